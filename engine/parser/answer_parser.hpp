// Turns what a moderator types into an answer, or explains why not.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/error.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/question/question.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

/// Typed words are no answer. The sentences are the interface's own.
struct NoAnswer {
  Refusal refusal;
  Option not_offered{};  // a player, word or number that was understood but is not legal now (seat
                         // 0 and no word: none); the rules may know better what is wrong
                         // (Machine::why_not)
};

/// What the parser needs to know of the table.
struct Words {
  const std::vector<std::string>& names;  // names[seat - 1]
  const Catalogue& text;  // how words are shown and spelt, and the interface's own: refusals, "all"
};

/// Reads the words of a line as an answer to `question`, as narrator(1) INPUT describes:
/// a unique prefix of a name or word (case, accents and width ignored), a seat number, `guess R8`
/// by words; several separated by blanks or commas; ballots as `jjnjn` in seat order, `ja all`,
/// `all ja`, `ja all but 3 5`, `ja 1 2 4`, `Aki=ja Binh=nein …`; deals as `Aki=FACE …`, a face for
/// every slot in order, or `unknown`; yes/no in each language's words; numbers as digits.
/// An optional leading question id is taken off by the caller.
std::variant<Answer, NoAnswer> parse_answer(const Question& question, Tokens line,
                                            const Words& words);
inline std::variant<Answer, NoAnswer> parse_answer(const Question& question, std::string_view line,
                                                   const Words& words) {
  return parse_answer(question, Line(line).words(), words);
}

}  // namespace narrator
