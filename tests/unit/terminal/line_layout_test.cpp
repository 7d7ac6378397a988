#include "cli/terminal/line_view.hpp"

#include <catch2/catch.hpp>

#include "cli/terminal/columns.hpp"

using narrator::cli::cells;
using narrator::cli::fitting;
using narrator::cli::lay_out;

TEST_CASE("A letter with its marks is one cell, and what could disturb a terminal is not shown") {
  const auto found = cells(U"e\u0302\u0323彩\u202Ex");
  REQUIRE(found.size() == 4);
  CHECK(found[0].length == 3);
  CHECK(found[0].width == 1);
  CHECK(found[1].width == 2);
  CHECK(found[2].shown == "\uFFFD");
  CHECK(found[3].begin == 5);
}

TEST_CASE("A mark without a letter is visible") {
  CHECK(cells(U"\u0301").front().width == 1);
  const auto after_line_end = cells(U"\n\u0301");
  REQUIRE(after_line_end.size() == 2);
  CHECK(after_line_end[1].shown == " \u0301");
}

TEST_CASE("A letter of several code points is as wide on the line as in a text") {
  for (const auto* letter : {U"🇯🇵", U"👨\u200D👩\u200D👧", U"か\u3099", U"ệ"}) {
    const auto found = cells(letter);
    REQUIRE(found.size() == 1);
    CHECK(found[0].width == narrator::cli::display_width(found[0].shown));
  }
  CHECK(cells(U"🇯🇵").front().width == 2);
}

TEST_CASE("A wide character is not cut in two at the edge") {
  const auto layout = lay_out(U"> ", U"a彩子", 0, 4);
  REQUIRE(layout.rows.size() == 2);
  CHECK(layout.rows[0].text == "> a");
  CHECK(layout.rows[0].goes_on);
  CHECK(layout.rows[1].text == "彩子");
  CHECK(layout.cursor_row == 0);
  CHECK(layout.cursor_column == 2);
}

TEST_CASE("The cursor is where the next character goes") {
  const auto before_wide = lay_out(U"> ", U"a彩", 1, 4);
  CHECK(before_wide.cursor_row == 1);
  CHECK(before_wide.cursor_column == 0);
  const auto at_the_end = lay_out(U"> ", U"ab", 2, 4);
  REQUIRE(at_the_end.rows.size() == 2);
  CHECK(at_the_end.rows[1].text.empty());
  CHECK(at_the_end.cursor_row == 1);
}

TEST_CASE("A headline keeps its colours and loses what does not fit") {
  CHECK(fitting("\x1b[1m彩子さん\x1b[0m", 5) == "\x1b[1m彩子\x1b[0m");
  CHECK(fitting("plain", 3) == "pla");
  CHECK(fitting("a\x1b[2Jb", 9) == "a\uFFFD[2Jb");
  CHECK(fitting("x👨\u200D👩", 2) == "x");  // never half of a letter
}
