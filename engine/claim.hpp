// Testimony: what somebody said, what there is to speak about, and what cannot be true together.
#pragma once

#include <string>
#include <vector>

#include "engine/value.hpp"

namespace narrator {

/// Something a player may be asked about, as `rule.topics` tells it: "Chie's hand in round 3".
struct Topic {
  std::string id;                 // its label is the text `topic.<id>`
  int of = 0;                     // seat of the one who speaks
  int round = 0;                  // tells it from others of the same id
  int player = 0;                 // seat of the one it is about; 0: nobody
  std::vector<std::string> from;  // the words there are
  int count = 1;                  // how many of them are said
  bool ordered = false;           // whether their order is part of what is said
  bool set_aside = false;         // whether one of them may be named as set aside
};

/// The values of its label.
inline Args topic_args(const Topic& topic) {
  Args args = {{"of", {Player{topic.of}}}, {"round", {std::int64_t{topic.round}}}};
  if (topic.player > 0) args.emplace_back("player", Value{Player{topic.player}});
  return args;
}

/// What somebody said. Never a fact. It is about the topic with the same id, speaker, round and
/// player; without a topic it is a free text, the only one in `said`.
struct Claim {
  int by = 0;  // seat
  std::string topic{};
  int round = 0;
  int player = 0;
  std::vector<std::string> said{};  // empty: refused to say
  std::string set_aside{};          // the one of them that was set aside, or ""
  bool operator==(const Claim&) const = default;
};

/// Whether the topic is what the claim speaks of. A free text is about none.
inline bool is_about(const Claim& claim, const Topic& topic) {
  return claim.topic == topic.id && claim.by == topic.of && claim.round == topic.round &&
         claim.player == topic.player;
}

/// Whether two claims are about the same topic.
inline bool same_subject(const Claim& a, const Claim& b) {
  return !a.topic.empty() && a.topic == b.topic && a.by == b.by && a.round == b.round &&
         a.player == b.player;
}

/// A text with its values.
struct Sentence {
  std::string id;
  Args args;
};

/// A claim in its place in the game.
struct Spoken {
  Claim claim;
  int after = 0;  // how many answers were in effect
};

/// Claims that cannot all be true, and the chain of reasons, as `rule.findings` tells it.
struct Finding {
  Sentence what;
  std::vector<Sentence> reasons;
  std::vector<Claim> claims;
};

/// All that `rule.findings` tells.
struct Findings {
  std::vector<Finding> list;
  int false_claims = 0;  // how many claims are false at the least; 0 where the rule does not tell
};

}  // namespace narrator
