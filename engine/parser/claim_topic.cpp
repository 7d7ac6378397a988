#include "engine/parser/claim_topic.hpp"

#include <set>

#include "engine/lists.hpp"
#include "engine/text/letters.hpp"

namespace narrator {

/// What was told so far of the topic; 0 and empty: nothing.
struct TopicReader::Meant {
  std::set<std::string> ids;
  int round = 0;
  int player = 0;

  bool fits(const Topic& topic) const {
    return (ids.empty() || ids.count(topic.id) > 0) && (round == 0 || round == topic.round) &&
           (player == 0 || player == topic.player);
  }
};

struct TopicReader::Reading {
  Meant meant;
  Tokens rest;

  bool take_round(const std::string& digits, std::size_t size) {
    meant.round = seat_number(digits);
    rest = rest.subspan(size);
    return meant.round > 0;
  }
};

TopicReader::TopicReader(const std::vector<Topic>& all, int speaker, const Words& words)
    : words_(words) {
  for (const Topic& topic : all) {
    if (topic.of == speaker) own_.push_back(topic);
  }
}

std::vector<TopicReading> TopicReader::ways(Tokens line) const {
  Reading way{{}, line};
  std::vector<TopicReading> ways = {{topics_of(way.meant), line}};
  while (read_more(way)) ways.push_back({topics_of(way.meant), way.rest});
  return ways;
}

// One more thing that names a topic there is.
bool TopicReader::read_more(Reading& way) const {
  if (way.rest.empty()) return false;
  for (const auto read :
       {&TopicReader::read_round, &TopicReader::read_id, &TopicReader::read_player}) {
    Reading next = way;
    if (!(this->*read)(next) || topics_of(next.meant).empty()) continue;
    way = std::move(next);
    return true;
  }
  return false;
}

// "round 3", also as one word.
bool TopicReader::read_round(Reading& way) const {
  if (way.meant.round > 0) return false;
  const Lexicon word({{0, "round"}}, words_);
  const std::string& first = way.rest[0].folded;
  const auto digits = first.find_first_of("0123456789");
  if (digits != std::string::npos && digits > 0) {
    const std::string letters = first.substr(0, digits);
    const Token apart{letters, letters, letters};
    if (!word.find({&apart, 1}).one()) return false;
    return way.take_round(first.substr(digits), 1);
  }
  if (way.rest.size() < 2 || !word.find(way.rest.first(1)).one()) return false;
  return way.take_round(way.rest[1].folded, 2);
}

bool TopicReader::read_id(Reading& way) const {
  if (!way.meant.ids.empty()) return false;
  std::vector<Option> ids;
  for (const Topic& topic : own_) {
    const Option id{0, topic.id};
    if (!contains(ids, id)) ids.push_back(id);
  }
  const Lexicon lexicon(std::move(ids), words_);
  const auto [match, size] = lexicon.read(way.rest);
  const bool one_letter = size == 1 && code_points(way.rest[0].folded).size() < 2;
  if (match.none() || (one_letter && !match.exact)) return false;
  for (const int index : match.found) way.meant.ids.insert(lexicon.at(index).word);
  way.rest = way.rest.subspan(size);
  return true;
}

bool TopicReader::read_player(Reading& way) const {
  if (way.meant.player > 0) return false;
  const Lexicon players = Lexicon::of_players(words_);
  const auto [match, size] = players.read(way.rest);
  if (!match.one()) return false;
  way.meant.player = players.at(match.found[0]).seat;
  way.rest = way.rest.subspan(size);
  return true;
}

// The topics that can be meant: of the latest round in which there is one, and those of no round.
std::vector<Topic> TopicReader::topics_of(const Meant& meant) const {
  std::vector<Topic> found;
  for (const Topic& topic : own_) {
    if (!meant.fits(topic)) continue;
    std::erase_if(found, [&](const Topic& before) {
      return topic.round > 0 && before.round > 0 && before.round != topic.round;
    });
    found.push_back(topic);
  }
  return found;
}

}  // namespace narrator
