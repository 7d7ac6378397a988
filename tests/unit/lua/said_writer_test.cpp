// What is said, written down as it is said.
#include <catch2/catch.hpp>

#include "engine/error.hpp"
#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// A table that hears `body`, a part of a script in which `a` and `b` are the first two players.
class Hearing {
 public:
  explicit Hearing(const std::string& body, bool budget = false)
      : machine_(tiny::sources(tiny::kDeclaration + tiny::kStatus +
                               "function rule.play(g) local a, b = g.players[1], g.players[2]\n" +
                               body + "\nwin{ winners = {}, reason = 'over' } end\n"),
                 "en", budget) {
    machine_.write_said(&written, [this](const Announcement& one) {
      asked.push_back(one.id);
      return one.id + ";";
    });
  }

  std::string play(const std::vector<std::string>& players = {"Aki", "Bình", "Chie"}) {
    Table table;
    table.players = players;
    written.clear();
    asked.clear();
    feed(machine_, table);
    CHECK(machine_.said().empty());
    return written;
  }

  std::string written;
  std::vector<std::string> asked;  // how each of them is written
  Machine machine_;
};

}  // namespace

TEST_CASE("the same that is said again is written again, and nobody is asked how") {
  Hearing table(
      "for _ = 1, 3 do announce('x', { who = a, of = { b, 'red', 2 }, open = true }) end\n"
      "tell(b, 'y') tell(b, 'y') tell({ a, b }, 'z') tell({ a, b }, 'z')");
  CHECK(table.play() == "x;x;x;y;y;z;z;");
  CHECK(table.asked == std::vector<std::string>{"x", "y", "z"});
  CHECK(table.play() == "x;x;x;y;y;z;z;");  // in the next game, too
  CHECK(table.asked.empty());
}

TEST_CASE("whatever is unlike in what is said is asked about") {
  const std::string other = GENERATE(
      "announce('xy', { n = 1 })", "announce('x', { n = 2 })", "announce('x', { m = 1 })",
      "announce('x', { n = '1' })", "announce('x', { n = true })", "announce('x', { n = a })",
      "announce('x', { n = { 1 } })", "announce('x', { n = 1, m = 1 })", "announce('x')",
      "tell(a, 'x', { n = 1 })", "tell('moderator', 'x', { n = 1 })", "announce('x', { n = {} })");
  CAPTURE(other);
  Hearing table("announce('x', { n = 1 }) " + other);
  table.play();
  CHECK(table.asked.size() == 2);
}

TEST_CASE("players are the same who are called the same, wherever they sit") {
  Hearing table("announce('x', { who = a }) announce('y', { who = { b } }) tell(b, 'z')");
  table.play({"Aki", "Bình", "Chie"});
  CHECK(table.play({"Aki", "Bình", "Dan"}) == "x;y;z;");
  CHECK(table.asked.empty());
  table.play({"Bình", "Aki", "Chie"});
  CHECK(table.asked == std::vector<std::string>{"x", "y", "z"});
}

TEST_CASE("what is too long or too deep to be compared is asked about each time") {
  Hearing table(
      "local long = string.rep('x', 2000)\n"
      "for _ = 1, 2 do announce('x', { word = long }) announce('y', { list = { { a } } }) end");
  CHECK(table.play() == "x;y;x;y;");
  CHECK(table.asked == std::vector<std::string>{"x", "y", "x", "y"});
}

TEST_CASE("what is written counts as said, and what cannot be said is not written") {
  Hearing endless("while true do announce('x') end", true);
  CHECK_THROWS_AS(endless.play(), ScriptError);
  CHECK(endless.written.size() == 1000);  // 500 of them
  Hearing wrong("announce('x', { n = function() end })");
  CHECK_THROWS_AS(wrong.play(), ScriptError);
}

TEST_CASE("a machine that writes no longer keeps what is said") {
  Hearing table("announce('x')");
  table.play();
  table.machine_.write_said(nullptr);
  Table again;
  again.players = {"Aki", "Bình"};
  feed(table.machine_, again);
  REQUIRE(table.machine_.said().size() == 1);
  CHECK(table.machine_.said().front().id == "x");
  CHECK(table.written == "x;");
}
