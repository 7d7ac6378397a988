// What a person reads of a rule: how it is called, and the rule most worth an example.
#pragma once

#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::cli {

/// The values a rule is called with, as the line that defines it writes them: "g, player".
/// "..." where that cannot be told.
std::string parameters(const RuleEntry& rule, const std::vector<Source>& sources);

/// The same so that they can be handed on: every one has a name of its own, or "...".
std::string parameters_to_hand_on(const RuleEntry& rule, const std::vector<Source>& sources);

}  // namespace narrator::cli
