// The tables that rules are tried out at.
#pragma once

#include <vector>

#include "cli/check/trial/trial_game.hpp"

namespace narrator::cli {

/// `games` tables, or where that is 0 enough for every number of players under every way of dealing
/// once: by the app, told by the table, and unknown. Settings take their defaults and extremes.
std::vector<TrialGame> trial_tables(const Machine& machine, int games);

}  // namespace narrator::cli
