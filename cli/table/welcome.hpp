// The welcome of `narrator play`: asks a person for what the command line left open.
#pragma once

#include <string>

#include "cli/setup/config.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// Takes the place of a game's id to play again with the last table.
inline constexpr const char* kAgain = "again";

/// Takes the place of a game's id to resume the newest unfinished game.
inline constexpr const char* kGoOn = "resume";

/// Asks for those of the game, the players, the house rules, who sees the screen and who deals that
/// `options` and `screen` leave open, and completes them. Uses the language of the environment
/// unless the person chooses another. The game may then be kAgain, kGoOn, or a table of the
/// `config` as "@NAME"; the table is saved there if the person says so. `more` holds further
/// options for the command line suggested for next time. Returns false if the person leaves. Throws
/// Error (usage) if a game or variant does not exist, as play does.
bool welcome(SetupOptions& options, std::string& screen, const std::string& more,
             const Config& config, Input& input);

}  // namespace narrator::cli
