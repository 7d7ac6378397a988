// What the measurements share.
#pragma once

#include <chrono>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "engine/log/log.hpp"

namespace narrator::bench {

/// Seconds since some fixed moment.
inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// A table of a bundled game with everything dealt by the app, ready to begin.
Setup table(const std::string& game, int players, const std::string& seed);

/// How much a batch of work did.
struct Work {
  double games = 0, moves = 0;
};

/// Seconds of processor time this process has used: what other programs do in between is no part of
/// it.
inline double busy() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Repeats `batch` for at least `seconds` after a warm-up of half as long, and prints
/// {"games_s":N,"moves_s":N} as the last line. A move is a player's answer; chance is none.
void report(double seconds, const std::function<Work()>& batch);

/// A line of the table of everything.
void row(const std::string& what, const std::string& figure);

/// Rows of what is done with these logs, all of games that are over.
void measure_afterwards(const std::vector<std::string>& logs);

/// A row of what reasoning about many claims takes.
void measure_testimony();

// Each measurement; the words that follow its name on the command line.
void wheel_play(const std::vector<std::string>& words);
void wheel_replay(const std::vector<std::string>& words);
void everything(const std::vector<std::string>& words);

}  // namespace narrator::bench
