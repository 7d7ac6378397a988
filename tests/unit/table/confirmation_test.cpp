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

// Returns the confirmation asked for where everybody may know how the game ends.
std::string asked(Session& session, const Answer& answer) {
  return confirmation(session, answer, Confirm::weighty, true);
}

// Gives an answer as a person who confirms does, and returns the confirmation.
std::string ask_and_give(Session& session, const Answer& answer) {
  const std::string sentence = asked(session, answer);
  session.answer(answer);
  return sentence;
}

}  // namespace

TEST_CASE("an answer that ends the game is confirmed") {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  CHECK(ask_and_give(session, tiny::pick(0)).empty());
  CHECK(ask_and_give(session, tiny::votes()).empty());
  CHECK(asked(session, tiny::pick(1)).empty());  // not given after all
  CHECK(ask_and_give(session, tiny::pick(0)).empty());
  CHECK_FALSE(asked(session, tiny::votes()).empty());
  CHECK_FALSE(asked(session, tiny::votes({1, 1, 0})).empty());
  session.undo(2);
  CHECK(asked(session, tiny::votes()).empty());
  session.rename(2, "Bob");
  CHECK(ask_and_give(session, tiny::votes()).empty());
  CHECK(ask_and_give(session, tiny::pick(1)).empty());
  CHECK_FALSE(ask_and_give(session, tiny::votes()).empty());
  CHECK(session.question() == nullptr);
}

TEST_CASE("on a shared screen only drastic answers are confirmed") {
  const std::string rules =
      tiny::rules_with("id = \"vote\",", "id = \"vote\", drastic = g.round == 2,");
  Session session = Session::create(tiny::setup(tiny::sources(rules)), "", tiny::clock());
  const auto openly = [&](const Answer& answer) {
    return confirmation(session, answer, Confirm::weighty, false);
  };
  CHECK(openly(tiny::pick(0)).empty());
  session.answer(tiny::pick(0));
  CHECK(openly(tiny::votes()).empty());
  session.answer(tiny::votes());
  session.answer(tiny::pick(0));
  const std::string sentence = openly(tiny::votes());
  CHECK_FALSE(sentence.empty());
  CHECK(asked(session, tiny::votes()) == sentence);  // the same words, although this ends the game
}

TEST_CASE("the use of a power is confirmed if the table wants that") {
  const std::string rules = tiny::rules_with("id = \"vote\",", "id = \"vote\", power = true,");
  Session session = Session::create(tiny::setup(tiny::sources(rules)), "", tiny::clock());
  const auto openly = [&](const Answer& answer, Confirm which) {
    return confirmation(session, answer, which, false);
  };
  CHECK(openly(tiny::pick(0), Confirm::powers).empty());
  session.answer(tiny::pick(0));
  CHECK(openly(tiny::votes(), Confirm::weighty).empty());
  CHECK(openly(tiny::votes(), Confirm::nothing).empty());
  CHECK_FALSE(openly(tiny::votes(), Confirm::powers).empty());
}

TEST_CASE("finding out whether an answer ends the game does not replay the game") {
  Setup setup = tiny::setup(tiny::sources(tiny::rules_with("max = 9", "max = 9999")));
  setup.table.settings["game"]["rounds"] = 9999;
  Session session = Session::create(setup, "", tiny::clock());
  for (int round = 0; round < 9000; ++round) {
    session.answer(tiny::pick(0));
    session.answer(tiny::votes());
  }
  const double replay = seconds([&] { session.recover(); });
  const double both = seconds([&] {
    for (int pick = 0; pick < 2; ++pick) asked(session, tiny::pick(pick));
  });
  CHECK(both < replay);  // the first one asked about, and another after a no
  const double asking = seconds([&] {
    for (int round = 0; round < 15; ++round) {
      ask_and_give(session, tiny::pick(0));
      ask_and_give(session, tiny::votes());
    }
  });
  CHECK(asking < 3 * replay);  // for thirty answers
  const double once_more = seconds([&] {
    for (int times = 0; times < 30; ++times) asked(session, tiny::pick(0));
  });
  CHECK(once_more < 3 * replay);  // as when asked for confirmation
}

TEST_CASE("an answer that the rules fail on is not confirmed") {
  const std::string rules = tiny::rules_with("announce(\"voted\")", "error(\"lost\")");
  Session session = Session::create(tiny::setup(tiny::sources(rules)), "", tiny::clock());
  session.answer(tiny::pick(0));
  CHECK(asked(session, tiny::votes()).empty());
  CHECK_THROWS_AS(session.answer(tiny::votes()), ScriptError);
  session.recover();
  CHECK(session.question()->id == "vote");
}

TEST_CASE("who casts a ballot may be whom the question is about") {
  Question question;
  question.form = Form::ballots;
  question.options = {{0, "spare"}, {0, "lynch"}};
  question.slots = {{1, ""}, {2, ""}, {3, ""}};
  question.args = {{"player", Value{Player{2}}}};
  CHECK(is_of_whom_it_is_about(question, {false, {0, 1, 0}}));
  CHECK(is_of_whom_it_is_about(question, {false, {1, 0, 1}}));
  CHECK_FALSE(is_of_whom_it_is_about(question, {false, {1, 0, 0}}));
  question.args = {{"team", Value{std::vector<Value>{{Player{1}}, {Player{3}}}}}};
  CHECK(is_of_whom_it_is_about(question, {false, {1, 0, 1}}));
  question.args = {{"one", Value{Player{1}}}, {"other", Value{Player{2}}}};
  CHECK(is_of_whom_it_is_about(question, {false, {0, 0, 1}}));
  CHECK_FALSE(is_of_whom_it_is_about(question, {false, {0, 0, 0}}));
  question.args = {};
  CHECK_FALSE(is_of_whom_it_is_about(question, {false, {0, 1, 0}}));
}
