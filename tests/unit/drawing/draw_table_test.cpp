#include <catch2/catch.hpp>

#include "cli/drawing/draw_widgets.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

Lines draw(const Lines& headings, const std::vector<Lines>& rows, int columns) {
  Catalogue text;
  text.add("board.item", "{label}: {what}");
  text.add("board.separator", "; ");
  const std::vector<std::string> names;
  const Drawing drawing(make_terminal(true, "xterm", true, columns), text, names);
  return draw_rows(headings, rows, std::vector<bool>(headings.size(), false), drawing);
}

}  // namespace

TEST_CASE("a table splits no word while other columns can give room") {
  const Lines headings{"Turn", "Drawn", "What was said of it"};
  const std::vector<Lines> rows{{"1", "Journalist, Politician", "nothing much to speak of"}};
  CHECK(draw(headings, rows, 36) ==
        Lines{"Turn  Drawn           What was said", "                      of it",
              "1     Journalist,     nothing much", "      Politician      to speak of"});
  CHECK(draw(headings, rows, 27) ==
        Lines{"Turn  Drawn        What was", "                   said of", "                   it",
              "1     Journalist,  nothing", "      Politician   much to",
              "                   speak of"});
}

TEST_CASE("columns of short words shrink before a long word is split") {
  CHECK(draw({"Investigated", "Called to a game"}, {{"0", "0 in 0 of 3"}}, 20) ==
        Lines{"Investigated  Called", "              to a", "              game",
              "0             0 in 0", "              of 3"});
}

TEST_CASE("a table splits only the widest words if they do not fit") {
  CHECK(draw({"Chancellor", "Extraordinarily", "Ja"}, {{"1", "2", "3"}}, 28) ==
        Lines{"Chancellor  Extraordinar  Ja", "            ily", "1           2             3"});
}

TEST_CASE("Japanese text in a table breaks anywhere") {
  CHECK(draw({"次の大統領候補者の名前", "首相"}, {{"あき", "ビン"}}, 20) ==
        Lines{"次の大統領候補  首相", "者の名前", "あき            ビン"});
}

TEST_CASE("a table that becomes a list leaves out empty cells, but no rows") {
  const Lines headings{"Round", "President", "Ja", "Nein", "Policy", "Drawn", "Handed on", "Then"};
  CHECK(draw(headings, {{"1", "Aki", "5", "-", "Liberal", "–", "", "-"}}, 50) ==
        Lines{"1 | President: Aki; Ja: 5; Policy: Liberal"});
  CHECK(draw(headings, {{"2", "-", "-", "-", "-", "-", "-", "-"}}, 50) == Lines{"2 | -"});
}
