// Simulated players: who plays by a policy of the game's, and who at random.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/chance/random.hpp"
#include "engine/machine.hpp"

namespace narrator::cli {

/// The policy that players follow, by what they were told to be: {"thief": "sensible"} has the
/// thieves play sensibly; "" is for everybody else. Players without a policy play at random.
using Policies = std::map<std::string, std::string>;

/// Reads what was given for --policy: "sensible", or "thief=sensible". Throws Error (usage) for
/// policies that the game does not bring, and two for the same players.
Policies policies_from(const std::vector<std::string>& given, const Machine& machine);

/// Answers the machine's question as those do whom it asks. It takes one number of `random` for one
/// choice of a player, by policy or not. Requires that the machine listens.
Answer answer_as_players(Machine& machine, const Policies& policies, Random& random);

}  // namespace narrator::cli
