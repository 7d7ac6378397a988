// What was typed, read as an answer to a question, whoever asks it.
#pragma once

#include "engine/machine.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

struct CommandContext;

/// An answer to the question that the machine asks, led by the question's id or not; throws
/// Refused, also once the game is over.
Answer parse_pending(Machine& machine, const Session& session, const Line& line);

/// The same, for a question that is asked in place of the machine's.
Answer parse_in_place(const Question& question, Machine& machine, const Session& session,
                      const Line& line);

/// An answer to a command's own question, which the machine does not ask; throws Refused.
Answer parse_own(const Question& question, Tokens words, const Session& session);

/// The player whom all of the words mean; throws Refused with what the command expects.
int seat_meant(const CommandContext& context, Tokens words);

/// Who sits there and what words there are, for reading what is typed.
Words words_of(const Session& session);

}  // namespace narrator::cli
