#include "engine/parser/row.hpp"

#include <algorithm>
#include <numeric>

#include "engine/lists.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
Keywords::Keywords(const ParserContext& words)
    : lexicon_({{0, "all"}, {0, "all-but"}, {0, "unknown"}}, words) {}

Keywords::Reading Keywords::read(Tokens rest) const {
  if (!rest.empty() && rest[0].normalised == "?") return {Word::unknown, 1};  // in every language
  for (std::size_t size = std::min<std::size_t>(rest.size(), 4); size > 0; --size) {
    const Match match = lexicon_.find(rest.first(size));
    if (!match.exact || !match.one()) continue;
    constexpr Word words[] = {Word::all, Word::but, Word::unknown};
    return {words[match.found[0]], size};
  }
  return {};
}

Row::Row(const Question& question, const Refusals& refusals)
    : question_(question), refusals_(refusals), faces_(places(question)) {}

void Row::give(std::size_t place, int face) {
  if (faces_[place]) refusals_.say("twice", {{"which", shown({place})}});
  faces_[place] = face;
}

std::vector<std::size_t> Row::missing() const {
  std::vector<std::size_t> list;
  for (std::size_t i = 0; i < faces_.size(); ++i) {
    if (!faces_[i]) list.push_back(i);
  }
  return list;
}

Value Row::shown(const std::vector<std::size_t>& places) const {
  std::vector<Value> list;
  for (const std::size_t place : places) {
    const bool named = question_.positions == 0;
    list.push_back(named ? refusals_.shown(question_.slots[place]) : number_value(place + 1));
  }
  return Value{std::move(list)};
}

Answer Row::finish() const {
  if (const auto left = missing(); !left.empty()) {
    refusals_.say("missing", {{"who", shown(left)}});
  }
  Answer answer;
  for (const auto face : faces_) answer.picks.push_back(*face);
  for (std::size_t i = 0; i < question_.copies.size(); ++i) {
    const auto given = std::ranges::count(answer.picks, static_cast<int>(i));
    if (given <= question_.copies[i]) continue;
    refusals_.say("copies", {{"face", refusals_.shown(question_.options[i])},
                             {"copies", number_value(question_.copies[i])},
                             {"given", number_value(given)}});
  }
  const bool known = std::ranges::any_of(answer.picks, [](int pick) { return pick != unknown; });
  return known ? answer : Answer{true, {}};
}

RowParser::RowParser(const Question& q, const ParserContext& words, const Refusals& refused)
    : question(q),
      refusals(refused),
      faces(q.options, words),
      slots(q.slots, words),
      keywords(words) {}

Answer RowParser::parse(Tokens line) const {
  if (const auto counted = tally(line)) return *counted;
  const auto tokens = apart_at_equals(line);
  const Face first = face(tokens);
  if (first.index == Row::unknown && first.size == tokens.size()) return {true, {}};
  const bool paired =
      std::ranges::any_of(tokens, [](const Token& t) { return t.normalised == "="; });
  if (paired && question.positions == 0) return pairs(tokens);
  if (auto answer = in_order(tokens)) return *answer;
  if (auto answer = letters(tokens)) return *answer;
  return groups(tokens);
}

RowParser::Face RowParser::face(Tokens rest) const {
  const auto reading = faces.read(rest);
  if (reading.match.one() && reading.match.exact) {
    return {reading.match.found[0], reading.size, true};
  }
  const auto keyword = keywords.read(rest);
  if (keyword.word == Keywords::Word::unknown && question.unknown) {
    return {Row::unknown, keyword.size, true};
  }
  if (!reading.match.one()) return {};
  return {reading.match.found[0], reading.size, false};
}

std::optional<Answer> RowParser::in_order(Tokens tokens) const {
  std::vector<int> given;
  for (Tokens rest = tokens; !rest.empty();) {
    const Face next = face(rest);
    if (!next.index) return std::nullopt;
    given.push_back(*next.index);
    rest = rest.subspan(next.size);
  }
  // A single face may also be letters ("nn"), so a wrong count is not refused yet.
  if (given.size() == 1 && places(question) != 1) return std::nullopt;
  return fill(given);
}

// Parses "5:2", the number of each option, which must add up to the number of ballots.
std::optional<Answer> RowParser::tally(Tokens tokens) const {
  if (!question.tally || tokens.size() != 1) return std::nullopt;
  std::vector<std::int64_t> counts;
  for (const std::string& part : pieces(tokens.front().normalised, ":")) {
    const auto count = whole_number<std::int64_t>(part);
    if (!count || *count < 0) return std::nullopt;
    counts.push_back(*count);
  }
  if (counts.size() != question.options.size()) return std::nullopt;
  if (auto answer = tally_of(question, counts)) return answer;
  refusals.say(
      "tally",
      {{"given", number_value(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}))},
       {"wanted", number_value(places(question))}});
}

std::optional<Answer> RowParser::letters(Tokens tokens) const {
  std::vector<int> given;
  std::vector<std::size_t> mistyped;
  for (const Token& token : tokens) {
    for (std::string_view rest = token.normalised; !rest.empty();) {
      const char32_t c = next_code_point(rest);
      const auto found = faces.with_initial(c);
      if (c == '?' && question.unknown) {
        given.push_back(Row::unknown);
      } else {
        if (found.size() != 1) mistyped.push_back(given.size());
        given.push_back(found.size() == 1 ? found[0] : 0);
      }
    }
  }
  const bool right_count = given.size() == places(question);
  if (!mistyped.empty()) {
    // With a single typing error, a row of the right length was still meant as a row.
    if (!right_count || mistyped.size() > 1 || given.size() < 4 || tokens.size() > 1 ||
        slots.find(tokens).one()) {
      return std::nullopt;
    }
    const Row row(question, refusals);
    refusals.say("letter",
                 {{"number", number_value(mistyped[0] + 1)}, {"who", row.shown({mistyped[0]})}});
  }
  if (!right_count && tokens.size() == 1 && (given.size() == 1 || face(tokens).index)) {
    return std::nullopt;
  }
  return fill(given);
}

Answer RowParser::fill(const std::vector<int>& given) const {
  const std::size_t wanted = places(question);
  Row row(question, refusals);
  for (std::size_t i = 0; i < std::min(given.size(), wanted); ++i) row.give(i, given[i]);
  if (given.size() == wanted) return row.finish();
  refuse_count(row, given.size());
}

void RowParser::refuse_count(const Row& row, std::size_t given) const {
  refusals.say(given < places(question) ? "too-few" : "too-many",
               {{"given", number_value(given)},
                {"wanted", number_value(places(question))},
                {"missing", row.shown(row.missing())}});
}

bool RowParser::has_other(int face) const { return face >= 0 && question.options.size() == 2; }

int RowParser::other(int face) { return 1 - face; }

void RowParser::refuse_phrase(Tokens rest) const {
  const auto slot = slots.read(rest);
  const auto face_here = faces.read(rest);
  const Tokens phrase = rest.first(1);
  if (slot.match.many()) refusals.ambiguous(slots, slot.match, rest.first(slot.size));
  if (face_here.match.many())
    refusals.ambiguous(faces, face_here.match, rest.first(face_here.size));
  const bool like_a_face = slots.nearest(phrase) < 0 && faces.nearest(phrase) >= 0;
  refusals.not_among(like_a_face || question.positions > 0 ? faces : slots, phrase);
}

}  // namespace narrator
