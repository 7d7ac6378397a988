// The subcommands, each in a file of its own.
#pragma once

#include <CLI/CLI.hpp>

namespace narrator::cli {

// Each tells its subcommand's options; parsing the command line then carries it out. That throws
// Error; main() prints it and exits with its status.
void add_play(CLI::App& command);
void add_resume(CLI::App& command);
void add_tell(CLI::App& command);
void add_status(CLI::App& command);
void add_replay(CLI::App& command);
void add_report(CLI::App& command);
void add_stats(CLI::App& command);
void add_verify(CLI::App& command);
void add_logs(CLI::App& command);
void add_games(CLI::App& command);
void add_variants(CLI::App& command);
void add_rules(CLI::App& command);
void add_check(CLI::App& command);
void add_new_variant(CLI::App& command);
void add_new_game(CLI::App& command);
void add_simulate(CLI::App& command);

}  // namespace narrator::cli
