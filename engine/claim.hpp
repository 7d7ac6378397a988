// Testimony: what players claimed, what they can speak about, and what cannot all be true.
#pragma once

#include <string>
#include <vector>

#include "engine/value.hpp"

namespace narrator {

/// Something a player may be asked about, as `rule.topics` returns it: "Chie's hand in round 3".
struct Topic {
  std::string id;                 // its label is the text `topic.<id>`
  int of = 0;                     // seat of the speaker
  int round = 0;                  // distinguishes it from others with the same id
  int player = 0;                 // seat of the player it is about; 0: nobody
  std::vector<std::string> from;  // the possible words
  int count = 1;                  // how many of them are named
  bool ordered = false;           // whether their order matters
  bool set_aside = false;         // whether one of them may be named as set aside
};

inline Args topic_args(const Topic& topic) {
  Args args = {{"of", {Player{topic.of}}}, {"round", number_value(topic.round)}};
  if (topic.player > 0) args.emplace_back("player", Value{Player{topic.player}});
  return args;
}

/// What somebody said about the topic with the same id, speaker, round and player; without a topic,
/// a free text, which is the only entry in `said`.
struct Claim {
  int by = 0;  // seat
  std::string topic{};
  int round = 0;
  int player = 0;
  std::vector<std::string> said{};  // empty: refused to say
  std::string set_aside{};          // the word in `said` that was set aside, or ""
  bool operator==(const Claim&) const = default;
};

inline bool is_about(const Claim& claim, const Topic& topic) {
  return claim.topic == topic.id && claim.by == topic.of && claim.round == topic.round &&
         claim.player == topic.player;
}

inline bool same_subject(const Claim& a, const Claim& b) {
  return !a.topic.empty() && a.topic == b.topic && a.by == b.by && a.round == b.round &&
         a.player == b.player;
}

/// A text with its values.
struct Sentence {
  std::string id;
  Args args;
};

/// A claim and when it was made.
struct PlacedClaim {
  Claim claim;
  int after = 0;  // number of answers in effect
};

/// Claims that cannot all be true, and the chain of reasons, as `rule.findings` returns them.
struct Finding {
  Sentence what;
  std::vector<Sentence> reasons;
  std::vector<Claim> claims;
};

struct Findings {
  std::vector<Finding> list;
  int false_claims = 0;  // least number of false claims; 0 if the rule does not tell
};

}  // namespace narrator
