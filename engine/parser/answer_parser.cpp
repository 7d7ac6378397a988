#include "engine/parser/answer_parser.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/parser/refusals.hpp"
#include "engine/parser/row.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

constexpr std::size_t most_tokens = 100;  // words; no table has more players
constexpr std::size_t most_letters = 80;  // of one word; longer ones were pasted
constexpr std::size_t most_ways = 32;

using Way = std::vector<Token>;

bool is_wide(char32_t c) { return width_of(c) == 2; }

std::vector<Option> said(const Question& question) {
  std::vector<Option> all = question.options;
  append(all, question.slots);
  return all;
}

std::vector<Option> all_said(const Question& question) {
  std::vector<Option> all = said(question);
  for (const char* keyword : {"all", "all-but", "unknown", "fillers"}) all.push_back({0, keyword});
  return all;
}

// Returns the byte offsets where the word may be split, including its beginning and end.
std::vector<std::size_t> cuts_of(const std::string& word) {
  std::vector<std::size_t> cuts{0};
  char32_t before = 0;
  for (std::string_view rest = word; !rest.empty();) {
    const std::size_t here = word.size() - rest.size();
    const char32_t c = next_code_point(rest);
    if (here > 0 && (is_wide(before) || is_wide(c)) && width_of(c) > 0) cuts.push_back(here);
    before = c;
  }
  cuts.push_back(word.size());
  return cuts;
}

// Returns each of the ways continued by each of `further`.
std::vector<Way> joined(const std::vector<Way>& ways, const std::vector<Way>& further) {
  std::vector<Way> all;
  for (const Way& way : ways) {
    for (const Way& more : further) append(all.emplace_back(way), more);
  }
  return all;
}

// Works from the end to the beginning, so that no part is examined twice.
std::vector<Way> ways_of(const Token& typed, const Lexicon& lexicon) {
  if (!lexicon.find({&typed, 1}).none()) return {{typed}};
  const Token word = without_final_marks(typed);
  const std::vector<std::size_t> cuts = cuts_of(word.typed);
  if (cuts.size() == 2) return {{word}};  // such as the second word of an option
  if (cuts.size() > most_letters) return {};
  std::vector<std::vector<Way>> from(cuts.size());
  from.back() = {{}};
  for (std::size_t begin = cuts.size() - 1; begin-- > 0;) {
    for (std::size_t end = begin + 1; end < cuts.size(); ++end) {
      if (from[end].empty()) continue;
      const Token first = part(word, cuts[begin], cuts[end]);
      const Match match = lexicon.find({&first, 1});
      if (!match.exact || !match.one()) continue;
      append(from[begin], joined({{first}}, from[end]));
      if (from[begin].size() > most_ways) return {};
    }
  }
  return from.front();
}

// Returns the words that may stand between the others; of a claim, none may.
Lexicon fillers_of(const ParserContext& words) {
  std::vector<Option> fillers;
  if (words.with_fillers) fillers.push_back({0, "fillers"});
  return Lexicon(std::move(fillers), words);
}

enum class Filler { no, perhaps, yes };

// Returns whether the word is dropped, such as "and". A name that is none with its accents is, too,
// before another name: "chị Lan" beside a player Chi; with its accents it may be either.
Filler filler(const Way& way, std::size_t at, const Lexicon& fillers, const Lexicon& named,
              const std::vector<std::string>& names) {
  const auto is_name = [&](const Token& word) { return named.find({&word, 1}).exact; };
  if (!fillers.find({&way[at], 1}).exact) return Filler::no;
  if (!is_name(way[at])) return Filler::yes;
  if (at + 1 == way.size() || !is_name(way[at + 1])) return Filler::no;
  const auto same = [&](const std::string& name) {
    return normalise_keeping_accents(name) == way[at].accented;
  };
  return std::ranges::any_of(names, same) ? Filler::perhaps : Filler::yes;
}

// Returns the way without fillers; what follows one is apart, as after a comma.
Way without_fillers(const Way& way, Filler least, const Lexicon& fillers, const Lexicon& named,
                    const std::vector<std::string>& names) {
  Way left;
  bool apart = false;
  for (std::size_t i = 0; i < way.size(); ++i) {
    const bool dropped = filler(way, i, fillers, named, names) >= least;
    if (!dropped) {
      left.push_back(way[i]);
      left.back().after_comma |= apart;
    }
    apart = dropped;
  }
  return left;
}

// Returns the ways to split the line's words next to wide letters so that each part is a full
// option, slot or keyword: 賛成全員 becomes 賛成 全員; fillers and full stops are dropped. Returns
// none if a word cannot be split, if nothing needs splitting, or if there are too many words or
// ways.
std::vector<Way> words_apart(const Question& question, Tokens line, const ParserContext& words) {
  if (line.size() > most_tokens) return {};
  const Lexicon lexicon(all_said(question), words);
  std::vector<Way> ways{{}};
  for (const Token& word : line) {
    ways = joined(ways, ways_of(word, lexicon));
    if (ways.empty() || ways.size() > most_ways) return {};
  }
  std::vector<Way> apart;
  const Lexicon fillers = fillers_of(words), named(said(question), words);
  for (const Way& way : ways) {
    Way most = without_fillers(way, Filler::perhaps, fillers, named, words.names),
        few = without_fillers(way, Filler::yes, fillers, named, words.names);
    if (!most.empty() && most.size() < few.size()) apart.push_back(std::move(most));
    if (!few.empty() && !std::ranges::equal(few, line, {}, &Token::typed, &Token::typed))
      apart.push_back(std::move(few));
  }
  return apart;
}

