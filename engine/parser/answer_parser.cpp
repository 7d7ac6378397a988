#include "engine/parser/answer_parser.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/parser/refusals.hpp"
#include "engine/parser/row.hpp"
#include "engine/parser/words_together.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator {
namespace {

constexpr std::size_t longest_line = 8192;  // bytes; the longest honest answers are a tenth of it

/// The first option equal to `index`'s that is not taken yet: two cards may show the same face.
int free_twin(const Question& q, int index, const std::vector<int>& taken) {
  for (std::size_t i = 0; i < q.options.size(); ++i) {
    const int twin = static_cast<int>(i);
    if (!(q.options[i] == q.options[static_cast<std::size_t>(index)])) continue;
    if (!contains(taken, twin)) return twin;
  }
  return -1;
}

Answer parse_several(const Question& q, Tokens tokens, const Lexicon& options,
                     const Refusals& refusals) {
  Answer answer;
  for (Tokens rest = tokens; !rest.empty();) {
    const auto [match, size] = options.read(rest);
    const Tokens phrase = rest.first(size);
    if (match.none()) refusals.not_among(options, phrase);
    if (match.many()) refusals.ambiguous(options, match, phrase);
    const int pick = free_twin(q, match.found[0], answer.picks);
    if (pick < 0) refusals.say("twice", {{"which", refusals.shown(options.at(match.found[0]))}});
    answer.picks.push_back(pick);
    rest = rest.subspan(size);
  }
  const std::size_t given = answer.picks.size();
  if (static_cast<int>(given) < q.min) {
    refusals.say("too-few-chosen", {{"given", number_value(given)}});
  }
  if (static_cast<int>(given) > q.max) {
    refusals.say("too-many-chosen", {{"given", number_value(given)}});
  }
  std::ranges::sort(answer.picks);  // the order of typing never matters
  return answer;
}

Answer parse_one(const Question& q, Tokens tokens, const Lexicon& options,
                 const Refusals& refusals) {
  const Match match = options.find(tokens);
  if (match.one()) return {false, {match.found[0]}};
  if (match.many()) refusals.ambiguous(options, match, tokens);
  // Where every word is an option, too many were given; otherwise the first strange one is named.
  const auto first = options.read(tokens);
  if (tokens.size() > first.size && first.match.one()) {
    return parse_several(q, tokens, options, refusals);
  }
  refusals.not_among(options, tokens);
}

Answer parse_number(const Question& q, Tokens tokens, const Lexicon& options,
                    const Refusals& refusals) {
  const std::optional<int> number = whole_number(tokens[0].folded);
  if (!number || tokens.size() > 1) refusals.not_among(options, tokens);
  if (*number < q.min || *number > q.max) refusals.out_of_range(*number, tokens);
  return {false, {*number}};
}

Answer parse(const Question& q, Tokens tokens, const Words& words, const Refusals& refusals) {
  if (!tokens.empty() && tokens.back().at + tokens.back().typed.size() > longest_line) {
    refusals.say("too-long");
  }
  if (tokens.empty()) {
    if (fits(q, Answer{})) return {};
    throw Unreadable{{refusals.because()}};
  }
  const Lexicon options(q.options, words);
  switch (q.form) {
    case Form::choose:
      return q.max > 1 ? parse_several(q, tokens, options, refusals)
                       : parse_one(q, tokens, options, refusals);
    case Form::confirm: return parse_one(q, tokens, options, refusals);
    case Form::ballots:
    case Form::deal: return RowParser(q, words, refusals).parse(tokens);
    case Form::number: return parse_number(q, tokens, options, refusals);
    case Form::acknowledge: break;
  }
  refusals.say("nothing-asked");
}

/// What the line means with the words apart that stand together in it; `together` tells why it
/// means nothing as it is.
Answer parse_apart(const Question& q, Tokens line, const Words& words, const Refusals& refusals,
                   const Unreadable& together) {
  std::optional<Answer> found;
  std::vector<Value> meanings;
  for (const std::vector<Token>& way : words_apart(q, line, words)) {
    try {
      Answer answer = parse(q, way, words, refusals);
      if (found != answer && meanings.size() < 2) meanings.push_back({refusals.quoted(way)});
      found = std::move(answer);
    } catch (const Unreadable&) {  // this way is none
    }
  }
  if (!found) throw together;
  if (meanings.size() > 1)
    refusals.say("ambiguous-words", {{"typed", {refusals.quoted(line)}}, {"which", {meanings}}});
  return *found;
}

bool is_equals(const Token& token) { return token.folded == "="; }

/// The tokens between equals signs.
std::vector<Tokens> between_equals(Tokens tokens) {
  std::vector<Tokens> parts;
  auto from = tokens.begin();
  while (true) {
    const auto to = std::find_if(from, tokens.end(), is_equals);
    parts.emplace_back(from, to);
    if (to == tokens.end()) return parts;
    from = to + 1;
  }
}

}  // namespace

