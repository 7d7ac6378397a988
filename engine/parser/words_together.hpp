// Words of an answer that stand together, as in a language written without blanks.
#pragma once

#include <vector>

#include "engine/parser/answer_parser.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator {

/// The ways to cut the line's words so that each part is an option, a slot or a keyword, named in
/// full: 賛成全員 is 賛成 全員. Only beside a wide letter, never inside a number. None where some
/// word cannot be cut, where none needs to be, or where there are too many ways or words.
std::vector<std::vector<Token>> words_apart(const Question& question, Tokens line,
                                            const Words& words);

}  // namespace narrator
