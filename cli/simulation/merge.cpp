#include <cassert>
#include <set>

#include "cli/display/json_output.hpp"
#include "cli/simulation/tell.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
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
SimulationSetup::Rules rules_of(const Json& json) {
  return {json.at("variants"), json.value("settings", Settings())};
}

Part part_of(const Json& json) {
  const Shard shard = shard_from(json.at("shard").get<std::string>());
  Part part{{json.at("game"),
             json.at("seed"),
             rules_of(json),
             {},
             json.value("policies", std::vector<std::string>()),
             static_cast<int>(whole_number_from(json.at("of"), 1, kMostGames)),
             static_cast<int>(whole_number_from(json.at("players").at(0), 1, kMostGames)),
             static_cast<int>(whole_number_from(json.at("players").at(1), 1, kMostGames))},
            results_of(json),
            shard.part,
            shard.parts};
  if (json.contains("against")) part.what.second = rules_of(json.at("against"));
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
