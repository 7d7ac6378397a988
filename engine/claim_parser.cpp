#include "engine/claim_parser.hpp"

#include <algorithm>
#include <set>

#include "engine/fold.hpp"
#include "engine/parse_lexicon.hpp"
#include "engine/parse_refusals.hpp"
#include "engine/parse_tokens.hpp"
#include "engine/utf8.hpp"

namespace narrator {
namespace {

/// The refusal of a claim; caught by parse_claim.
struct NoClaim {
  std::string text;
};

/// Which topics are meant, as far as it was said; 0 and empty: not said.
struct Meant {
  std::set<std::string> ids;
  int round = 0;
  int player = 0;

  bool fits(const Topic& topic) const {
    return (ids.empty() || ids.count(topic.id) > 0) && (round == 0 || round == topic.round) &&
           (player == 0 || player == topic.player);
  }
};

/// A way to read the line: what was said of the topic, and the words that are left.
struct Reading {
  Meant meant;
  Tokens rest;
};

std::string joined(Tokens tokens) {
  std::string text;
  for (const Token& token : tokens) text += (text.empty() ? "" : " ") + token.typed;
  return text;
}

/// The topic as a question: a row of words, with one more for what was discarded.
Question as_question(const Topic& topic, bool with_discard) {
  Question q;
  q.id = topic.id;
  q.form = Form::deal;
  q.positions = topic.count + (with_discard ? 1 : 0);
  for (const std::string& word : topic.from) q.options.push_back({0, word});
  q.copies.assign(topic.from.size(), q.positions);
  q.to.all = true;
  return q;
}

/// The one sentence that says what is wrong with an answer.
std::string complaint(const Refusal& refusal) {
  return refusal.why.empty() ? refusal.text.substr(0, refusal.text.find('\n')) : refusal.why;
}

/// The words after the first `count` of a line, as they were typed.
std::string_view after(std::string_view line, std::size_t count) {
  bool inside = false;
  while (!line.empty()) {
    std::string_view next = line;
    const bool separator = is_separator(next_code_point(next));
    if (!separator && !inside && count-- == 0) return line;
    inside = !separator;
    line = next;
  }
  return line;
}

/// What stands in quotes, of whatever kind; nothing where the text has none.
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
  ClaimParser(std::string_view line, const std::vector<Topic>& topics, const Words& words)
      : line_(line), words_(words), tokens_(cut(line, false)), all_(topics) {}

  Claim parse() {
    const std::size_t size = read_speaker();
    const std::string_view rest = after(line_, size);
    if (rest.empty()) refuse("claim.how");
    if (const std::string free = unquoted(rest); !free.empty()) return free_text(free);
    if (all_.empty()) return free_text(std::string(rest));
    for (const Topic& topic : all_) {
      if (topic.of == by_) own_.push_back(topic);
    }
    if (own_.empty()) refuse("claim.nothing-yet");
    return read_claim(Tokens(tokens_).subspan(size));
  }

 private:
  Claim free_text(const std::string& words) const {
    Claim claim{by_};
    claim.said = {words};
    return claim;
  }

  std::size_t read_speaker() {
    if (tokens_.empty()) refuse("claim.how");
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
      const Tokens phrase = Tokens(tokens_).first(size);
      if (match.many()) refusals.ambiguous(players, match, phrase);
      refusals.not_among(players, phrase);
    } catch (const Refused& refused) {
      throw NoClaim{complaint(refused.refusal) + "\n" + text("claim.how")};
    }
  }

  // Words that could name a topic may also be what was said of it: the first way to read the line
  // that makes sense is taken.
  Claim read_claim(Tokens rest) {
    std::vector<Reading> ways = {{{}, rest}};
    while (auto next = with_one_more(ways.back())) ways.push_back(*next);
    for (const Reading& way : ways) {
      const std::vector<Claim> found = read_as(way);
      if (found.size() == 1) return found[0];
      if (found.size() > 1) refuse_several(way, found);
    }
    refuse_reading(ways.back());
  }

  // The reading in which one more word names the topic.
  std::optional<Reading> with_one_more(const Reading& way) const {
    if (way.rest.empty()) return std::nullopt;
    for (const auto read :
         {&ClaimParser::read_round, &ClaimParser::read_id, &ClaimParser::read_player}) {
      Reading next = way;
      if ((this->*read)(next) && !topics_of(next.meant).empty()) return next;
    }
    return std::nullopt;
  }

  // "round 3", also as one word.
  bool read_round(Reading& way) const {
    if (way.meant.round > 0) return false;
    const Lexicon word({{0, "round"}}, words_);
    const std::string& first = way.rest[0].folded;
    const auto digits = first.find_first_of("0123456789");
    if (digits != std::string::npos && digits > 0) {
      const std::vector<Token> apart = cut(first.substr(0, digits), false);
      if (apart.empty() || !word.find(apart).one()) return false;
      return take_round(way, first.substr(digits), 1);
    }
    if (way.rest.size() < 2 || !word.find(way.rest.first(1)).one()) return false;
    return take_round(way, way.rest[1].folded, 2);
  }

  static bool take_round(Reading& way, const std::string& digits, std::size_t size) {
    way.meant.round = seat_number(digits);
    way.rest = way.rest.subspan(size);
    return way.meant.round > 0;
  }

