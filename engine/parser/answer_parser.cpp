#include "engine/parser/answer_parser.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/parser/fillers.hpp"
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

std::vector<Option> all_said(const Question& question) {
  std::vector<Option> all = said(question);
  for (const char* keyword : {"all", "all-but", "others", "unknown", "fillers", "counters"})
    all.push_back({0, keyword});
  return all;
}

// Returns where a number at the beginning of the word may end: 3枚, 2です, 1fail.
std::vector<std::size_t> ends_of_number(const std::string& word) {
  if (word.size() > most_letters) return {};
  std::vector<std::size_t> ends = cuts_of(word);
  ends.push_back(std::min(word.find_first_not_of("0123456789"), word.size()));
  std::erase_if(ends, [&](std::size_t end) { return end == 0 || end == word.size(); });
  return ends;
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
  const Token word = without_marks(typed);
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
      if (!match.exact || match.none()) continue;
      append(from[begin], joined({{first}}, from[end]));
      if (from[begin].size() > most_ways) return {};
    }
  }
  return from.front();
}

// Returns the ways to split the line's words next to wide letters so that each part is a full
// option, slot or keyword: 賛成全員 becomes 賛成 全員; fillers and full stops are dropped. None if
// a word cannot be split, nothing needs splitting, or there are too many words or ways.
std::vector<Way> words_apart(const Question& question, Tokens line, const ParserContext& words) {
  if (line.size() > most_tokens) return {};
  const Lexicon lexicon(all_said(question), words, question.id);
  std::vector<Way> ways{{}};
  for (const Token& word : line) {
    ways = joined(ways, ways_of(word, lexicon));
    if (ways.empty() || ways.size() > most_ways) return {};
  }
  std::vector<Way> apart;
  const Fillers fillers(question, words);
  for (const Way& way : ways) {
    Way most = fillers.without(way, Filler::perhaps), few = fillers.without(way, Filler::yes);
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
  if (static_cast<int>(given) < q.min)
    refusals.say("too-few-chosen", {{"given", number_value(given)}});
  if (static_cast<int>(given) > q.max) {
    refusals.say("too-many-chosen", {{"given", number_value(given)}});
  }
  std::ranges::sort(answer.picks);  // the order of typing never matters
  return answer;
}

// A yes or no is no name that differs (no of Noah, đúng and Dũng); a yes is no beginning of another
// word (y of Y3), a no none of "unknown" (không of không rõ). A name is no beginning of a yes.
bool means_otherwise(const Question& q, const Option& option, bool exact, Tokens phrase,
                     const ParserContext& words) {
  if (traits(q.form).truth) return !exact && Lexicon::of_players(words).find(phrase).exact;
  const Lexicon yes_or_no({{0, "yes"}, {0, "no"}}, words);
  if (option.seat > 0)
    return phrase.size() == 1 && phrase[0].normalised.size() > 1 && yes_or_no.spells(phrase[0]) &&
           normalise_keeping_accents(option_text(option, words.names)) != phrase[0].accented;
  const Match said = yes_or_no.find(phrase);
  return !exact && said.exact && (said.found == std::vector{0} || option.word == "unknown");
}

// Whether the words say yes several times: "yes, take it". A no may be taken back by another.
bool only_says_yes(Tokens tokens, const Lexicon& options, const Lexicon& players) {
  while (!tokens.empty()) {
    const auto [match, size] = options.read(tokens);
    if (!match.exact || match.found != std::vector{0} || players.find(tokens.first(size)).exact)
      return false;
    tokens = tokens.subspan(size);
  }
  return true;
}

Answer parse_one(const Question& q, Tokens tokens, const Lexicon& options,
                 const ParserContext& words, const Refusals& refusals) {
  const Match match = options.find(tokens);
  if (match.one()) {
    const Option& option = options.at(match.found[0]);
    if (!means_otherwise(q, option, match.exact, tokens, words)) return {false, match.found};
    if (!traits(q.form).truth) refusals.near(option, tokens);
  }
  if (match.many()) refusals.ambiguous(options, match, tokens);
  if (traits(q.form).truth && only_says_yes(tokens, options, Lexicon::of_players(words)))
    return {false, {0}};
  // If every word is an option, too many were given; otherwise the first unknown word is named.
  const auto first = options.read(tokens);
  if (tokens.size() > first.size && first.match.one())
    return parse_several(q, tokens, options, refusals);
  refusals.not_among(options, tokens);
}

// Returns the number at the beginning of a word such as 3枚.
std::optional<int> number_before_ending(const Question& q, const Token& word,
                                        const ParserContext& words) {
  const Fillers fillers(q, words);
  for (const std::size_t end : ends_of_number(word.typed)) {
    if (!fillers.may_follow(part(word, end, word.typed.size()))) continue;
    if (const auto number = number_in(part(word, 0, end), words.text)) return number;
  }
  return std::nullopt;
}

Answer parse_number(const Question& q, Tokens tokens, const Lexicon& options,
                    const ParserContext& words, const Refusals& refusals) {
  std::optional<int> number = number_in(tokens[0], words.text);
  if (!number) number = number_before_ending(q, tokens[0], words);
  if (Lexicon({{0, "zero"}}, words).find(tokens).exact) number = 0;
  if (!number || tokens.size() > 1) refusals.not_among(options, tokens);
  if (*number < q.min || *number > q.max) refusals.out_of_range(*number, tokens);
  return {false, {*number}};
}

Answer parse(const Question& q, Tokens tokens, const ParserContext& words,
             const Refusals& refusals) {
  if (!tokens.empty() && tokens.back().at + tokens.back().typed.size() > longest_line)
    refusals.say("too-long");
  if (tokens.empty()) {
    if (fits(q, Answer{})) return {};
    throw ParseFailure{{refusals.because()}};
  }
  const Lexicon options(q.options, words, q.id);
  switch (q.form) {
    case Form::choose:
      return q.max > 1 ? parse_several(q, tokens, options, refusals)
                       : parse_one(q, tokens, options, words, refusals);
    case Form::confirm: return parse_one(q, tokens, options, words, refusals);
    case Form::ballots:
    case Form::deal: return parse_row(q, tokens, words, refusals);
    case Form::number: return parse_number(q, tokens, options, words, refusals);
    case Form::acknowledge: break;
  }
  refusals.say("nothing-asked");
}

/// Parses the line with words that were typed without a blank split apart; `together` is the reason
/// why it is not an answer as typed. If there is one way, its reason is nearer to what was meant.
Answer parse_apart(const Question& q, Tokens line, const ParserContext& words,
                   const Refusals& refusals, const ParseFailure& together) {
  std::optional<Answer> found;
  std::vector<Value> meanings;
  const std::vector<Way> ways = words_apart(q, line, words);
  for (const Way& way : ways) {
    try {
      Answer answer = parse(q, way, words, refusals);
      if (found != answer && meanings.size() < 2) meanings.push_back({refusals.quoted(way)});
      found = std::move(answer);
    } catch (const ParseFailure&) {  // this way is not an answer
      if (ways.size() == 1) throw;
    }
  }
  if (!found) throw together;
  if (meanings.size() > 1)
    refusals.say("ambiguous-words", {{"typed", {refusals.quoted(line)}}, {"which", {meanings}}});
  return *found;
}

std::variant<Answer, NoAnswer> parse_as_typed(const Question& question, Tokens line,
                                              const ParserContext& words) {
  const Refusals refusals(question, words);
  Way without_titles;
  if (line.size() <= most_tokens) {
    without_titles = Fillers(question, words).without(line, Filler::title);
    line = without_titles;
  }
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

}  // namespace

std::variant<Answer, NoAnswer> parse_answer(const Question& question, Tokens line,
                                            const ParserContext& words) {
  auto whole = parse_as_typed(question, line, words);
  const bool led = line.size() > 1 && without_marks(line[0]).normalised == normalise(question.id);
  if (!led || std::holds_alternative<Answer>(whole) ||
      Lexicon(question.options, words).find(line.first(1)).exact)
    return whole;
  return parse_as_typed(question, line.subspan(1), words);
}

bool small_words_may_be_players(const Question& question, Tokens line, const ParserContext& words) {
  if (line.size() > most_tokens) return false;
  const Refusals refusals(question, words);
  const Fillers fillers(question, words);
  try {
    const Way all = fillers.without(line, Filler::yes),
              without = fillers.without(line, Filler::perhaps);
    return without.size() < all.size() &&
           parse(question, all, words, refusals) != parse(question, without, words, refusals);
  } catch (const ParseFailure&) {
    return false;
  }
}

}  // namespace narrator
