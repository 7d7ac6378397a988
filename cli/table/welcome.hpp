// `narrator play` with nothing more: asks a person what the command line left open.
#pragma once

#include "cli/subcommands/setup_options.hpp"
#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// Asks for the game, the players and house rules, those that `options` does not name yet, in the
/// language of the environment or another one, and completes `options`. Returns false when the
/// person left. A game or variant that does not exist throws Error (usage), as play does.
bool welcome(SetupOptions& options, Input& input);

}  // namespace narrator::cli
