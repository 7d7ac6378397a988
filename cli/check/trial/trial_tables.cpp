#include "cli/check/trial/trial_game.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/session/playout.hpp"

namespace narrator::cli {
namespace {

constexpr int kFewest = 36;
constexpr int kMost = 96;
constexpr std::size_t kSmall = 6;  // sizes

// Returns a table for every set of components that the program may deal; the others are told by the
// table, or unknown.
std::vector<TrialGame> ways_to_deal(const GameDeclaration& game) {
  const std::vector<std::string> names = game.component_names();
  std::vector<TrialGame> all;
  for (std::size_t set = 0; set < std::size_t{1} << names.size(); ++set) {
    TrialGame one;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((set >> i & 1) != 0) one.table.dealt.push_back(names[i]);
    }
    all.push_back(one);
    one.unknown = true;
    if (one.table.dealt.size() < names.size()) all.push_back(one);
  }
  return all;
}

// Returns all numbers of players if they are few; otherwise the small ones, which are the most
// common, one in the middle and the largest.
std::vector<int> sizes_tried(const GameDeclaration& game) {
  const auto [least, most] = game.players;
  std::vector<int> sizes;
  for (int size = least; size <= most; ++size) {
    if (size < least + static_cast<int>(kSmall) || size == (least + most) / 2 || size == most)
      sizes.push_back(size);
  }
  return sizes;
}

// Gives each setting a different value each time. Of several settings, all combinations are tried
// as far as there are enough games.
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
  const std::vector<TrialGame> ways = ways_to_deal(game);
  const int all = range * static_cast<int>(ways.size());
  std::vector<TrialGame> tables;
  for (int i = 0; i < (games > 0 ? games : std::clamp(all, kFewest, kMost)); ++i) {
    TrialGame one = ways[static_cast<std::size_t>(i / range + i) % ways.size()];
    one.seed = fmt::format("{:x}", i + 1);
    auto size = static_cast<std::size_t>(i % range);
    if (i >= all && size >= kSmall) size -= kSmall;  // large games are slow
    one.table.players = numbered_players(sizes[size]);
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