std::variant<Answer, NoAnswer> parse_answer(const Question& question, Tokens line,
                                            const Words& words) {
  const Refusals refusals(question, words);
  try {
    try {
      return parse(question, line, words, refusals);
    } catch (const Unreadable& together) {
      return parse_apart(question, line, words, refusals, together);
    }
  } catch (const Unreadable& unreadable) {
    return unreadable.why;
  }
}

std::size_t RowParser::slot_named(Tokens phrase) const {
  const Match match = slots.find(phrase);
  if (match.none()) refusals.not_among(slots, phrase);
  if (match.many()) refusals.ambiguous(slots, match, phrase);
  return static_cast<std::size_t>(match.found[0]);
}

int RowParser::face_named(Tokens phrase) const {
  const Face found = face(phrase);
  if (found.index && found.size == phrase.size()) return *found.index;
  const Match match = faces.find(phrase);
  if (match.many()) refusals.ambiguous(faces, match, phrase);
  refusals.not_among(faces, phrase);
}

Answer RowParser::pairs(Tokens tokens) const {
  const auto parts = between_equals(tokens);
  if (std::ranges::any_of(parts, [](Tokens part) { return part.empty(); })) {
    refusals.say("pairs");
  }
  Row row(question, refusals);
  Tokens name = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Tokens part = parts[i];
    std::size_t size = part.size();  // of the face; the next name follows it
    if (i + 1 < parts.size()) {
      if (part.size() < 2) refusals.say("pairs");
      const auto splits_at = [&](std::size_t at) {
        const Face front = face(part.first(at));
        return front.index && front.size == at && slots.find(part.subspan(at)).one();
      };
      size = 1;
      while (size < part.size() && !splits_at(size)) ++size;
      if (size == part.size()) size = 1;  // refused below, by its words
    }
    const std::size_t slot = slot_named(name);  // first: a refusal names what stands first
    row.give(slot, face_named(part.first(size)));
    name = part.subspan(size);
  }
  return row.finish();
}

Answer RowParser::groups(Tokens tokens) const {
  Groups line;
  for (Tokens rest = tokens; !rest.empty();) rest = rest.subspan(read_into(line, rest));
  if (line.groups.empty()) refusals.say("which");
  if (line.groups.size() == 1) {
    auto& slots_of = line.groups[0].slots;
    slots_of.insert(slots_of.begin(), line.leading.begin(), line.leading.end());
  } else if (!line.leading.empty()) {
    refusals.say("pairs");  // names before the first of several words: whose are they?
  }
  return line.all || line.but ? all_but(line) : some(line);
}

/// Takes the phrase at the beginning of `rest` into the groups; gives how many tokens it had.
std::size_t RowParser::read_into(Groups& line, Tokens rest) const {
  const Face found = face(rest);
  const auto keyword = keywords.read(rest);
  const auto slot = slots.read(rest);
  const bool is_slot = slot.match.one() && question.positions == 0;
  const bool all = keyword.word == Keywords::Word::all;
  const bool but = keyword.word == Keywords::Word::but;
  // A beginning may be a face's or a name's: the first is the face, later ones are names.
  const bool begun_face =
      found.index && !all && !but && (!is_slot || (!slot.match.exact && line.groups.empty()));
  if (found.exact || begun_face) {
    line.groups.push_back({*found.index, {}});
    return found.size;
  }
  if (all || but) {
    (all ? line.all : line.but) = true;
    return keyword.size;
  }
  if (!is_slot) refuse_phrase(rest);
  const auto place = static_cast<std::size_t>(slot.match.found[0]);
  (line.groups.empty() ? line.leading : line.groups.back().slots).push_back(place);
  return slot.size;
}

/// `ja all`, `ja all but 3 5`.
Answer RowParser::all_but(const Groups& line) const {
  const auto& [face, excepted] = line.groups[0];
  if (line.groups.size() > 1 || line.but == excepted.empty()) refusals.say("all");
  if (line.but && !has_other(face)) refusals.say("others");
  Row row(question, refusals);
  for (const std::size_t slot : excepted) row.give(slot, other(face));
  for (const std::size_t slot : row.missing()) row.give(slot, face);
  return row.finish();
}

/// `ja 1 2 nein 3 4`; of ballots also `ja 1 2`, where the others said the other word.
Answer RowParser::some(const Groups& line) const {
  Row row(question, refusals);
  const auto& first = line.groups[0];
  const bool one_face = line.groups.size() == 1;
  if (one_face && first.slots.empty()) {
    row.give(0, first.face);
    refuse_count(row, 1);
  }
  for (const auto& group : line.groups) {
    for (const std::size_t slot : group.slots) row.give(slot, group.face);
  }
  if (one_face && traits(question.form).voters && !row.missing().empty()) {
    if (!has_other(first.face)) refusals.say("others");
    for (const std::size_t slot : row.missing()) row.give(slot, other(first.face));
  }
  return row.finish();
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
