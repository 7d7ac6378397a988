// Shared by the measurements.
#pragma once

#include <chrono>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "engine/log/log.hpp"

namespace narrator::bench {

/// Returns the seconds since some fixed moment.
inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Returns a table of a bundled game dealt entirely by the program, ready to begin.
Setup table(const std::string& game, int players, const std::string& seed);

/// The amount of work done in a batch.
struct Work {
  double games = 0, moves = 0;
};

/// Returns the CPU seconds used by this process, which exclude the time of other programs.
inline double busy() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Repeats `batch` for at least `seconds` after a warm-up of half that time, and prints
/// {"games_s":N,"moves_s":N} as the last line. A move is a player's answer; chance does not count.
void report(double seconds, const std::function<Work()>& batch);

/// Prints a row of the overall table.
void row(const std::string& what, const std::string& figure);

/// Prints the rows for work on these logs, all of finished games.
void measure_afterwards(const std::vector<std::string>& logs);

/// Prints a row for reasoning about many claims.
void measure_testimony();

// The measurements; the arguments are the words after their name on the command line.
void wheel_play(const std::vector<std::string>& words);
void wheel_replay(const std::vector<std::string>& words);
void everything(const std::vector<std::string>& words);

}  // namespace narrator::bench
