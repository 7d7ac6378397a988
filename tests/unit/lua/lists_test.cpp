// The list functions for scripts.
#include <catch2/catch.hpp>

#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// Returns the names in a list that a script makes at a table of three where Bình is away.
std::vector<std::string> names_in(const std::string& list) {
  Machine machine(
      tiny::sources(tiny::kDeclaration + tiny::kStatus +
                    "function rule.play(g) g.players[2].away = true\n"
                    "  local a, b, c = g.players[1], g.players[2], g.players[3]\n"
                    "  a.friends = { b, c, a, b }\n"
                    "  for _, one in ipairs(" +
                    list +
                    ") do announce(one.name) end\n  win{ winners = {}, reason = 'over' }\nend"),
      "en");
  Table table;
  table.players = {"Aki", "Bình", "Chie"};
  run_answers(machine, table);
  return mapped(machine.said(), &Announcement::id);
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("except() leaves out members by a field or a condition, in order") {
  CHECK(names_in("except(g.players, 'away')") == Names{"Aki", "Chie"});
  CHECK(names_in("except(g.players, function(one) return one.seat == 1 end)") ==
        Names{"Bình", "Chie"});
  CHECK(names_in("where(g.players, 'seat', 'away')") == Names{"Aki", "Chie"});
}

TEST_CASE("those_who() finds members by the index of their answer") {
  CHECK(names_in("those_who(g.players, { 'ja', 'nein', 'ja' }, 'ja')") == Names{"Aki", "Chie"});
  CHECK(names_in("those_who(g.players, {}, 'ja')") == Names{});
}

TEST_CASE("take_out() removes a member from the list itself, if it is in it") {
  const auto left = [](const std::string& what) {
    return names_in("(function() take_out(g.players[1].friends, " + what +
                    ") return g.players[1].friends end)()");
  };
  CHECK(left("g.players[3]") == Names{"Bình", "Aki", "Bình"});
  CHECK(left("g.players[2]") == Names{"Chie", "Aki"});
  CHECK(left("'nobody'") == Names{"Bình", "Chie", "Aki", "Bình"});
}

TEST_CASE("needed() finds as few members as a condition takes, omitting the last first") {
  const auto needed = [](const std::string& holds) {
    return names_in("needed(g.players, function(some) return " + holds + " end)");
  };
  CHECK(needed("true") == Names{});
  CHECK(needed("#some > 0") == Names{"Aki"});
  CHECK(needed("index_of(some, g.players[3]) and #some > 1") == Names{"Aki", "Chie"});
  CHECK(needed("#some == 3") == Names{"Aki", "Bình", "Chie"});
}

TEST_CASE("count() counts members that equal something or satisfy a condition") {
  CHECK(names_in("{ g.players[count({ 'ja', 'nein', 'ja' }, 'ja')] }") == Names{"Bình"});
  CHECK(names_in("{ g.players[count(g.players, function(one) return one.away end)] }") ==
        Names{"Aki"});
}

namespace {

// Returns what `made`, given the rows of three rounds, returns: a list of words
// and numbers, as one word.
std::string of_rounds(const std::string& made) {
  const std::string list =
      "(function() local aki, binh, chie = a, b, c\n"
      "  local heard = { { id = 'begins', leader = aki }, { id = 'votes', yes = { aki, binh }, no "
      "= { chie } },\n"
      "    { id = 'goes' }, { id = 'begins', leader = binh }, { id = 'votes', yes = 'nobody', no = "
      "{ aki, binh } },\n"
      "    { id = 'begins', leader = aki } }\n"
      "  local rows = rows_of(heard, { begins = { begins = true, 'leader' }, votes = { 'yes', 'no' "
      "},\n"
      "    goes = { outcome = 'went' } })\n"
      "  local function words(list) return table.concat(map(list, function(one)\n"
      "    if type(one) ~= 'table' then return one == none and '-' or tostring(one) end\n"
      "    return one.name or '(' .. table.concat(map(one, function(each)\n"
      "      return type(each) == 'table' and each.name or tostring(each) end), ',') .. ')'\n"
      "  end), ' ') end\n"
      "  return { { name = words(" +
      made + ") } } end)()";
  return names_in(list).at(0);
}

}  // namespace

TEST_CASE("a report's tables, charts and shares are made from rows of announcements") {
  CHECK(of_rounds("{ #rows, #rows_with(rows, { leader = aki }), #rows_with(rows, { yes = aki, "
                  "outcome = 'went' }) }") == "3 2 1");
  const std::string table =
      "table_of(rows, { 'leader', { 'label.n', function(_, n) return n end }, { 'label.yes', "
      "'yes', '?' }, 'outcome',"
      " { 'label.never', 'never', if_told = true } })";
  CHECK(of_rounds(table + ".columns") == "label.leader label.n label.yes label.outcome");
  CHECK(of_rounds(table + ".rows[1]") == "Aki 1 (Aki,Bình) went");
  CHECK(of_rounds(table + ".rows[3]") == "Aki 3 ? -");
  const std::string claims =
      "claims_of({ { of = aki, topic = 'side', player = g.players[2], said = { 'evil' }, round = 2 "
      "},"
      " { of = aki, topic = 'role' } }, { round = 'label.n', { 'label.true', function() return "
      "'no' "
      "end } })";
  CHECK(of_rounds(claims + ".columns") == "label.n label.who label.about label.claimed label.true");
  CHECK(of_rounds(claims + ".rows[1]") == "2 Aki (side,Bình) (evil) no");
  CHECK(of_rounds(claims + ".rows[2]") == "- Aki role refused-to-say no");
  CHECK(of_rounds("{ " + claims + ".label }") == "label.claims");
  const std::string people =
      "people_of(g.players, { 'label.who', { 'label.led', rows, 'leader' },"
      " { 'label.led-went', rows, 'leader', outcome = 'went' } })";
  CHECK(of_rounds(people + ".columns") == "label.who label.led label.led-went");
  CHECK(of_rounds(people + ".rows[1]") == "Aki 2 1");
  const std::string chart =
      "chart_of(rows, { across = 'label.round', { 'label.went', { outcome = 'went' } }, { "
      "'label.o', 'outcome' } })";
  CHECK(of_rounds(chart + ".steps") == "1 2 3");
  CHECK(of_rounds(chart + ".lines[1].values") == "1 1 1");
  CHECK(of_rounds(chart + ".lines[2].values") == "went - -");
  CHECK(of_rounds("votes_of(rows, g.players, { 'yes', 'no' }).rows[1]") == "- (2,2) (0,1)");
  CHECK(of_rounds("bars_of(rows, g.players, {}, function(row, one) return row.outcome and "
                  "row.leader == one end).rows[2]") == "Bình (0,1)");
  const std::string matrix =
      "matrix_of(rows, g.players, {}, function(row, one, other) if row.leader == one and one ~= "
      "other then return"
      " row.outcome == 'went' end end)";
  CHECK(of_rounds(matrix + ".rows[1]") == "- (1,2) (1,2)");
  CHECK(of_rounds("matrix_of({ { a = aki, b = g.players[2] } }, g.players, { 'a', 'b' }, "
                  "function() return true end).rows[1]") == "- (1,1) -");
  CHECK(of_rounds("{ #matrix_of({}, g.players, {}, function() return true end).rows }") == "0");
}
