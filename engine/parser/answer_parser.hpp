// Parses what a moderator types as an answer or as a player's claim, or explains why it is neither.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/claim.hpp"
#include "engine/error.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/question/question.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

/// The result for words that are not an answer.
struct NoAnswer {
  Refusal refusal;
  Option not_offered{};  // the player, word or number that was understood but is not legal now
                         // (seat 0 and no word: none); the rules may know a better reason
                         // (Machine::why_not)
};

/// What the parser needs to know about the table.
struct ParserContext {
  const std::vector<std::string>& names;  // names[seat - 1]
  const Catalogue& text;     // displays and spellings of words, and the interface's texts
  bool with_fillers = true;  // whether words such as "and" may stand between the others
  bool partial =
      false;  // whether ballots may be left out: unknown, and nobody's by what others get
};

/// Parses the words of a line as an answer to `question`, as narrator(1) INPUT describes: a unique
/// prefix of a name or word, a seat number, or several of these; ballots as `jjnjn` in seat order,
/// `ja all but 3 5`, `ja 1 2 4` or `Aki=ja Binh=nein …`; deals as `Aki=FACE …`, faces in order, or
/// `unknown`. A line that is none may begin with the question's id, unless it is an option, too.
std::variant<Answer, NoAnswer> parse_answer(const Question& question, Tokens line,
                                            const ParserContext& words);
inline std::variant<Answer, NoAnswer> parse_answer(const Question& question, std::string_view line,
                                                   const ParserContext& words) {
  return parse_answer(question, Line(line).words(), words);
}

/// Returns whether the line is another answer if its small words, such as "and" or "anh", are what
/// they are besides: players, or no players.
bool small_words_may_be_players(const Question& question, Tokens line, const ParserContext& words);

/// Parses `NAME [round N] [TOPIC] [PLAYER] WORDS`, as narrator(1) describes `claim`. The default
/// is the latest topic that the speaker may speak about; if several are possible, more must be
/// typed. Words in quotes are free text, and so are all words in a game that never has topics
/// (nullopt). Throws Refused.
Claim parse_claim(const Line& line, const std::optional<std::vector<Topic>>& topics,
                  const ParserContext& words);

/// Returns the displayed name of a topic: "round 3, hand".
std::string topic_label(const Topic& topic, const Catalogue& text,
                        const std::vector<std::string>& names);

}  // namespace narrator
