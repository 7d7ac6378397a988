// The last table plays again: who sits where this time.
#pragma once

#include "cli/setup/setup_options.hpp"
#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// Lets a person seat the players anew: another first one, or two who swap. False when they left.
bool seat_again(Prepared& table, Input& input);

}  // namespace narrator::cli
