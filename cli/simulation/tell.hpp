// The results of simulations as text and as JSON.
#pragma once

#include <string>
#include <vector>

#include "cli/simulation/contest.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// The parameters of a simulation; only results with equal parameters can be merged.
struct SimulationSetup {
  /// A set of rules.
  struct Rules {
    std::vector<std::string> variants;
    Settings settings;  // those chosen by the user
    bool operator==(const Rules&) const = default;
  };

  std::string game, seed;
  Rules first, second;
  std::vector<std::string> policies;
  int games = 0, least = 0, most = 0;  // games of the whole series; numbers of players

  bool operator==(const SimulationSetup&) const = default;
};

/// A part of a series, such as the first of four (1/4).
struct Shard {
  int part = 1, parts = 1;
};

/// Parses a shard of the form "I/N". Throws Error (usage) if `text` is invalid.
Shard shard_from(const std::string& text);

/// Returns one object with the parameters, the results, and `shard` ("2/4") if they are partial.
Json results_json(const SimulationSetup& what, const Results& results, const std::string& shard);

/// Formats proportions, averages and differences in columns.
Printable results_text(const SimulationSetup& what, const Results& results);

/// Merges the JSON results of all the shards of a series. Throws Error (usage) if a file holds no
/// results, if the files do not belong together, or if a shard is missing. Requires at least one
/// file.
std::pair<SimulationSetup, Results> merged(const std::vector<std::string>& files);

}  // namespace narrator::cli
