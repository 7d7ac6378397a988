// Measurements of a game, and their sums over many games. Only integers are stored, so that neither
// the order of the games nor their distribution over processors affects the result.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/question/question.hpp"
#include "engine/statistics/tally.hpp"

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
  const std::vector<std::int64_t>& sat() const {
    return sat_;
  }  // number of games with a player, by seat

  /// Convert to and from
  /// {"games":…,"teams":{…},"reasons":{…},"seats":[…],"counts":{…},"answers":{…}}. from() throws
  /// Json::exception for any other JSON.
  Json json() const;
  static SimulationTotals from(const Json& json);

 private:
  std::int64_t games_ = 0;
  std::map<Measure, Statistic> numbers_;
  Histogram answers_;
  std::vector<std::int64_t> sat_;
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

}  // namespace narrator::cli
