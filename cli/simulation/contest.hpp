// Plays random games under one set of rules, or the same ones under two.
#pragma once

#include <optional>
#include <vector>

#include "cli/simulation/players.hpp"
#include "cli/simulation/sums.hpp"
#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator::cli {

/// Which games are played: those numbered 0 to `games` - 1 whose number leaves `part` when it is
/// divided by `parts`, at tables of `least` to `most` players in turn.
struct Series {
  int games = 1000, least = 0, most = 0;
  int part = 0, parts = 1;
  std::string logs{};  // the folder where the log of each game is kept; "": nowhere

  /// How many games that is.
  int count() const { return (games - part + parts - 1) / parts; }

  /// Of the game that is played as the n-th of them, counted from 0.
  int number(std::size_t n) const { return part + static_cast<int>(n) * parts; }

  /// How many play the game of this number.
  int players(int number) const { return least + number % (most - least + 1); }
};

/// What came of a series.
struct Results {
  Sums first;
  std::optional<Sums> second;  // of the same games under other rules
  Differences differences;     // where there are two

  void add(const Results& other);
};

/// Plays the series under the rules of `setups`, one or two, with players who follow `policies`, on
/// `jobs` processors (0: all); how many makes no difference. Each game has its own chance, from the
/// first setup's seed and its number; with two sets of rules each question has a stream of its own
/// in it, so that one question more does not shift the rest, and no logs can be kept. Throws
/// ScriptError as the first game that fails does.
Results play_series(const Series& series, const std::vector<Setup>& setups,
                    const Policies& policies, unsigned jobs);

}  // namespace narrator::cli
