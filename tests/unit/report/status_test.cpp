#include "engine/report/report.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

const Reader everyone{Reader::Who::everyone, 0};
const Reader moderator{Reader::Who::moderator, 0};
const Reader second{Reader::Who::player, 2};

}  // namespace

TEST_CASE("a fact about a player is in the view of those who were told it, and null for others") {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  const auto hands = [&](const Reader& reader) {
    Json found = Json::array();
    const Json status = status_json(session, reader);
    for (const Json& player : status["players"]) found.push_back(player["hand"]);
    return found;
  };
  const Json all = hands(moderator);
  CHECK(all[0].is_string());
  CHECK(hands(everyone) == Json({nullptr, nullptr, nullptr}));
  CHECK(hands(second) == Json({nullptr, all[1], nullptr}));
}

TEST_CASE("a secret question shows only that it is asked, of whom and in what form") {
  const std::vector<std::string> names{"Aki", "Bình"};
  Question question;
  question.id = "card";
  question.of = 2;
  question.options = {{0, "red"}, {0, "blue"}};
  question.secret = true;
  question.to = Audience{false, {2}};
  CHECK(question_json(&question, names, everyone).dump() ==
        R"({"id":"card","of":"Bình","kind":"word","secret":true})");
  CHECK(question_json(&question, names, second)["options"] == Json({"red", "blue"}));
  CHECK(question_json(&question, names, moderator)["options"] == Json({"red", "blue"}));
  CHECK(question_json(nullptr, names, everyone).is_null());
}

TEST_CASE("every form of question tells programs what it takes") {
  const std::vector<std::string> names{"Aki", "Bình"};
  Question question;
  question.id = "q";
  const auto json = [&] { return question_json(&question, names, everyone).dump(); };
  question.form = Form::number;
  question.min = 2;
  question.max = 5;
  CHECK(json() == R"({"id":"q","of":null,"kind":"number","min":2,"max":5})");
  question.form = Form::choose;
  question.options = {{1, ""}, {2, ""}};
  question.min = 1;
  question.max = 2;
  CHECK(json() ==
        R"({"id":"q","of":null,"kind":"players","options":["Aki","Bình"],"min":1,"max":2})");
  question.form = Form::ballots;
  question.slots = {{2, ""}};
  question.options = {{0, "ja"}};
  CHECK(json() == R"({"id":"q","of":null,"kind":"ballots","options":["ja"],"voters":["Bình"]})");
  question.form = Form::deal;
  question.copies = {3};
  CHECK(json() ==
        R"({"id":"q","of":null,"kind":"deal","options":["ja"],"copies":[3],"slots":["Bình"]})");
  question.positions = 4;
  CHECK(json() == R"({"id":"q","of":null,"kind":"deal","options":["ja"],"copies":[3],"slots":4})");
}

TEST_CASE("the status has the same fields from the beginning to the end") {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  const auto fields = [&] {
    std::string names;
    const Json status = status_json(session, everyone);
    for (const auto& [key, value] : status.items()) names += key + " ";
    return names;
  };
  const std::string all =
      "game variants answers phase round players board question result testimony findings "
      "false_claims ";
  CHECK(fields() == all);
  while (session.question() != nullptr) {
    session.answer(session.question()->id == "who" ? tiny::pick(0) : tiny::votes());
    CHECK(fields() == all);
  }
  const Json status = status_json(session, everyone);
  CHECK(status["question"].is_null());
  CHECK(status["result"]["reason"] == "rounds");
}

TEST_CASE("a status rule that returns odd rows does no harm") {
  std::vector<Source> sources = tiny::sources();
  sources.push_back(
      tiny::variant("around('status', function() return { players = { 5, 'x' } } end)"));
  Session session = Session::create(tiny::setup(sources), "", tiny::clock());
  const Json status = status_json(session, everyone);
  CHECK(status["players"][0]["name"] == "Aki");
  CHECK(status["phase"].is_null());
}
