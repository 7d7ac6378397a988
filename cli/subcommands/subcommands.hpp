// The subcommands, each in a file of its own but for new-game and new-variant, which have one
// together.
#pragma once

#include <CLI/CLI.hpp>

namespace narrator::cli {

// Each tells its subcommand's options; parsing the command line then carries it out. That throws
// Error; main() prints it and exits with its status.
using AddSubcommand = void(CLI::App& command);
AddSubcommand add_play, add_resume, add_tell, add_status, add_replay, add_report, add_recap,
    add_stats, add_verify, add_logs, add_games, add_variants, add_rules, add_check, add_new_variant,
    add_new_game, add_simulate, add_watch, add_screens, add_card, add_completions;

}  // namespace narrator::cli
