// Many games of simulated players: playing them, their totals, and how they are printed. Only
// integers are stored, so that neither the order of the games nor their distribution over
// processors affects the result.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/log/log.hpp"
#include "engine/machine.hpp"
#include "engine/question/question.hpp"
#include "engine/statistics/tally.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// What a number measures: {"team", "red"}, {"reason", …}, {"seat", "3"}, {"count", a name the
/// game's script counts under}, or {"answers", ""}.
using Measure = std::pair<std::string, std::string>;

/// The outcome of one game.
struct Outcome {
  std::map<Measure, std::int64_t> numbers;  // 1 for a team or seat that won; missing means 0
  std::size_t players = 0;
  std::int64_t answers = 0;
};

/// Returns the outcome of a game with this result; `counted` is Machine::counts().
Outcome outcome_of(const Json& result, const std::vector<Counted>& counted, std::int64_t answers,
                   const std::vector<std::string>& names);

/// The sum of a number over many games, and the sum of its squares.
struct Statistic {
  std::int64_t sum = 0, squares = 0;

  void add(std::int64_t number);
  void add(const Statistic& other);
};

/// An average with its 95 % confidence interval.
struct Average {
  double value = 0, low = 0, high = 0;
};

/// Returns the average over `games` games, using the normal approximation.
Average average(const Statistic& sum, std::int64_t games);

/// The results of all games under one set of rules.
class SimulationTotals {
 public:
  void add(const Outcome& outcome);
  void add(const SimulationTotals& other);

  std::int64_t games() const { return games_; }
  const std::map<Measure, Statistic>& numbers() const { return numbers_; }

  /// Returns the sum for a measure; zero if it never occurred.
  Statistic sum(const Measure& measure) const;

  const Histogram& answers() const { return answers_; }
  /// Returns the number of games with a player in each seat.
  const std::vector<std::int64_t>& games_by_seat() const { return games_by_seat_; }

  /// Convert to and from
  /// {"games":…,"teams":{…},"reasons":{…},"seats":[…],"counts":{…},"answers":{…}}. from() throws
  /// std::exception for any other JSON.
  Json json() const;
  static SimulationTotals from(const Json& json);

 private:
  std::int64_t games_ = 0;
  std::map<Measure, Statistic> numbers_;
  Histogram answers_;
  std::vector<std::int64_t> games_by_seat_;
};

/// The differences between the same games under two sets of rules: for each number, the second
/// value minus the first, summed over the games.
class Differences {
 public:
  void add(const Outcome& first, const Outcome& second);
  void add(const Differences& other);

  /// Returns the difference of each measure, and the number of games in which it could differ.
  const std::map<Measure, Statistic>& numbers() const { return numbers_; }

  /// Convert to and from a list of {"of","name","sum","squares"}.
  Json json() const;
  static Differences from(const Json& json);

 private:
  std::map<Measure, Statistic> numbers_;
};

/// Maps the role a player was told to the policy that player follows: {"thief": "sensible"} makes
/// the thieves play sensibly; "" is for everybody else. Players without a policy play at random.
using Policies = std::map<std::string, std::string>;

/// Parses the values of --policy: "sensible", or "thief=sensible". Throws Error (usage) if the game
/// does not provide a policy, or if two are given for the same players.
Policies policies_from(const std::vector<std::string>& given, const Machine& machine);

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