constexpr std::size_t longest_line = 8192;  // bytes; the longest genuine answers take a tenth

/// Returns the first option equal to `index`'s that is not taken: two cards may show the same face.
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
  // If every word is an option, too many were given; otherwise the first unknown word is named.
  const auto first = options.read(tokens);
  if (tokens.size() > first.size && first.match.one()) {
    return parse_several(q, tokens, options, refusals);
  }
  refusals.not_among(options, tokens);
}

Answer parse_number(const Question& q, Tokens tokens, const Lexicon& options,
                    const ParserContext& words, const Refusals& refusals) {
  std::string digits = tokens[0].normalised;
  const auto end = digits.find_first_not_of("0123456789");
  if (end != std::string::npos && end > 0 &&  // 3枚
      fillers_of(words).find(Line(std::string_view(digits).substr(end)).words()).exact)
    digits.resize(end);
  std::optional<int> number = whole_number(digits);
  if (Lexicon({{0, "zero"}}, words).find(tokens).exact) number = 0;
  if (!number || tokens.size() > 1) refusals.not_among(options, tokens);
  if (*number < q.min || *number > q.max) refusals.out_of_range(*number, tokens);
  return {false, {*number}};
}

Answer parse(const Question& q, Tokens tokens, const ParserContext& words,
             const Refusals& refusals) {
  if (!tokens.empty() && tokens.back().at + tokens.back().typed.size() > longest_line) {
    refusals.say("too-long");
  }
  if (tokens.empty()) {
    if (fits(q, Answer{})) return {};
    throw ParseFailure{{refusals.because()}};
  }
  const Lexicon options(q.options, words);
  switch (q.form) {
    case Form::choose:
      return q.max > 1 ? parse_several(q, tokens, options, refusals)
                       : parse_one(q, tokens, options, refusals);
    case Form::confirm: return parse_one(q, tokens, options, refusals);
    case Form::ballots:
    case Form::deal: return RowParser(q, words, refusals).parse(tokens);
    case Form::number: return parse_number(q, tokens, options, words, refusals);
    case Form::acknowledge: break;
  }
  refusals.say("nothing-asked");
}

/// Parses the line with words that were typed without a blank split apart; `together` is the reason
/// why it is not an answer as typed.
Answer parse_apart(const Question& q, Tokens line, const ParserContext& words,
                   const Refusals& refusals, const ParseFailure& together) {
  std::optional<Answer> found;
  std::vector<Value> meanings;
  for (const std::vector<Token>& way : words_apart(q, line, words)) {
    try {
      Answer answer = parse(q, way, words, refusals);
      if (found != answer && meanings.size() < 2) meanings.push_back({refusals.quoted(way)});
      found = std::move(answer);
    } catch (const ParseFailure&) {  // this way is not an answer
    }
  }
  if (!found) throw together;
  if (meanings.size() > 1)
    refusals.say("ambiguous-words", {{"typed", {refusals.quoted(line)}}, {"which", {meanings}}});
  return *found;
}

bool is_equals(const Token& token) { return token.normalised == "="; }

/// Returns the tokens between equals signs.
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
                                            const ParserContext& words) {
  const Refusals refusals(question, words);
  try {
    try {
      return parse(question, line, words, refusals);
    } catch (const ParseFailure& together) {
      return parse_apart(question, line, words, refusals, together);
    }
  } catch (const ParseFailure& unreadable) {
    return unreadable.why;
  }
}

std::size_t RowParser::slot_named(Tokens phrase) const {
  const Match match = slots.find(phrase);
  if (match.none() && face(phrase).size == phrase.size()) refusals.say("pairs");  // WORD=NAME
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
      if (size == part.size()) size = 1;  // refused below because of its words
    }
    const std::size_t slot = slot_named(name);  // first, as a refusal names what was typed first
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
    refusals.say("pairs");  // names before the first of several words are ambiguous
  }
  return line.all || line.but ? all_but(line) : some(line);
}

/// Adds the phrase at the beginning of `rest` to the groups; returns its number of tokens.
std::size_t RowParser::read_into(Groups& line, Tokens rest) const {
  const Face found = face(rest);
  const auto keyword = keywords.read(rest);
  const auto slot = slots.read(rest);
  const bool is_slot = slot.match.one() && question.positions == 0;
  const bool all = keyword.word == Keywords::Word::all;
  const bool but = keyword.word == Keywords::Word::but;
  // A prefix may be of a face or of a name: the first is a face, later ones are names.
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

/// Parses `ja all` and `ja all but 3 5`.
Answer RowParser::all_but(const Groups& line) const {
  const auto& [face, excepted] = line.groups[0];
  if (line.groups.size() > 1 || line.but == excepted.empty()) refusals.say("all");
  if (line.but && !has_other(face)) refusals.say("others");
  Row row(question, refusals);
  for (const std::size_t slot : excepted) row.give(slot, other(face));
  for (const std::size_t slot : row.missing()) row.give(slot, face);
  return row.finish();
}

/// Parses `ja 1 2 nein 3 4`; for ballots also `ja 1 2`, where the others get the other word.
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

}  // namespace narrator
