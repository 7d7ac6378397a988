#include "cli/check/trial/trial_game.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/session/playout.hpp"

namespace narrator::cli {
namespace {

constexpr int kFewest = 36;
constexpr int kMost = 96;

// Every set of components that the app may deal; what is left to the table is told, or unknown.
std::vector<TrialGame> custodies(const GameDeclaration& game) {
  const std::vector<std::string> names = game.component_names();
  std::vector<TrialGame> all;
  for (std::size_t set = 0; set < std::size_t{1} << names.size(); ++set) {
    TrialGame custody;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((set >> i & 1) != 0) custody.table.dealt.push_back(names[i]);
    }
    all.push_back(custody);
    custody.unknown = true;
    if (custody.table.dealt.size() < names.size()) all.push_back(custody);
  }
  return all;
}

// All numbers of players where these are few; of many the small ones, which most tables are of, one
// in the middle and the largest.
std::vector<int> sizes_tried(const GameDeclaration& game) {
  constexpr int kSmall = 6;
  const auto [least, most] = game.players;
  std::vector<int> sizes;
  for (int size = least; size <= most; ++size) {
    if (size < least + kSmall || size == (least + most) / 2 || size == most) sizes.push_back(size);
  }
  return sizes;
}

// Of each setting another value each time; of several, every value of one beside every one of
// another, as far as there are games.
void choose(const std::vector<Setting>& settings, const std::string& owner, std::size_t game,
            TrialGame& table) {
  std::size_t slow = 0;
  for (const Setting& setting : settings) {
    const std::vector<Json> values = setting.worth_trying();
    table.table.settings[owner][setting.name] =
        values[(game + slow * (game / values.size())) % values.size()];
    ++slow;
  }
}

}  // namespace

std::vector<TrialGame> trial_tables(const Machine& machine, int games) {
  const GameDeclaration& game = machine.game();
  const std::vector<int> sizes = sizes_tried(game);
  const int range = static_cast<int>(sizes.size());
  const std::vector<TrialGame> ways = custodies(game);
  const int all = range * static_cast<int>(ways.size());
  std::vector<TrialGame> tables;
  for (int i = 0; i < (games > 0 ? games : std::clamp(all, kFewest, kMost)); ++i) {
    TrialGame one = ways[static_cast<std::size_t>(i / range + i) % ways.size()];
    one.seed = fmt::format("{:x}", i + 1);
    one.table.players = numbered_players(sizes[static_cast<std::size_t>(i % range)]);
    for (const VariantDeclaration& variant : machine.variants())
      choose(variant.settings, variant.id, static_cast<std::size_t>(i), one);
    tables.push_back(std::move(one));
  }
  return tables;
}

void vary_settings(const std::vector<Setting>& settings, std::vector<TrialGame>& tables) {
  std::size_t next = 1;
  for (const Setting& setting : settings) {
    const bool number = setting.fallback.is_number_integer();
    const std::int64_t most =
        number ? 10 * std::max<std::int64_t>(setting.fallback.get<std::int64_t>(), 1) : 0;
    for (const Json& value : setting.worth_trying()) {
      if (value == setting.fallback || next >= tables.size()) continue;
      const bool large = number && value > most && setting.allows(most);
      tables[next++].table.settings["game"][setting.name] = large ? Json(most) : value;
    }
  }
}

}  // namespace narrator::cli
