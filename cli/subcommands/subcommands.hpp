// The subcommands. Each has its own file, except that related ones share one.
#pragma once

namespace CLI {
class App;
}

namespace narrator::cli {

/// Runs the subcommand named by the arguments of main(), "play" without any on a terminal, and
/// returns the status to exit with; words it does not know are told on standard error. Throws
/// Error.
int run(int argc, char** argv);

// Each function defines the options of its subcommand; parsing the command line then runs it.
// Running it throws Error, which main() prints before exiting with its status.
using AddSubcommand = void(CLI::App& command);
AddSubcommand add_play, add_resume, add_tell, add_status, add_replay, add_report, add_recap,
    add_stats, add_verify, add_logs, add_games, add_variants, add_rules, add_check, add_new_variant,
    add_new_game, add_simulate, add_watch, add_screens, add_card, add_completions;

}  // namespace narrator::cli
