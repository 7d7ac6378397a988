#include "cli/simulation/simulation.hpp"

#include <cassert>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/statistics/tally.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

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
  return sums.games_by_seat().at(whole_number<std::size_t>(measure.second).value() - 1);
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
  for (std::size_t i = 0; i < sums.games_by_seat().size(); ++i) {
    const std::int64_t wins = sums.sum({"seat", fmt::to_string(i + 1)}).sum;
    text += fmt::format("{:8} {:<24} {:7} {:6.1f} %\n", "seat", i + 1, wins,
                        100 * Share(wins, sums.games_by_seat()[i]).share);
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
  const std::int64_t games = whole(measure, results.first);
  const Average moved = average(difference, games);
  std::string interval = "-";  // of one game there is none
  if (games > 1) {
    interval = moved_by(moved.low, measure) + " to " + moved_by(moved.high, measure);
    if (moved.low > 0 || moved.high < 0) interval += " *";
  }
  return fmt::format(
      "{:34} {:>9} {:>9} {:>9}  {}\n", title(measure), shown(mean(measure, results.first), measure),
      shown(mean(measure, *results.second), measure), moved_by(moved.value, measure), interval);
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
    const bool some = whole(measure, results.first) > 1;
    one.update({{"moved", moved.value},
                {"low", some ? Json(moved.low) : Json()},
                {"high", some ? Json(moved.high) : Json()}});
  }
  return json;
}

Printable results_text(const SimulationSetup& what, const Results& results) {
  const std::string players = what.least == what.most
                                  ? fmt::to_string(what.least)
                                  : fmt::format("{} to {}", what.least, what.most);
  const bool varied = !what.first.variants.empty() || !what.first.settings.empty();
  const std::string policies = sanitised(joined_by(what.policies, ", "));
  const std::string text = fmt::format(
      "{}{}: {}{} {} of {} players{}, seed {}\n", sanitised(what.game),
      varied && !results.second ? " with " + rules_text(what.first) : "", results.first.games(),
      policies.empty() ? " random" : "", results.first.games() == 1 ? "game" : "games", players,
      policies.empty() ? "" : " by policy " + policies, sanitised(what.seed));
  if (!results.second) return Printable::text(text + one_text(results.first));
  return Printable::text(
      text +
      fmt::format("first: {}\nsecond: {}\n\n", rules_text(what.first), rules_text(what.second)) +
      two_text(results));
}

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20;  // limit for a file of results

constexpr int kMostGames = 10'000'000;

constexpr int kMostParts = 999'999;

// The results of one shard.
struct Part {
  SimulationSetup what;
  Results results;
  int part = 0, parts = 0;
};

Results results_of(const Json& json) {
  Results results{SimulationTotals::from(json), std::nullopt, {}};
  if (!json.contains("against")) return results;
  results.second = SimulationTotals::from(json.at("against"));
  results.differences = Differences::from(json.at("differences"));
  return results;
}

// Files written by earlier versions have no settings.
SimulationSetup::Rules rules_from_json(const Json& json) {
  return {json.at("variants"), json.value("settings", Settings())};
}

Part part_of(const Json& json) {
  const Shard shard = shard_from(json.at("shard").get<std::string>());
  Part part{{json.at("game"),
             json.at("seed"),
             rules_from_json(json),
             {},
             json.value("policies", std::vector<std::string>()),
             static_cast<int>(whole_number_from(json.at("of"), 1, kMostGames)),
             static_cast<int>(whole_number_from(json.at("players").at(0), 1, kMostGames)),
             static_cast<int>(whole_number_from(json.at("players").at(1), 1, kMostGames))},
            results_of(json),
            shard.part,
            shard.parts};
  if (json.contains("against")) part.what.second = rules_from_json(json.at("against"));
  return part;
}

Part read_part(const std::string& path) {
  const std::string text = contents_of(path, kMostBytes);
  try {
    Part part = part_of(shallow_json(text));
    results_json(part.what, part.results, {});  // throws if the numbers are inconsistent
    results_text(part.what, part.results);
    return part;
  } catch (const std::exception&) {  // invalid JSON, numbers or shard
    throw Error(Exit::usage, "{}: these are no results of narrator simulate --shard",
                sanitised(path));
  }
}

}  // namespace

Shard shard_from(const std::string& text) {
  Shard shard;
  const auto slash = text.find('/');
  if (slash != std::string::npos) {
    shard.part = whole_number(std::string_view(text).substr(0, slash)).value_or(0);
    shard.parts = whole_number(std::string_view(text).substr(slash + 1)).value_or(0);
  }
  if (slash == std::string::npos || shard.part < 1 || shard.part > shard.parts ||
      shard.parts > kMostParts)
    throw Error(Exit::usage, "{}: expected a part of how many, such as 2/4", sanitised(text));
  return shard;
}

std::pair<SimulationSetup, Results> merged(const std::vector<std::string>& files) {
  assert(!files.empty());
  std::optional<Part> all;
  std::set<int> met;
  for (const std::string& file : files) {
    Part part = read_part(file);
    if (all && (part.what != all->what || part.parts != all->parts))
      throw Error(Exit::usage, "{}: a part of other simulations than {}", sanitised(file),
                  sanitised(files.front()));
    if (!met.insert(part.part).second)
      throw Error(Exit::usage, "{}: part {} is there twice", sanitised(file), part.part);
    if (all) {
      all->results.add(part.results);
    } else {
      all = std::move(part);
    }
  }
  for (int part = 1; part <= all->parts; ++part) {
    if (!met.contains(part)) throw Error(Exit::usage, "Part {} of {} is missing", part, all->parts);
  }
  return {std::move(all->what), std::move(all->results)};
}

}  // namespace narrator::cli
