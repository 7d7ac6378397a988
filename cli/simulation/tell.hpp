// The results of simulations as text and as data.
#pragma once

#include <string>
#include <vector>

#include "cli/simulation/contest.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// What was simulated, as far as it matters for whether results belong together.
struct Simulated {
  /// One of the two sets of rules.
  struct Rules {
    std::vector<std::string> variants;
    Settings settings;  // those that were chosen
    bool operator==(const Rules&) const = default;
  };

  std::string game, seed;
  Rules first, second;
  std::vector<std::string> policies;
  int games = 0, least = 0, most = 0;  // of the whole series; numbers of players

  bool operator==(const Simulated&) const = default;
};

/// A part of a series: the first of four is 1/4.
struct Shard {
  int part = 1, parts = 1;
};

/// Reads a shard as "I/N". Throws Error (usage) where the text is none.
Shard shard_from(const std::string& text);

/// One object: what was simulated, the results, and `shard` ("2/4") where they are a part.
Json results_json(const Simulated& what, const Results& results, const std::string& shard);

/// Shares, averages and differences in columns.
Printable results_text(const Simulated& what, const Results& results);

/// Results that were written as JSON in parts, all of one series, put together. Throws Error
/// (usage) for files that are none, that do not belong together, and parts that are missing.
/// Requires a file.
std::pair<Simulated, Results> merged(const std::vector<std::string>& files);

}  // namespace narrator::cli
