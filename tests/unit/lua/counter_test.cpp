#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// Returns rules that declare `counts` and play `body` as the whole game.
Machine uncounted(const std::string& counts, const std::string& body) {
  const std::string texts =
      "text = { en = { met = \"Met.\", [\"count.meets\"] = \"Met\" } }, counts = " + counts;
  const std::string mine =
      "variant{ id = \"mine\", game = \"tiny\", title = { en = \"Mine\" }, rule = { en = \"Ours.\" "
      "}, " +
      texts +
      " }\nlocal games = 0\naround(\"play\", function(base, g) local a, b = g.players[1], "
      "g.players[2]\n" +
      body + "\nwin{ winners = {} } end)\n";
  std::vector<Source> sources = tiny::sources();
  sources.push_back({"mine.lua", mine});
  return Machine(sources, "en");
}

Machine counting(const std::string& counts, const std::string& body) {
  Machine machine = uncounted(counts, body);
  machine.count();
  return machine;
}

// Returns the count of "meets" by seat, for three players.
std::vector<std::int64_t> met(Machine& machine) {
  Table table;
  table.players = {"Aki", "Bình", "Chie"};
  run_answers(machine, table);
  std::vector<std::int64_t> times(3);
  for (const Counted& one : machine.counts()) {
    CHECK(one.what == "meets");
    times[static_cast<std::size_t>(one.seat - 1)] += one.n;
  }
  return times;
}

}  // namespace

TEST_CASE("players named by an announcement are counted, one or several, each time") {
  Machine machine = counting("{ met = { who = \"meets\", whom = \"meets\" } }",
                             "announce(\"met\", { who = a, whom = { a, b } })\n"
                             "tell(a, \"met\", { who = b })\n"
                             "announce(\"met\", { who = \"a word\", whom = 3 })\n"
                             "announce(\"met\")");
  CHECK(met(machine) == std::vector<std::int64_t>{2, 2, 0});
  CHECK(met(machine) == std::vector<std::int64_t>{2, 2, 0});  // each game counts anew
}

TEST_CASE("counting goes on where scripts keep something from game to game") {
  Machine machine = counting("{ met = { who = \"meets\" } }",
                             "games = games + 1\nannounce(\"met\", { who = a })");
  for (int i = 0; i < 3; ++i) CHECK(met(machine) == std::vector<std::int64_t>{1, 0, 0});
}

TEST_CASE("announcements are counted even if muted") {
  Machine machine = counting("{ met = { who = \"meets\" } }", "announce(\"met\", { who = b })");
  machine.mute(true);
  CHECK(met(machine) == std::vector<std::int64_t>{0, 1, 0});
  CHECK(machine.said().empty());
}

TEST_CASE("nothing is counted unless asked for") {
  Machine machine = uncounted("{ met = { who = \"meets\" } }", "announce(\"met\", { who = b })");
  CHECK(met(machine) == std::vector<std::int64_t>{0, 0, 0});
}

TEST_CASE("counting what is never announced, or without a heading, is a diagnostic") {
  const Machine machine =
      counting("{ mett = { who = \"meets\" }, met = { who = \"metings\" } }", "");
  CHECK(std::ranges::count_if(machine.diagnostics(), &Diagnostic::error) == 2);
  std::string told;
  for (const Diagnostic& diagnostic : machine.diagnostics()) told += diagnostic.message + "\n";
  CHECK(told.find("'metings' without a text count.metings") != std::string::npos);
  CHECK(told.find("announcements 'mett'") != std::string::npos);
}
