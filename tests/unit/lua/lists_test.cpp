// The verbs for lists that every script has.
#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// The names in a list that a script makes at a table of three, where Bình is away.
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
  feed(machine, table);
  std::vector<std::string> names;
  for (const Announcement& one : machine.said()) names.push_back(one.id);
  return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("members are left out by a field or by a condition, in their order") {
  CHECK(names_in("except(g.players, 'away')") == Names{"Aki", "Chie"});
  CHECK(names_in("except(g.players, function(one) return one.seat == 1 end)") ==
        Names{"Bình", "Chie"});
  CHECK(names_in("where(g.players, 'seat', 'away')") == Names{"Aki", "Chie"});
}

TEST_CASE("those who answered so are found by the place of their answer") {
  CHECK(names_in("those_who(g.players, { 'ja', 'nein', 'ja' }, 'ja')") == Names{"Aki", "Chie"});
  CHECK(names_in("those_who(g.players, {}, 'ja')") == Names{});
}

TEST_CASE("a member is taken out of the list itself, or nothing is where it is not in it") {
  const auto left = [](const std::string& what) {
    return names_in("(function() take_out(g.players[1].friends, " + what +
                    ") return g.players[1].friends end)()");
  };
  CHECK(left("g.players[3]") == Names{"Bình", "Aki", "Bình"});
  CHECK(left("g.players[2]") == Names{"Chie", "Aki"});
  CHECK(left("'nobody'") == Names{"Bình", "Chie", "Aki", "Bình"});
}

TEST_CASE("as few members as something takes are found, the last left out first") {
  const auto needed = [](const std::string& holds) {
    return names_in("needed(g.players, function(some) return " + holds + " end)");
  };
  CHECK(needed("true") == Names{});
  CHECK(needed("#some > 0") == Names{"Aki"});
  CHECK(needed("index_of(some, g.players[3]) and #some > 1") == Names{"Aki", "Chie"});
  CHECK(needed("#some == 3") == Names{"Aki", "Bình", "Chie"});
}

TEST_CASE("members are counted that equal something or satisfy a condition") {
  CHECK(names_in("{ g.players[count({ 'ja', 'nein', 'ja' }, 'ja')] }") == Names{"Bình"});
  CHECK(names_in("{ g.players[count(g.players, function(one) return one.away end)] }") ==
        Names{"Aki"});
}
