#include "engine/parser/answer_parser.hpp"

#include <algorithm>
#include <set>

#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/parser/refusals.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/text/letters.hpp"

namespace narrator {
namespace {

/// One way to parse the beginning of a claim.
struct TopicReading {
  std::vector<Topic> topics;  // all possible topics, of the latest round that has any
  Tokens rest;                // the remaining words: the claim itself
};

/// Parses the words that select a topic: `round 3`, the topic's name and the player, in any order.
class TopicReader {
 public:
  TopicReader(const std::vector<Topic>& all, int speaker, const ParserContext& words)
      : words_(words),
        own_(those_of(all, [&](const Topic& topic) { return topic.of == speaker; })) {}

  /// Returns the ways to parse a line: with no word selecting the topic (it may then have no
  /// topics), with the first word selecting it, with the second too, and so on.
  std::vector<TopicReading> ways(Tokens line) const {
    Reading way{{}, line};
    std::vector<TopicReading> ways = {{topics_of(way.meant), line}};
    while (read_more(way)) ways.push_back({topics_of(way.meant), way.rest});
    return ways;
  }

 private:
  /// What selects the topic so far; 0 and empty select nothing.
  struct Meant {
    std::set<std::string> ids;
    int round = 0;
    int player = 0;

    bool fits(const Topic& topic) const {
      return (ids.empty() || ids.count(topic.id) > 0) && (round == 0 || round == topic.round) &&
             (player == 0 || player == topic.player);
    }
  };

  struct Reading {
    Meant meant;
    Tokens rest;

    bool take_round(const std::string& digits, std::size_t size) {
      meant.round = seat_number(digits);
      rest = rest.subspan(size);
      return meant.round > 0;
    }
  };

