#include <memory>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/display/output.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/simulation/simulation.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kFirstGames = 20;  // searched for the roles that players are told

struct SimulateOptions {
  SetupOptions setup;
  int games = 1000;
  int players = 0;  // 0: cycle through all possible numbers
  unsigned jobs = 0;
  std::string logs, shard;
  std::vector<std::string> merge, policy;
  bool json = false;
  bool compares = false;                                 // whether --against was given
  std::size_t variants_before = 0, settings_before = 0;  // -v and --set options before it
};

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw Error(Exit::usage, "cannot make {}: {}", sanitised(folder), error.message());
}

// Returns the rules given before --against, or those given after it.
SetupOptions options_of_side(const SimulateOptions& options, bool after) {
  SetupOptions rules = options.setup;
  const auto part = [&](std::vector<std::string>& all, std::size_t before) {
    if (!options.compares) return;
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(before);
    after ? all.erase(all.begin(), middle) : all.erase(middle, all.end());
  };
  part(rules.variants, options.variants_before);
  part(rules.settings, options.settings_before);
  return rules;
}

// Returns the game's declaration as changed by its house rules, which may change the number of
// players.
GameDeclaration declared_game(const SetupOptions& options) {
  const std::string lang = choose_language(options.lang);
  return Machine(sources_of(options.game, options.variants, lang), lang).game();
}

Series series_of(const SimulateOptions& options) {
  GameDeclaration game = declared_game(options_of_side(options, false));
  if (options.compares)  // both rule sets must allow the number of players
    game.players = both(game.players, declared_game(options_of_side(options, true)).players);
  if (options.players > 0)
    check_count(options.players, game, !options.setup.variants.empty(),
                std::to_string(game.players.least));
  const Shard shard = options.shard.empty() ? Shard() : shard_from(options.shard);
  return {options.games,
          options.players > 0 ? options.players : game.players.least,
          options.players > 0 ? options.players : game.players.most,
          shard.part - 1,
          shard.parts,
          options.logs};
}

Setup setup_of(SetupOptions options, const Series& series) {
  options.players = joined_by(numbered_players(series.least), ",");
  return prepare(options).setup;
}

// Returns the policies of the options. Throws Error (usage) if they name a role that no player is
// told in the first games.
Policies policies_of(const SimulateOptions& options, const Setup& setup, const Series& series) {
  Machine machine(setup.sources, setup.lang);
  Policies policies = policies_from(options.policy, machine);
  Table table = setup.table;
  std::set<std::string> told;
  for (int i = 0; i < kFirstGames && policies.size() > policies.count(""); ++i) {
    table.players = numbered_players(series.players(i));
    play_out(machine, table, setup.seed, i);
    for (const Fact& fact : machine.facts())
      if (const auto* word = std::get_if<Word>(&fact.value.data)) told.insert(word->text);
  }
  for (const auto& [who, policy] : policies) {
    if (who.empty() || told.contains(who)) continue;
    throw Error(Exit::usage, "--policy {}={}: nobody is told to be that; {}", sanitised(who),
                policy, suggestion(who, {told.begin(), told.end()}));
  }
  return policies;
}

void print(const SimulateOptions& options, const SimulationSetup& what, const Results& results) {
  if (options.json) {
    fmt::print("{}\n", json_text(results_json(what, results, options.shard)));
  } else {
    fmt::print("{}", results_text(what, results));
  }
}

void simulate(const SimulateOptions& options) {
  const Series series = series_of(options);
  std::vector<Setup> setups = {setup_of(options_of_side(options, false), series)};
  if (options.compares) setups.push_back(setup_of(options_of_side(options, true), series));
  const Policies policies = policies_of(options, setups.front(), series);
  if (!options.logs.empty()) make_folder(options.logs);
  const auto rules = [](const Setup& setup) {
    return SimulationSetup::Rules{setup.variants, setup.table.settings};
  };
  const Setup& first = setups.front();
  const SimulationSetup what{first.game,     first.seed,   rules(first), rules(setups.back()),
                             options.policy, series.games, series.least, series.most};
  print(options, what, play_series(series, setups, policies, options.jobs));
}

void merge(const SimulateOptions& options) {
  const auto [what, results] = merged(options.merge);
  print(options, what, results);
}

// Adds the options for playing a series in parts and merging them.
void add_parts_options(CLI::App& command, SimulateOptions& options) {
  CLI::Option* shard =
      command
          .add_option("--shard", options.shard,
                      "only this part of the games, such as 2/4; with a --seed and --json")
          ->type_name("I/N");
  CLI::Option* json = command.add_flag("--json", options.json, "as one JSON object");
  shard->needs(json)->needs(command.get_option("--seed"));
  command.add_option("--merge", options.merge, "put parts together that --shard played")
      ->type_name("FILE")
      ->excludes(shard);
}

}  // namespace

void add_simulate(CLI::App& command) {
  const auto options = std::make_shared<SimulateOptions>();
  options->setup.add_to(command, false);
  options->setup.deal = "all";
  command.add_option("-n,--games", options->games, "how many (default: 1000)")
      ->type_name("N")
      ->check(number_between(1, 10'000'000, "-n 1000"));
  command
      .add_option("-p,--players", options->players, "how many play (default: every number in turn)")
      ->type_name("K")
      ->check(number_between(1, 1000, "-p 7"));
  command.add_option("--logs", options->logs, "keep the log of each game in this folder")
      ->type_name("FOLDER")
      ->check(not_empty("a folder, such as logs"));
  add_jobs_option(command, options->jobs);
  command
      .add_option("--policy", options->policy,
                  "players answer by a policy of the game's: NAME, or ROLE=NAME")
      ->type_name("NAME");
  add_parts_options(command, *options);
  const auto compare = [options, &command] {
    options->compares = true;
    options->variants_before = command.get_option("--variant")->count();
    options->settings_before = command.get_option("--set")->count();
  };
  command
      .add_flag_callback("--against", compare,
                         "compare with the -v and --set that come behind it, game by game")
      ->excludes(command.get_option("--logs"))
      ->trigger_on_parse();
  command.callback([options] {
    if (!options->merge.empty()) return merge(*options);
    if (options->setup.game.empty()) throw CLI::RequiredError("GAME");
    simulate(*options);
  });
}

}  // namespace narrator::cli
