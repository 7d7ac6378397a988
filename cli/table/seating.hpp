// The last table plays again: who sits where this time.
#pragma once

#include "cli/setup/setup_options.hpp"
#include "cli/terminal/input.hpp"
#include "engine/log/log.hpp"

namespace narrator::cli {

/// Shows the mark of the game's seed, as JSON or as text, and lets the table say words that nobody
/// could know before: with them neither who wrote this program nor who runs it can have chosen what
/// chance will draw. Both go into the setup. False when the person left.
bool seal(Setup& setup, Input& input, bool json);

/// The players of a line: names with commas between, or `players` where none is named; "+Zoe"
/// comes, in the last seat, and "-Dan" is absent. Throws Refused where nobody is called so, and as
/// player_names() does.
std::vector<std::string> seated_otherwise(const std::vector<std::string>& players,
                                          const std::string& line, const Catalogue& texts);

/// Lets a person seat the players anew: another first one, or two who swap. False when they left.
bool seat_again(Prepared& table, Input& input);

}  // namespace narrator::cli
