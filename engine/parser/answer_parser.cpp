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

}  // namespace narrator
