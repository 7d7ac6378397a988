#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// Returns the fingerprint of the state that `build` makes of g.
std::uint64_t print(const std::string& build) {
  Machine machine(tiny::sources(tiny::kDeclaration + tiny::kStatus + "function rule.play(g) " +
                                build + " choose{ id = 'who', from = g.players } end"),
                  "en");
  Table table;
  table.players = {"Aki", "Bình", "Chie"};
  run_answers(machine, table);
  return machine.fingerprint();
}

std::string complaint(const std::string& build) {
  return tiny::error_of([&] { print(build); });
}

}  // namespace

TEST_CASE("equal states have equal fingerprints, however they came about") {
  CHECK(print("g.a, g.b = 1, 'x'") == print("g.b = 'x' g.a = 1"));
  CHECK(print("g.t = { 1, 2, 3 }") ==
        print("g.t = {} for i = 1, 4 do g.t[i] = i end g.t[4] = nil"));
  CHECK(print("for i = 1, 50 do g['k' .. i] = i end for i = 1, 49 do g['k' .. i] = nil end") ==
        print("g.k50 = 50"));
}

TEST_CASE("all bits of a whole number count") {
  const auto g = [](const char* value) { return print(std::string("g.n = ") + value); };
  CHECK(g("1") != g("1 + (1 << 62)"));
  CHECK(g("1") != g("1 + (1 << 63)"));
  CHECK(g("-1") != g("-1 - (1 << 62)"));
  CHECK(g("5 + (1 << 62)") != g("5 + (1 << 63)"));
}

TEST_CASE("what rules keep is found under any name, and gone when the next game begins") {
  const auto said_in_two_games = [](const std::string& kept) {
    Machine machine(
        tiny::sources(kept + tiny::kDeclaration + tiny::kStatus +
                      "local tell = announce\n"
                      "function rule.play(g) next_one() tell('rolled', { player = g.players[1], "
                      "die = count_of() }) choose{ id = 'who', from = g.players } end"),
        "en");
    Table table;
    table.players = {"Aki", "Bình"};
    std::vector<Announcement> said;
    for (int i = 0; i < 2; ++i) {
      run_answers(machine, table);
      said.push_back(machine.said().back());
    }
    return said;
  };
  for (const char* kept :
       {"local n = 0 local function next_one() n = n + 1 end local function count_of() return n "
        "end\n",
        "local next_one, count_of do local _ENV = { t = { n = 0 } } function next_one() t.n = t.n "
        "+ 1 end "
        "function count_of() return t.n end end\n",
        "map = { n = 0 } local function next_one() map.n = map.n + 1 end local function count_of() "
        "return map.n end\n"}) {
    INFO(kept);
    const auto said = said_in_two_games(kept);
    CHECK(*find(said[0].args, "die") == *find(said[1].args, "die"));  // in any order
  }
}

TEST_CASE("states that differ have different fingerprints") {
  const std::vector<std::string> states{"",
                                        "g.a = 1",
                                        "g.a = 2",
                                        "g.b = 1",
                                        "g.a = '1'",
                                        "g.a = true",
                                        "g.a = false",
                                        "g.a = {}",
                                        "g.a = { 1 }",
                                        "g.a = { 1, 2 }",
                                        "g.a = { 2, 1 }",
                                        "g.a = { x = 1 }",
                                        "g.a = { { 1 }, 2 }",
                                        "g.a = { 1, { 2 } }",
                                        "g.a = g.players[1]",
                                        "g.a = g.players[2]",
                                        "g.players[1].x = 1",
                                        "g.players[2].x = 1",
                                        "g.a = ''",
                                        "g.a = 0",
                                        "g.a = -1",
                                        "g.a, g.b = 1, 2",
                                        "g.a, g.b = 2, 1",
                                        "g.a = 1 << 40",
                                        "g.a = { a = { a = 1 } }",
                                        "g.a = { a = { b = 1 } }"};
  std::vector<std::uint64_t> prints;
  for (const std::string& state : states) prints.push_back(print(state));
  for (std::size_t i = 0; i < states.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      INFO(states[i] << " / " << states[j]);
      CHECK(prints[i] != prints[j]);
    }
  }
}

TEST_CASE("state that is not plain data is reported with its path") {
  CHECK(complaint("g.a = function() end") == "g.a is a function; g holds plain data only");
  CHECK(complaint("g.a = { b = { 1, 2.5 } }") == "g.a.b[2] has a fraction: use // to divide");
  CHECK(complaint("g.a = { 1, 2, nil, 4 }") == "g.a is a list with a hole: it has [4] and no [3]");
  CHECK(complaint("g.a = { [3] = 1 }") == "g.a is a list with a hole: it has [3] and no [1]");
  CHECK(complaint("g.a = { [0] = 1 }") == "g.a has [0]; a list begins with [1]");
  CHECK(complaint("g.a = { 1, x = 2 }") == "g.a mixes names and numbers");
  CHECK(complaint("g.a = { [true] = 1 }") ==
        "g.a has a key that is neither a whole number nor a string");
  CHECK(complaint("g.a = {} g.a.a = g.a") == "g.a.a leads back to g.a");
  CHECK(complaint("g.a = { b = { 1, { c = {} } } } g.a.b[2].c.d = g.a.b g.z = { g.a }") ==
        "g.a.b[2].c.d leads back to g.a.b");
  CHECK(complaint("g.me = g") == "g.me leads back to g");
  CHECK(complaint("local at = g for _ = 1, 20 do at.a = {} at = at.a end")
            .find("is nested too deep") != std::string::npos);
  CHECK(complaint("g.players[1].best = g.players[2] g.players[2].best = g.players[1]").empty());
}
