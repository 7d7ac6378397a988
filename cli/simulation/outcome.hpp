// What is measured of a game that was played to its end.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/fact.hpp"
#include "engine/question/question.hpp"

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

}  // namespace narrator::cli
