// What is said, written down as it is said.
#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/declaration/slip.hpp"
#include "engine/log/log_json.hpp"
#include "engine/machine.hpp"
#include "engine/session/playout.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/library.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// What a machine writes of a game in which chance and everybody's answers go by `seed`.
class Writing {
 public:
  explicit Writing(const std::string& game) : machine_(game_sources(game, "en"), "en") {
    machine_.write_said(&written_, [this](const Announcement& one) {
      ++asked;
      std::vector<Said> said(1);
      put_into_words(machine_.text(), one, names_, said.front());
      return said_text(said, names_) + end;
    });
  }

  std::string play(const std::vector<std::string>& names, int seed) {
    names_ = names;
    written_.clear();
    asked = 0;
    play_out(machine_, {names, {}, {}}, "said", seed);
    CHECK(machine_.said().empty());
    return written_;
  }

  int asked = 0;           // how often it was asked how something is written
  std::string end = "\n";  // of each text

 private:
  Machine machine_;
  std::vector<std::string> names_;
  std::string written_;
};

const std::vector<std::string> kNames = {"Aki", "Bình", "Chie", "Dan", "Emi"};

// A script that is a stranger's, whose whole evening is `body`.
Machine strange(const std::string& body) {
  return Machine(tiny::sources(tiny::kDeclaration + tiny::kStatus +
                               "local times = { n = 0 }\nfunction rule.play(g)\n" + body +
                               "\nwin{ winners = {}, reason = 'over' } end\n"),
                 "en");
}

const Table kTable{{"Aki", "Bình", "Chie"}, {}, {}};

}  // namespace

TEST_CASE("what is said again in the next game is written again, and hardly anybody is asked how") {
  Writing writing("secret-hitler");
  const std::string first = writing.play(kNames, 1);
  const int asked = writing.asked;
  CHECK(asked > 20);
  CHECK(writing.play(kNames, 1) == first);
  CHECK(writing.asked < asked / 3);  // by chance two share a place, and push each other out
}

TEST_CASE("what was kept of other games and players changes nothing that is written") {
  const std::string game = GENERATE("secret-hitler", "secrets", "werewolf", "wheel-of-history");
  CAPTURE(game);
  Writing kept(game);
  std::vector<std::string> names = kNames;
  if (game == "wheel-of-history") names.pop_back();
  int asked = 0, asked_anew = 0;
  for (int seed = 0; seed < 30; ++seed) {
    std::rotate(names.begin(), names.begin() + 1, names.end());
    names.front() = seed % 3 == 0 ? "Zoe " + std::to_string(seed) : names.front();
    Writing anew(game);
    CHECK(kept.play(names, seed) == anew.play(names, seed));
    asked += kept.asked;
    asked_anew += anew.asked;
  }
  CHECK(asked < asked_anew);
}

TEST_CASE("once there is no room for more, all is forgotten and written as before") {
  Writing writing("secret-hitler");
  writing.end = std::string(300, '.');
  const std::string first = writing.play(kNames, 1);
  const int asked = writing.asked;
  std::vector<std::string> names = kNames;
  for (int game = 0; game < 200; ++game) {
    names.back() = "Guest " + std::to_string(game);
    names.front() = "Host " + std::to_string(game);
    writing.play(names, 1);
  }
  CHECK(writing.play(kNames, 1) == first);
  CHECK(writing.asked > asked / 2);
  CHECK(writing.play(kNames, 1) == first);
  CHECK(writing.asked < asked / 3);
}

TEST_CASE("what a stranger says is written however often the rules are loaded anew") {
  Machine machine = strange("times.n = times.n + 1 announce('x')");
  std::string written;
  machine.write_said(&written, [](const Announcement& one) { return one.id + ";"; });
  for (int game = 1; game <= 3; ++game) {
    feed(machine, kTable);
    CHECK(machine.said().empty());
  }
  CHECK(written == "x;x;x;");
}

TEST_CASE("what a stranger says and is written counts as if it was kept") {
  std::string written;
  Machine endless = strange("while true do announce('x') end");
  endless.write_said(&written, [](const Announcement& one) { return one.id + ";"; });
  CHECK_THROWS_AS(feed(endless, kTable), ScriptError);
  CHECK(written.size() == 1000);  // 500 of them

  Machine large = strange(
      "local long = string.rep('x', 4000)\n"
      "for _ = 1, 450 do announce('x', { word = long }) end");
  large.write_said(&written, [](const Announcement&) { return std::string(); });
  CHECK_THROWS_AS(feed(large, kTable), ScriptError);
}

TEST_CASE("a machine that writes no longer keeps what is said") {
  Machine machine = strange("announce('x')");
  std::string written;
  machine.write_said(&written, [](const Announcement& one) { return one.id + ";"; });
  machine.write_said(nullptr);
  feed(machine, kTable);
  REQUIRE(machine.said().size() == 1);
  CHECK(machine.said().front().id == "x");
  CHECK(written.empty());
}