  bool read_id(Reading& way) const {
    if (!way.meant.ids.empty()) return false;
    std::vector<Option> ids;
    for (const Topic& topic : own_) {
      const Option id{0, topic.id};
      if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    const Lexicon lexicon(std::move(ids), words_);
    const auto [match, size] = lexicon.read(way.rest);
    const bool one_letter = size == 1 && code_points(way.rest[0].folded).size() < 2;
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

  // The topics that can be meant: of the latest round in which there is one.
  std::vector<Topic> topics_of(const Meant& meant) const {
    std::vector<Topic> found;
    for (const Topic& topic : own_) {
      if (!meant.fits(topic)) continue;
      if (!found.empty() && found.back().round != topic.round) found.clear();
      found.push_back(topic);
    }
    return found;
  }

  std::vector<Claim> read_as(const Reading& way) const {
    std::vector<Claim> found;
    if (way.rest.empty()) return found;
    for (const Topic& topic : topics_of(way.meant)) {
      if (auto claim = read_said(topic, way.rest)) found.push_back(*claim);
    }
    return found;
  }

  static Claim about(const Topic& topic) {
    return {topic.of, topic.id, topic.round, topic.player, {}, {}};
  }

  std::optional<Claim> read_said(const Topic& topic, Tokens rest) const {
    Claim claim = about(topic);
    for (const bool with_discard : {false, true}) {
      if (with_discard && !topic.discard) break;
      const auto read = parse_answer(as_question(topic, with_discard), joined(rest), words_);
      const Answer* answer = std::get_if<Answer>(&read);
      if (answer == nullptr) continue;
      std::vector<int> picks = answer->picks;
      if (with_discard) {
        claim.discard = topic.from[static_cast<std::size_t>(picks.back())];
        picks.pop_back();
      }
      if (!topic.ordered) std::sort(picks.begin(), picks.end());
      for (const int pick : picks) claim.said.push_back(topic.from[static_cast<std::size_t>(pick)]);
      const bool held = claim.discard.empty() ||
                        std::count(claim.said.begin(), claim.said.end(), claim.discard) > 0;
      if (!held) refuse_wanted(text("claim.not-held", {{"face", {claim.discard}}}), topic);
      return claim;
    }
    if (refuses(rest)) return claim;
    return std::nullopt;
  }

  bool refuses(Tokens rest) const {
    return Lexicon({{0, "refuses"}}, words_).find(rest).one() &&
           code_points(rest[0].folded).size() > 1;
  }

  [[noreturn]] void refuse_several(const Reading& way, const std::vector<Claim>& claims) const {
    std::vector<Value> labels;
    std::string example;
    for (const Topic& topic : topics_of(way.meant)) {
      const auto meant = [&](const Claim& claim) { return is_about(claim, topic); };
      if (std::none_of(claims.begin(), claims.end(), meant)) continue;
      labels.push_back({topic_label(topic, words_.text, words_.names)});
      if (example.empty()) example = words_.text.word(topic.id);
    }
    refuse("claim.which",
           {{"topics", {std::move(labels)}}, {"example", {example + " " + joined(way.rest)}}});
  }

  [[noreturn]] void refuse_reading(const Reading& way) const {
    const Topic topic = topics_of(way.meant).back();
    if (way.rest.empty()) refuse_wanted({}, topic);
    const bool more = topic.discard && way.rest.size() > 1;
    const auto read = parse_answer(as_question(topic, more), joined(way.rest), words_);
    const Refusal* refusal = std::get_if<Refusal>(&read);
    refuse_wanted(refusal == nullptr ? std::string() : complaint(*refusal), topic);
  }

  [[noreturn]] void refuse_wanted(const std::string& why, const Topic& topic) const {
    std::vector<Value> options;
    for (const std::string& word : topic.from) options.push_back({word});
    const std::string wanted = text(topic.discard     ? "claim.want-discard"
                                    : topic.count > 1 ? "claim.want"
                                                      : "claim.want-one",
                                    {{"topic", {topic_label(topic, words_.text, words_.names)}},
                                     {"count", {std::int64_t{topic.count}}},
                                     {"options", {std::move(options)}},
                                     {"example", {example_of(topic)}}});
    throw NoClaim{why.empty() ? wanted : why + "\n" + wanted};
  }

  /// The first word once and the last ever after: "lff f".
  static std::string example_of(const Topic& topic) {
    if (topic.count == 1) return topic.from.back();
    std::string letters(1, topic.from.front()[0]);
    letters.resize(static_cast<std::size_t>(topic.count), topic.from.back()[0]);
    return topic.discard ? letters + " " + topic.from.back()[0] : letters;
  }

  std::string text(const char* id, Args args = {}) const {
    args.emplace_back("player", Value{Player{by_ > 0 ? by_ : 1}});
    return words_.ui.render(id, args, words_.names);
  }

  [[noreturn]] void refuse(const char* id, Args args = {}) const {
    throw NoClaim{text(id, std::move(args))};
  }

  std::string_view line_;
  const Words& words_;
  const std::vector<Token> tokens_;
  const std::vector<Topic>& all_;
  std::vector<Topic> own_;  // of the speaker
  int by_ = 0;
};

}  // namespace

std::variant<Claim, std::string> parse_claim(std::string_view line,
                                             const std::vector<Topic>& topics, const Words& words) {
  try {
    return ClaimParser(line, topics, words).parse();
  } catch (const NoClaim& refused) {
    return refused.text;
  }
}

std::string topic_label(const Topic& topic, const Catalogue& text,
                        const std::vector<std::string>& names) {
  Args args = {{"of", {Player{topic.of}}}, {"round", {std::int64_t{topic.round}}}};
  if (topic.player > 0) args.emplace_back("player", Value{Player{topic.player}});
  return text.render("topic." + topic.id, args, names);
}

}  // namespace narrator
