// Parsing of typed lines as answers to questions of the game and of commands.
#pragma once

#include "engine/machine.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

struct CommandContext;

/// Parses an answer to the machine's question, with or without the question's id in front. Throws
/// Refused, also if the game is over.
Answer parse_pending(Machine& machine, const Session& session, const Line& line);

/// Parses an answer to a question asked instead of the machine's.
Answer parse_in_place(const Question& question, Machine& machine, const Session& session,
                      const Line& line);

/// Parses an answer to a command's own question. Throws Refused.
Answer parse_own(const Question& question, Tokens words, const Session& session);

/// Returns the player denoted by all of the words. Throws Refused with what the command expects.
int seat_meant(const CommandContext& context, Tokens words);

/// Returns the players and the words of the game, for parsing.
ParserContext words_of(const Session& session);

}  // namespace narrator::cli
