// Parses what a moderator types as a player's claim, or explains why it is not one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/claim.hpp"
#include "engine/parser/answer_parser.hpp"

namespace narrator {

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
