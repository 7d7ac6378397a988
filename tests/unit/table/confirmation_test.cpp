#include "cli/table/confirmation.hpp"

#include <chrono>

#include <catch2/catch.hpp>

#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

double seconds(const auto& act) {
  const auto start = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// As a person does who confirms: asked about, then given.
std::string ask_and_give(Confirmation& confirmation, Session& session, const Answer& answer) {
  const std::string sentence = confirmation.sentence(answer);
  session.answer(answer);
  return sentence;
}

}  // namespace

TEST_CASE("an answer is asked about once more where it ends the game") {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  Confirmation confirmation(session, true);
  CHECK(ask_and_give(confirmation, session, tiny::pick(0)).empty());
  CHECK(ask_and_give(confirmation, session, tiny::votes()).empty());
  CHECK(confirmation.sentence(tiny::pick(1)).empty());  // not given after all
  CHECK(ask_and_give(confirmation, session, tiny::pick(0)).empty());
  CHECK_FALSE(confirmation.sentence(tiny::votes()).empty());
  CHECK_FALSE(confirmation.sentence(tiny::votes({1, 1, 0})).empty());
  session.undo(2);
  CHECK(confirmation.sentence(tiny::votes()).empty());
  session.rename(2, "Bob");
  CHECK(ask_and_give(confirmation, session, tiny::votes()).empty());
  CHECK(ask_and_give(confirmation, session, tiny::pick(1)).empty());
  CHECK_FALSE(ask_and_give(confirmation, session, tiny::votes()).empty());
  CHECK(session.question() == nullptr);
}

TEST_CASE("where all see the screen, only what the rules call drastic is asked about") {
  std::string rules = tiny::kRules;
  const std::string vote = "id = \"vote\",";
  rules.replace(rules.find(vote), vote.size(), vote + " drastic = g.round == 2,");
  Session session = Session::create(tiny::setup(tiny::sources(rules)), "", tiny::clock());
  Confirmation open(session, false), own(session, true);
  CHECK(open.sentence(tiny::pick(0)).empty());
  session.answer(tiny::pick(0));
  CHECK(open.sentence(tiny::votes()).empty());
  session.answer(tiny::votes());
  session.answer(tiny::pick(0));
  const std::string sentence = open.sentence(tiny::votes());
  CHECK_FALSE(sentence.empty());
  CHECK(own.sentence(tiny::votes()) == sentence);  // the same words, though this ends the game
}

TEST_CASE("the use of a power is asked about where the table wants that") {
  std::string rules = tiny::kRules;
  const std::string vote = "id = \"vote\",";
  rules.replace(rules.find(vote), vote.size(), vote + " power = true,");
  Session session = Session::create(tiny::setup(tiny::sources(rules)), "", tiny::clock());
  Confirmation confirmation(session, false);
  CHECK(confirmation.sentence(tiny::pick(0), Confirm::powers).empty());
  session.answer(tiny::pick(0));
  CHECK(confirmation.sentence(tiny::votes()).empty());
  CHECK(confirmation.sentence(tiny::votes(), Confirm::nothing).empty());
  CHECK_FALSE(confirmation.sentence(tiny::votes(), Confirm::powers).empty());
}

TEST_CASE("to ask whether an answer ends the game does not run the game again") {
  Setup setup = tiny::setup();
  std::string rules = tiny::kRules;
  rules.replace(rules.find("max = 9"), 7, "max = 999");
  setup.sources = tiny::sources(rules);
  setup.table.settings["game"]["rounds"] = 999;
  Session session = Session::create(setup, "", tiny::clock());
  for (int round = 0; round < 200; ++round) {
    session.answer(tiny::pick(0));
    session.answer(tiny::votes());
  }
  Confirmation confirmation(session, true);
  confirmation.sentence(tiny::pick(0));
  session.answer(tiny::pick(0));
  const double replay = seconds([&] { session.recover(); });
  const double asking = seconds([&] {
    for (int round = 0; round < 15; ++round) {
      ask_and_give(confirmation, session, tiny::votes());
      ask_and_give(confirmation, session, tiny::pick(0));
    }
  });
  CHECK(asking < 3 * replay);  // of thirty answers
  const double once_more = seconds([&] {
    for (int times = 0; times < 30; ++times) confirmation.sentence(tiny::votes());
  });
  CHECK(once_more < 3 * replay);  // as when it is asked whether that is meant
}
