#include "cli/check/trial/trial_game.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/session/playout.hpp"

namespace narrator::cli {
namespace {

constexpr int kFewest = 36;
constexpr int kMost = 96;

struct Custody {
  std::vector<std::string> dealt;
  bool unknown = false;
};

// Every set of components that the app may deal; what is left to the table is told, or unknown.
std::vector<Custody> custodies(const GameDeclaration& game) {
  const std::vector<std::string> names = game.component_names();
  std::vector<Custody> all;
  for (std::size_t set = 0; set < std::size_t{1} << names.size(); ++set) {
    Custody custody;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((set >> i & 1) != 0) custody.dealt.push_back(names[i]);
    }
    all.push_back(custody);
    custody.unknown = true;
    if (custody.dealt.size() < names.size()) all.push_back(custody);
  }
  return all;
}

}  // namespace

std::vector<TrialGame> trial_tables(const Machine& machine, int games) {
  const GameDeclaration& game = machine.game();
  const int range = game.players.most - game.players.least + 1;
  const std::vector<Custody> ways = custodies(game);
  const int all = range * static_cast<int>(ways.size());
  std::vector<TrialGame> tables;
  for (int i = 0; i < (games > 0 ? games : std::clamp(all, kFewest, kMost)); ++i) {
    TrialGame one;
    one.seed = fmt::format("{:x}", i + 1);
    one.table.players = numbered_players(game.players.least + i % range);
    const Custody& way = ways[static_cast<std::size_t>(i / range + i) % ways.size()];
    one.table.dealt = way.dealt;
    one.unknown = way.unknown;
    Random random(one.seed, 0);
    for (const VariantDeclaration& variant : machine.variants()) {
      for (const Setting& setting : variant.settings) {
        const std::vector<Json> values = setting.worth_trying();
        one.table.settings[variant.id][setting.name] =
            values[random.below(static_cast<std::uint32_t>(values.size()))];
      }
    }
    tables.push_back(std::move(one));
  }
  return tables;
}

}  // namespace narrator::cli
