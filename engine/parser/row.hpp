// Parses answers that give each voter, receiver or place one of the options: ballots and deals.
#pragma once

#include "engine/parser/refusals.hpp"

namespace narrator {

/// Parses a line as an answer to ballots or a deal, as parse_answer() describes it: a face for each
/// place, in order, as initials or by name, or how many places got each. Throws ParseFailure if it
/// is none, or leaves out a place, or gives a place or a face too often.
Answer parse_row(const Question& question, Tokens line, const ParserContext& words,
                 const Refusals& refusals);

}  // namespace narrator
