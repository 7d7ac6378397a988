#include "cli/subcommands/last_table.hpp"

#include <algorithm>
#include <utility>

#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"
#include "engine/chance/random.hpp"
#include "engine/contains.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

// The sources of a log, in its order; those that come with the program as they are now.
std::vector<Source> as_of_now(const Setup& setup) {
  std::vector<Source> sources;
  const std::vector<std::string> games = game_ids();
  const bool own_game = !contains(games, setup.game);
  const auto is_variant = [&](const std::string& id) { return contains(setup.variants, id); };
  bool game_taken = false;
  for (const Source& logged : setup.sources) {
    if (logged.name.starts_with("variants/")) {  // a translation comes with its variant
      const std::string id = file_stem(logged.name);
      if (is_variant(id)) add_variant(sources, setup.game, id, setup.lang);
    } else if (own_game || !logged.name.starts_with("scripts/")) {
      sources.push_back(logged);
    } else if (!std::exchange(game_taken, true)) {
      sources = game_sources(setup.game, setup.lang);
    }
  }
  return sources;
}

}  // namespace

Prepared last_table(const std::string& lang) {
  Setup setup = LogReader(ask_passphrase()).read_game(log_or_newest({})).setup;
  if (!lang.empty()) setup.lang = lang;
  setup.sources = as_of_now(setup);
  find_paths(setup.sources, setup.game);
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  setup.version = machine->game().version;
  setup.seed = fresh_seed();
  setup.seal = {};
  setup.cipher = nullptr;
  auto& players = setup.table.players;
  std::rotate(players.begin(), players.begin() + 1, players.end());
  return {std::move(setup), std::move(machine)};
}

}  // namespace narrator::cli