  // Consumes one more part that selects an existing topic.
  bool read_more(Reading& way) const {
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

  // Parses "round 3", also typed as one word.
  bool read_round(Reading& way) const {
    if (way.meant.round > 0) return false;
    const Lexicon word({{0, "round"}}, words_);
    const std::string& first = way.rest[0].normalised;
    const auto digits = first.find_first_of("0123456789");
    if (digits != std::string::npos && digits > 0) {
      const std::string letters = first.substr(0, digits);
      const Token apart{letters, letters, letters};
      if (!word.find({&apart, 1}).one()) return false;
      return way.take_round(first.substr(digits), 1);
    }
    if (way.rest.size() < 2 || !word.find(way.rest.first(1)).one()) return false;
    return way.take_round(way.rest[1].normalised, 2);
  }

  bool read_id(Reading& way) const {
    if (!way.meant.ids.empty()) return false;
    std::vector<Option> ids;
    for (const Topic& topic : own_) {
      const Option id{0, topic.id};
      if (!contains(ids, id)) ids.push_back(id);
    }
    const Lexicon lexicon(std::move(ids), words_);
    const auto [match, size] = lexicon.read(way.rest);
    const bool one_letter = size == 1 && code_points(way.rest[0].normalised).size() < 2;
    if (match.none() || (one_letter && !match.exact)) return false;
    for (const int index : match.found) way.meant.ids.insert(lexicon.at(index).word);
    way.rest = way.rest.subspan(size);
    return true;
  }

  bool read_player(Reading& way) const {
    if (way.meant.player > 0) return false;
    const Lexicon players = Lexicon::of_players(words_);
    const auto [match, size] = players.read(way.rest);
    if (!match.one()) return false;
    way.meant.player = players.at(match.found[0]).seat;
    way.rest = way.rest.subspan(size);
    return true;
  }

  // Returns the topics that may be meant: those of the latest round that has any, and of no round.
  std::vector<Topic> topics_of(const Meant& meant) const {
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

  const ParserContext& words_;
  std::vector<Topic> own_;  // the speaker's topics
};

/// Returns the topic as a question: a row of words, plus one for a card that was set aside.
Question as_question(const Topic& topic, bool with_set_aside) {
  Question q;
  q.id = topic.id;
  q.form = Form::deal;
  q.positions = topic.count + (with_set_aside ? 1 : 0);
  q.options = mapped(topic.from, [](const std::string& word) { return Option{0, word}; });
  q.copies.assign(topic.from.size(), q.positions);
  q.to.all = true;
  return q;
}

/// Returns the text within quotes of any kind, or "" if the text is not quoted.
std::string unquoted(std::string_view text) {
  static constexpr std::pair<std::string_view, std::string_view> kQuotes[] = {
      {"\"", "\""}, {"“", "”"}, {"„", "“"}, {"「", "」"}, {"『", "』"}, {"«", "»"}};
  for (const auto& [open, close] : kQuotes) {
    if (!text.starts_with(open)) continue;
    text.remove_prefix(open.size());
    if (text.ends_with(close)) text.remove_suffix(close.size());
    return std::string(text);
  }
  return {};
}

class ClaimParser {
 public:
  ClaimParser(const Line& line, const std::optional<std::vector<Topic>>& topics,
              const ParserContext& words)
      : line_(line),
        words_{words.names, words.text, false},
        tokens_(line.words()),
        has_topics_(topics),
        all_(topics.value_or(std::vector<Topic>())) {}

  Claim parse() {
    const std::size_t size = read_speaker();
    const Line rest = line_.after(size);
    if (rest.words().empty()) refuse("claim-how");
    if (const std::string free = unquoted(rest.text()); !free.empty()) return free_text(free);
    if (!has_topics_) return free_text(rest.text());
    const TopicReader reader(all_, by_, words_);
    auto ways = reader.ways(tokens_.subspan(size));
    if (ways.front().topics.empty()) refuse("claim.nothing-yet", {{"said", {rest.text()}}});
    if (const auto claim = read_claim(ways)) return *claim;
    const std::vector<Token> bare = without_small_words(tokens_.subspan(size));
    if (!bare.empty()) {
      ways = reader.ways(bare);
      if (const auto claim = read_claim(ways)) return *claim;
    }
    refuse_reading(ways.back());
  }

 private:
  Claim free_text(const std::string& words) const { return {by_, {}, 0, 0, {words}, {}}; }

  std::size_t read_speaker() {
    if (tokens_.empty()) refuse("claim-how");
    const Lexicon players = Lexicon::of_players(words_);
    const auto [match, size] = players.read(tokens_);
    if (match.one()) {
      by_ = players.at(match.found[0]).seat;
      return size;
    }
    Question who;
    who.options = players.options();
    const Refusals refusals(who, words_);
    try {
      const Tokens phrase = tokens_.first(size);
      if (match.many()) refusals.ambiguous(players, match, phrase);
      refusals.not_among(players, phrase);
    } catch (const ParseFailure& unreadable) {
      throw Refused({unreadable.why.refusal.wrong, text("claim-how"), text("claim-how.example")});
    }
  }

  // Words that may select a topic may also be the claim itself, so the first way to parse the line
  // that makes sense is used.
  std::optional<Claim> read_claim(const std::vector<TopicReading>& ways) const {
    for (const TopicReading& way : ways) {
      const std::vector<Claim> found = without_twins(read_as(way));
      if (found.size() == 1) return found[0];
      if (found.size() > 1) refuse_several(way, found);
    }
    return std::nullopt;
  }

  // Where no round was named, drops a claim about a round if another, about no round, is about the
  // same player in the same words.
  static std::vector<Claim> without_twins(std::vector<Claim> found) {
    const auto has_twin = [all = found](const Claim& claim) {
      return claim.round > 0 && std::ranges::any_of(all, [&](const Claim& other) {
               return other.round == 0 && other.player == claim.player && other.said == claim.said;
             });
    };
    std::erase_if(found, has_twin);
    return found;
  }

  // Removes words without meaning around a claim ("I am the seer"), unless they are names.
  std::vector<Token> without_small_words(Tokens said) const {
    const Lexicon small({{0, "small-words"}}, words_), players = Lexicon::of_players(words_);
    std::vector<Token> bare;
    for (const Token& word : said) {
      if (!small.find({&word, 1}).exact || players.find({&word, 1}).exact) bare.push_back(word);
    }
    return bare;
  }

  std::vector<Claim> read_as(const TopicReading& way) const {
    std::vector<Claim> found;
    if (way.rest.empty()) return found;
    for (const Topic& topic : way.topics) {
      if (auto claim = read_said(topic, way.rest)) found.push_back(*claim);
    }
    return found;
  }

  static Claim about(const Topic& topic) {
    return {topic.of, topic.id, topic.round, topic.player, {}, {}};
  }

  std::optional<Claim> read_said(const Topic& topic, Tokens rest) const {
    Claim claim = about(topic);
    for (const bool with_set_aside : {false, true}) {
      if (with_set_aside && !topic.set_aside) break;
      const auto read = parse_answer(as_question(topic, with_set_aside), rest, words_);
      const Answer* answer = std::get_if<Answer>(&read);
      if (answer == nullptr) continue;
      std::vector<int> picks = answer->picks;
      if (with_set_aside) {
        claim.set_aside = topic.from[static_cast<std::size_t>(picks.back())];
        picks.pop_back();
      }
      if (!topic.ordered) std::ranges::sort(picks);
      for (const int pick : picks) claim.said.push_back(topic.from[static_cast<std::size_t>(pick)]);
      const bool held =
          claim.set_aside.empty() || std::ranges::count(claim.said, claim.set_aside) > 0;
      if (!held) refuse_wanted(text("claim.not-held", {{"face", {Word{claim.set_aside}}}}), topic);
      return claim;
    }
    if (refuses(rest)) return claim;
    return std::nullopt;
  }

  bool refuses(Tokens rest) const {
    return Lexicon({{0, "refuses"}}, words_).find(rest).one() &&
           code_points(rest[0].normalised).size() > 1;
  }

  [[noreturn]] void refuse_several(const TopicReading& way,
                                   const std::vector<Claim>& claims) const {
    std::vector<Value> labels;
    std::string example;
    for (const Topic& topic : way.topics) {
      const auto meant = [&](const Claim& claim) { return is_about(claim, topic); };
      if (std::ranges::none_of(claims, meant)) continue;
      labels.push_back({topic_label(topic, words_.text, words_.names)});
      if (example.empty()) example = unmistakable(topic, typed(way.rest));
    }
    refuse("claim.which", {{"topics", {std::move(labels)}}, {"example", {example}}});
  }

  [[noreturn]] void refuse_reading(const TopicReading& way) const {
    const Topic topic = way.topics.back();
    if (way.rest.empty()) refuse_wanted({}, topic);
    const bool more = topic.set_aside && way.rest.size() > 1;
    const auto read = parse_answer(as_question(topic, more), way.rest, words_);
    const NoAnswer* none = std::get_if<NoAnswer>(&read);
    refuse_wanted(none == nullptr ? std::string() : none->refusal.wrong, topic);
  }

  [[noreturn]] void refuse_wanted(const std::string& why, const Topic& topic) const {
    const std::string wanted = text(topic.set_aside   ? "claim.want-aside"
                                    : topic.count > 1 ? "claim.want"
                                                      : "claim.want-one",
                                    {{"topic", {topic_label(topic, words_.text, words_.names)}},
                                     {"count", number_value(topic.count)},
                                     {"options", words_value(topic.from)}});
    throw Refused(
        {why, wanted,
         text("claim.want.example", {{"example", {unmistakable(topic, example_of(topic))}}})});
  }

  /// Returns the claim with the shortest prefix that makes it unambiguously about this topic.
  std::string unmistakable(const Topic& topic, const std::string& said) const {
    const std::string id = words_.text.word(topic.id) + " ";
    std::vector<std::string> leads{"", id};
    if (topic.player > 0) {
      const std::string& player = name_at(topic.player, words_.names);
      leads.insert(leads.end(), {player + " ", id + player + " "});
    }
    const std::string round = words_.text.word("round") + " " + std::to_string(topic.round) + " ";
    for (std::size_t i = 0, latest = leads.size(); topic.round > 0 && i < latest; ++i)
      leads.push_back(round + leads[i]);
    const auto heard = [&](const std::string& lead) { return is_heard(lead + said, topic); };
    const auto least = std::ranges::find_if(leads, heard);
    return (least == leads.end() ? leads.back() : *least) + said;
  }

  /// Whether these words can be about this topic and about no other.
  bool is_heard(const std::string& words, const Topic& topic) const {
    const Line line(words);
    for (const TopicReading& way : TopicReader(all_, by_, words_).ways(line.words())) {
      std::vector<Claim> found;
      for (const Topic& other : way.topics) {
        if (can_be_said(other, way.rest)) found.push_back(about(other));
      }
      found = without_twins(std::move(found));
      if (!found.empty()) return found.size() == 1 && is_about(found[0], topic);
    }
    return false;
  }

  bool can_be_said(const Topic& topic, Tokens rest) const {
    const auto reads = [&](bool with_set_aside) {
      const auto read = parse_answer(as_question(topic, with_set_aside), rest, words_);
      return std::holds_alternative<Answer>(read);
    };
    if (rest.empty()) return false;
    return reads(false) || (topic.set_aside && reads(true)) || refuses(rest);
  }

  /// Returns the first word once and then the last word only: "lff f".
  std::string example_of(const Topic& topic) const {
    if (topic.count == 1) return words_.text.word(topic.from.back());
    const auto letter = [&](const std::string& word) {
      return normalise(utf8(code_points(words_.text.word(word)).substr(0, 1)));
    };
    const std::string first = letter(topic.from.front()), last = letter(topic.from.back());
    std::string letters = first;
    for (int i = 1; i < topic.count; ++i) letters += last;
    return topic.set_aside ? letters + " " + last : letters;
  }

  std::string text(const std::string& id, Args args = {}) const {
    args.emplace_back("player", Value{Player{by_ > 0 ? by_ : 1}});
    return words_.text.render(id, args, words_.names);
  }

  [[noreturn]] void refuse(const char* id, const Args& args = {}) const {
    throw Refused({{}, text(id, args), text(std::string(id) + ".example", args)});
  }

  const Line& line_;
  const ParserContext words_;
  const Tokens tokens_;
  const bool has_topics_;
  const std::vector<Topic> all_;
  int by_ = 0;
};

}  // namespace

Claim parse_claim(const Line& line, const std::optional<std::vector<Topic>>& topics,
                  const ParserContext& words) {
  return ClaimParser(line, topics, words).parse();
}

std::string topic_label(const Topic& topic, const Catalogue& text,
                        const std::vector<std::string>& names) {
  return text.render("topic." + topic.id, topic_args(topic), names);
}

}  // namespace narrator
