#include "cli/simulation/outcome.hpp"

#include <fmt/format.h>

#include "engine/contains.hpp"

namespace narrator::cli {

Outcome outcome_of(const Json& result, const std::vector<Counted>& counted, std::int64_t answers,
                   const std::vector<std::string>& names) {
  Outcome outcome{{}, names.size(), answers};
  outcome.numbers[{"answers", ""}] = answers;
  for (const char* kind : {"team", "reason"}) {
    const auto word = result.find(kind);
    if (word != result.end() && word->is_string())
      outcome.numbers[{kind, word->get<std::string>()}] = 1;
  }
  const Json winners = result.value("winners", Json::array());
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (contains(winners, names[i])) outcome.numbers[{"seat", fmt::to_string(i + 1)}] = 1;
  }
  for (const Counted& one : counted) outcome.numbers[{"count", one.what}] += one.n;
  return outcome;
}

}  // namespace narrator::cli
