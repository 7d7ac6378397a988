#include "engine/testimony/testimony.hpp"

#include <catch2/catch.hpp>

using namespace narrator;

namespace {

const std::vector<Topic> kTopics = {{"hand", 1, 2, 0, {"red", "blue"}, 3, false, true},
                                    {"pair", 2, 2, 0, {"red", "blue"}, 2, false, false}};

bool counts(Claim claim) {
  LogNote note{"claim", "in words", "", 4};
  note.claim = std::move(claim);
  return in_effect(note, kTopics);
}

Claim hand(std::vector<std::string> said, std::string discard = {}) {
  return {1, "hand", 2, 0, std::move(said), std::move(discard)};
}

Claim pair(std::vector<std::string> said, std::string discard = {}) {
  return {2, "pair", 2, 0, std::move(said), std::move(discard)};
}

}  // namespace

TEST_CASE("a claim counts as long as its topic exists") {
  CHECK(counts(hand({"red", "red", "blue"})));
  CHECK(counts(hand({})));  // refused
  Claim other_round = hand({"red", "red", "blue"});
  other_round.round = 3;
  CHECK_FALSE(counts(other_round));
  Claim other_speaker = hand({"red", "red", "blue"});
  other_speaker.by = 2;
  CHECK_FALSE(counts(other_speaker));
  CHECK(counts({2, "", 0, 0, {"anything"}, ""}));
  CHECK(in_effect({"note", "Binh asked for a break", "", 4}, {}));
}

TEST_CASE("a logged claim that its topic does not allow is ignored") {
  CHECK_FALSE(counts(hand({"red", "red"})));
  CHECK_FALSE(counts(hand({"red", "red", "green"})));
  CHECK(counts(hand({"red", "red", "blue"}, "blue")));
  CHECK_FALSE(counts(hand({"red", "red", "red"}, "blue")));  // never held
  CHECK_FALSE(counts(hand({}, "blue")));
  CHECK_FALSE(counts(pair({"red", "blue"}, "blue")));  // nothing is discarded there
}
