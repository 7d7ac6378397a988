// `narrator play` with nothing more: asks a person what the command line left open.
#pragma once

#include <string>

#include "cli/setup/config.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// What stands for a game where the last table plays again.
inline constexpr const char* kAgain = "again";

/// And where the newest game, which is not over, is gone on with.
inline constexpr const char* kGoOn = "resume";

/// Asks for the game, the players, house rules, who sees the screen and who deals, as far as
/// `options` and `screen` do not say yet, in the language of the environment or another one, and
/// completes them; the game may then be kAgain, kGoOn, or a table of the `config` as "@NAME". The
/// table is kept there where they say so. `more` are further options, for the line that is
/// suggested for next time. Returns false when the person left. A game or variant that does not
/// exist throws Error (usage), as play does.
bool welcome(SetupOptions& options, std::string& screen, const std::string& more,
             const Config& config, Input& input);

}  // namespace narrator::cli
