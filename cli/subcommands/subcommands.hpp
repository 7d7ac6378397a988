// The subcommands, each in a file of its own.
#pragma once

#include <CLI/CLI.hpp>

namespace narrator::cli {

// Each adds its subcommand to the program; parsing the command line then carries it out.
// They throw Error; main() prints it and exits with its status.
void add_play(CLI::App& app);
void add_resume(CLI::App& app);
void add_tell(CLI::App& app);
void add_status(CLI::App& app);
void add_replay(CLI::App& app);
void add_report(CLI::App& app);
void add_stats(CLI::App& app);
void add_verify(CLI::App& app);
void add_logs(CLI::App& app);
void add_games(CLI::App& app);
void add_variants(CLI::App& app);
void add_rules(CLI::App& app);
void add_check(CLI::App& app);
void add_new_variant(CLI::App& app);
void add_new_game(CLI::App& app);
void add_simulate(CLI::App& app);

}  // namespace narrator::cli
