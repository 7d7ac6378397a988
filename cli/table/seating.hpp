// Playing again with the last table: seating, and sealing a game.
#pragma once

#include "cli/setup/setup_options.hpp"
#include "cli/terminal/input.hpp"
#include "engine/log/log.hpp"

namespace narrator::cli {

/// Shows the mark of the game's seed, as JSON or as text, and lets the table say words that nobody
/// could know before, so that neither the author of this program nor the person running it can have
/// chosen what chance will draw. Stores both in the setup. Returns false if the person leaves.
bool seal(Setup& setup, Input& input, bool json);

/// Returns the players given by a line: the names in it, separated by commas, or `players` if there
/// are none; "+Zoe" adds a player in the last seat, and "-Dan" removes one. Throws Refused if
/// nobody has such a name, and as player_names() does.
std::vector<std::string> seated_otherwise(const std::vector<std::string>& players,
                                          const std::string& line, const Catalogue& texts);

/// Lets a person choose another first player, or two players to swap. Returns false if they leave.
bool seat_again(PreparedGame& table, Input& input);

}  // namespace narrator::cli
