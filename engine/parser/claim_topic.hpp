// Which of the things a player can speak about is meant.
#pragma once

#include <vector>

#include "engine/claim.hpp"
#include "engine/parser/lexicon.hpp"

namespace narrator {

/// A way to read the beginning of what was said.
struct TopicReading {
  std::vector<Topic> topics;  // all that can be meant, of the latest round there is
  Tokens rest;                // the words that are left: what was said about them
};

/// Reads the words before a claim that tell what it is about: `round 3`, what the topic is called,
/// and the player it is about, in any order.
class TopicReader {
 public:
  TopicReader(const std::vector<Topic>& all, int speaker, const Words& words);

  /// The ways to read a line: no word is about the topic, the first is, the second too, and so on.
  /// The first way may have no topics, where the speaker has none.
  std::vector<TopicReading> ways(Tokens line) const;

 private:
  struct Meant;
  struct Reading;

  bool read_more(Reading& way) const;
  bool read_round(Reading& way) const;
  bool read_id(Reading& way) const;
  bool read_player(Reading& way) const;
  std::vector<Topic> topics_of(const Meant& meant) const;

  const Words& words_;
  std::vector<Topic> own_;  // of the speaker
};

}  // namespace narrator
