// Plays random games under one set of rules, or the same games under two.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/simulation/simulation_totals.hpp"
#include "engine/chance/random.hpp"
#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator::cli {

/// Maps the role a player was told to the policy that player follows: {"thief": "sensible"} makes
/// the thieves play sensibly; "" is for everybody else. Players without a policy play at random.
using Policies = std::map<std::string, std::string>;

/// Parses the values of --policy: "sensible", or "thief=sensible". Throws Error (usage) if the game
/// does not provide a policy, or if two are given for the same players.
Policies policies_from(const std::vector<std::string>& given, const Machine& machine);

/// Answers the machine's question as the players asked would. Draws one number from `random` for
/// each choice of a player, with or without a policy. Requires that the machine listens.
Answer answer_as_players(Machine& machine, const Policies& policies, Random& random);

/// A series of games numbered 0 to `games` - 1, or the part of it whose numbers leave the remainder
/// `part` when divided by `parts`. The table size cycles from `least` to `most` players.
struct Series {
  int games = 1000, least = 0, most = 0;
  int part = 0, parts = 1;
  std::string logs{};  // the folder for the log of each game; "" keeps none

  /// Returns the number of games in this part.
  int count() const { return (games - part + parts - 1) / parts; }

  /// Returns the number of its n-th game, where n counts from 0.
  int number(std::size_t n) const { return part + static_cast<int>(n) * parts; }

  /// Returns the number of players in the game with this number.
  int players(int number) const { return least + number % (most - least + 1); }
};

/// The results of a series.
struct Results {
  SimulationTotals first;
  std::optional<SimulationTotals> second;  // of the same games under the second set of rules
  Differences differences;                 // empty unless there are two sets of rules

  void add(const Results& other);
};

/// Plays the series under the rules of `setups`, one or two, with players who follow `policies`, on
/// `jobs` processors (0: all); the results do not depend on `jobs`. The randomness of each game
/// derives from the first setup's seed and the game's number. With two sets of rules, each question
/// has its own random stream, so that an additional question does not shift the others; no logs can
/// be kept then. Throws the ScriptError of the first game that fails.
Results play_series(const Series& series, const std::vector<Setup>& setups,
                    const Policies& policies, unsigned jobs);

}  // namespace narrator::cli
