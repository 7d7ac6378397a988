// Turns what a moderator types of what somebody said into a claim, or explains why not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/claim.hpp"
#include "engine/parser/answer_parser.hpp"

namespace narrator {

/// Reads `NAME [round N] [TOPIC] [PLAYER] WORDS`, as narrator(1) describes `claim`. What a claim is
/// about is by default the latest thing its speaker may speak about; where that could be several,
/// more has to be typed. Words in quotes are a free text, and so is everything in a game that never
/// has topics (nullopt); one that only has none yet is waited for. Throws Refused.
Claim parse_claim(const Line& line, const std::optional<std::vector<Topic>>& topics,
                  const Words& words);

/// What a topic is called: "round 3, hand".
std::string topic_label(const Topic& topic, const Catalogue& text,
                        const std::vector<std::string>& names);

}  // namespace narrator
