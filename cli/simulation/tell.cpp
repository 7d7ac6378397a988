#include "cli/simulation/tell.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/lists.hpp"
#include "engine/statistics/tally.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
namespace {

// Returns the name of a measure in a row of the text.
std::string title(const Measure& measure) {
  const auto& [of, name] = measure;
  return of == "answers" ? of : fmt::format("{:8} {}", of, sanitised(name));
}

bool is_share(const Measure& measure) {
  return measure.first != "count" && measure.first != "answers";
}

// Returns the number of games in which a measure could have occurred.
std::int64_t whole(const Measure& measure, const SimulationTotals& sums) {
  if (measure.first != "seat") return sums.games();
  return sums.sat().at(whole_number<std::size_t>(measure.second).value() - 1);
}

// Formats a number for the text; proportions in percent.
std::string shown(double value, const Measure& measure) {
  return is_share(measure) ? fmt::format("{:.1f} %", 100 * value) : fmt::format("{:.2f}", value);
}

std::string moved_by(double value, const Measure& measure) {
  return (value >= 0 ? "+" : "") + shown(value, measure);
}

double mean(const Measure& measure, const SimulationTotals& sums) {
  return average(sums.sum(measure), whole(measure, sums)).value;
}

std::string one_text(const SimulationTotals& sums) {
  std::string text;
  for (const char* of : {"team", "reason"}) {
    for (const auto& [measure, sum] : sums.numbers()) {
      if (measure.first != of) continue;
      text += fmt::format("{:8} {:24} {:7} {:6.1f} %\n", of, sanitised(measure.second), sum.sum,
                          100 * Share(sum.sum, sums.games()).share);
    }
  }
  for (std::size_t i = 0; i < sums.sat().size(); ++i) {
    const std::int64_t wins = sums.sum({"seat", fmt::to_string(i + 1)}).sum;
    text += fmt::format("{:8} {:<24} {:7} {:6.1f} %\n", "seat", i + 1, wins,
                        100 * Share(wins, sums.sat()[i]).share);
  }
  for (const auto& [measure, sum] : sums.numbers()) {
    if (measure.first == "count")
      text += fmt::format("{:8} {:24} {:7} {:6.2f} a game\n", "count", sanitised(measure.second),
                          sum.sum, average(sum, sums.games()).value);
  }
  return text + fmt::format("answers  least {}, median {}, most {}\n", sums.answers().least(),
                            sums.answers().median(), sums.answers().most());
}

std::string row(const Measure& measure, const Statistic& difference, const Results& results) {
  const Average moved = average(difference, whole(measure, results.first));
  const bool certain = moved.low > 0 || moved.high < 0;
  return fmt::format("{:34} {:>9} {:>9} {:>9}  {} to {}{}\n", title(measure),
                     shown(mean(measure, results.first), measure),
                     shown(mean(measure, *results.second), measure), moved_by(moved.value, measure),
                     moved_by(moved.low, measure), moved_by(moved.high, measure),
                     certain ? " *" : "");
}

std::string two_text(const Results& results) {
  std::string text = fmt::format("{:34} {:>9} {:>9} {:>9}  {}\n", "", "first", "second", "moved",
                                 "95 % interval (* beyond chance)");
  for (const char* of : {"team", "reason", "count", "seat", "answers"}) {
    for (const auto& [measure, difference] : results.differences.numbers()) {
      if (measure.first == of) text += row(measure, difference, results);
    }
  }
  return text;
}

// Returns "custom-board (veto=4, tracker=2), target=30", with the game's own settings last.
std::string rules_text(const SimulationSetup::Rules& rules) {
  std::vector<std::string> parts;
  for (const std::string& variant : rules.variants) {
    const std::vector<std::string> settings = typed_settings(rules.settings, variant);
    parts.push_back(variant +
                    (settings.empty() ? "" : fmt::format(" ({})", fmt::join(settings, ", "))));
  }
  if (parts.empty()) parts.emplace_back("no house rule");
  for (const std::string& own : typed_settings(rules.settings, "game")) parts.push_back(own);
  return sanitised(joined_by(parts, ", "));
}

}  // namespace

Json results_json(const SimulationSetup& what, const Results& results, const std::string& shard) {
  Json json = {{"game", what.game},
               {"variants", what.first.variants},
               {"settings", what.first.settings},
               {"players", {what.least, what.most}},
               {"seed", what.seed},
               {"policies", what.policies}};
  if (!shard.empty()) json.update({{"shard", shard}, {"of", what.games}});
  json.update(results.first.json());
  if (!results.second) return json;
  json["against"] = {{"variants", what.second.variants}, {"settings", what.second.settings}};
  json["against"].update(results.second->json());
  json["differences"] = results.differences.json();
  for (Json& one : json["differences"]) {
    const Measure measure{one["of"], one["name"]};
    const Average moved = average({one["sum"], one["squares"]}, whole(measure, results.first));
    one.update({{"moved", moved.value}, {"low", moved.low}, {"high", moved.high}});
  }
  return json;
}

Printable results_text(const SimulationSetup& what, const Results& results) {
  const std::string players = what.least == what.most
                                  ? fmt::to_string(what.least)
                                  : fmt::format("{} to {}", what.least, what.most);
  const std::string policies = sanitised(joined_by(what.policies, ", "));
  const std::string text =
      fmt::format("{}: {}{} games of {} players{}, seed {}\n", sanitised(what.game),
                  results.first.games(), policies.empty() ? " random" : "", players,
                  policies.empty() ? "" : " by policy " + policies, sanitised(what.seed));
  if (!results.second) return Printable::text(text + one_text(results.first));
  return Printable::text(
      text +
      fmt::format("first: {}\nsecond: {}\n\n", rules_text(what.first), rules_text(what.second)) +
      two_text(results));
}

}  // namespace narrator::cli
