#include "engine/log/recall.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

constexpr Reader kModerator{Reader::Who::moderator, 0}, kAki{Reader::Who::player, 1};

// Returns the recall that the words set, in words, or the word that does not fit.
std::string made(const std::string& words, Recall before = {}) {
  const auto made = changed(std::move(before), Line(words).words());
  const auto* recall = std::get_if<Recall>(&made);
  return recall ? in_words(*recall) : "not " + std::get<std::string>(made);
}

}  // namespace

TEST_CASE("by default everybody may be reminded of everything") {
  for (const Reader& reader : {tiny::kEveryone, kModerator, kAki}) {
    CHECK(may_recall({}, "votes", reader));
    CHECK(may_recall({{"votes", "nobody"}}, "marks", reader));
    CHECK(may_recall({{"votes", "nobody"}}, "", reader));
  }
}

TEST_CASE("recall may be for the moderator only, or for nobody") {
  CHECK(may_recall({{"votes", "moderator"}}, "votes", kModerator));
  CHECK_FALSE(may_recall({{"votes", "moderator"}}, "votes", tiny::kEveryone));
  CHECK_FALSE(may_recall({{"votes", "moderator"}}, "votes", kAki));
  CHECK_FALSE(may_recall({{"votes", "nobody"}}, "votes", kModerator));
}

TEST_CASE("words change all items or one, ignoring case and width") {
  CHECK(made("") == "votes=everybody marks=everybody claims=everybody");
  CHECK(made("Moderator") == "votes=moderator marks=moderator claims=moderator");
  CHECK(made("votes=nobody,marks=moderator") == "votes=nobody marks=moderator claims=everybody");
  CHECK(made("ＶＯＴＥＳ=everybody", {{"votes", "nobody"}, {"marks", "nobody"}}) ==
        "votes=everybody marks=nobody claims=everybody");
  CHECK(made("nobody claims=moderator") == "votes=nobody marks=nobody claims=moderator");
  CHECK(std::get<Recall>(changed({}, Line("everybody").words())).empty());
}

TEST_CASE("the first word that does not fit is named") {
  CHECK(made("votes=nobody hands=nobody") == "not hands=nobody");
  CHECK(made("votes=me") == "not votes=me");
  CHECK(made("votes") == "not votes");
  CHECK(made("=nobody") == "not =nobody");
}
