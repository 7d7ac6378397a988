// What is measured of a game, and many games added up. Only whole numbers are kept, so that neither
// the order of the games nor how they were shared out makes a difference.
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

/// What a number is of: {"team", "red"}, {"reason", …}, {"seat", "3"}, {"count", what the
/// game's script counts}, or {"answers", ""}.
using Measure = std::pair<std::string, std::string>;

/// How one game went.
struct Outcome {
  std::map<Measure, std::int64_t> numbers;  // a team or a seat that won: 1; what is missing is 0
  std::size_t players = 0;
  std::int64_t answers = 0;
};

/// The numbers of a game with this result; `counted` is Machine::counts().
Outcome outcome_of(const Json& result, const std::vector<Counted>& counted, std::int64_t answers,
                   const std::vector<std::string>& names);

/// A number of many games.
struct Sum {
  std::int64_t sum = 0, squares = 0;

  void add(std::int64_t number);
  void add(const Sum& other);
};

/// An average, and between what the true one lies with 95 % probability.
struct Average {
  double value = 0, low = 0, high = 0;
};

/// The average of a number over so many games, by the normal approximation.
Average average(const Sum& sum, std::int64_t games);

/// What games under one set of rules came to.
class Sums {
 public:
  void add(const Outcome& outcome);
  void add(const Sums& other);

  std::int64_t games() const { return games_; }
  const std::map<Measure, Sum>& numbers() const { return numbers_; }

  /// Of one measure; nothing where it was never met.
  Sum sum(const Measure& measure) const;

  const Spread& answers() const { return answers_; }
  const std::vector<std::int64_t>& sat() const {
    return sat_;
  }  // by seat: games with a player there

  /// {"games":…,"teams":{…},"reasons":{…},"seats":[…],"counts":{…},"answers":{…}}, and back. Throws
  /// Json::exception for what is none.
  Json json() const;
  static Sums from(const Json& json);

 private:
  std::int64_t games_ = 0;
  std::map<Measure, Sum> numbers_;
  Spread answers_;
  std::vector<std::int64_t> sat_;
};

/// What the same games came to under two sets of rules: for each number the second less the first,
/// game by game.
class Differences {
 public:
  void add(const Outcome& first, const Outcome& second);
  void add(const Differences& other);

  /// Of each measure, and in how many games the two could differ in it.
  const std::map<Measure, Sum>& numbers() const { return numbers_; }

  /// A list of {"of","name","sum","squares"}, and back.
  Json json() const;
  static Differences from(const Json& json);

 private:
  std::map<Measure, Sum> numbers_;
};

}  // namespace narrator::cli
