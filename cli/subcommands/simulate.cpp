#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

#include <fmt/format.h>

#include "cli/check/playout.hpp"
#include "cli/display/columns.hpp"
#include "cli/display/json_lines.hpp"
#include "cli/subcommands/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "engine/chance/random.hpp"
#include "engine/error.hpp"
#include "engine/session/session.hpp"
#include "engine/sources/library.hpp"

namespace narrator::cli {
namespace {

constexpr int kMostAnswers = 20'000;  // fifty times the longest game there is

struct Options {
  SetupOptions setup;
  int games = 1000;
  int players = 0;  // 0: every number of players in turn
  std::string logs;
  bool json = false;
};

// What came of many games. A game may have several winners, and none.
struct Tally {
  std::map<std::string, int> teams, reasons;
  std::vector<int> wins, sat;  // by seat: games won, and games with somebody there
  std::vector<int> answers;    // of each game

  void add(const Json& result, int given, const std::vector<std::string>& names) {
    for (const auto& [key, counts] : {std::pair{"team", &teams}, std::pair{"reason", &reasons}}) {
      if (result.contains(key) && result[key].is_string())
        ++(*counts)[result[key].get<std::string>()];
    }
    const Json winners = result.value("winners", Json::array());
    wins.resize(std::max(wins.size(), names.size()));
    sat.resize(wins.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
      ++sat[i];
      wins[i] += std::find(winners.begin(), winners.end(), names[i]) != winners.end() ? 1 : 0;
    }
    answers.push_back(given);
  }
};

double share(int part, std::size_t whole) {
  return whole == 0 ? 0 : 100.0 * part / static_cast<double>(whole);
}

void print_counts(const char* title, const std::map<std::string, int>& counts, std::size_t games) {
  for (const auto& [name, n] : counts) {
    fmt::print("{:8} {:24} {:7} {:6.1f} %\n", title, sanitised(name), n, share(n, games));
  }
}

void print_text(const Tally& tally) {
  const std::size_t games = tally.answers.size();
  print_counts("team", tally.teams, games);
  print_counts("reason", tally.reasons, games);
  for (std::size_t i = 0; i < tally.wins.size(); ++i) {
    const auto sat = static_cast<std::size_t>(tally.sat[i]);
    fmt::print("{:8} {:<24} {:7} {:6.1f} %\n", "seat", i + 1, tally.wins[i],
               share(tally.wins[i], sat));
  }
  fmt::print("answers  least {}, median {}, most {}\n", tally.answers.front(),
             tally.answers[games / 2], tally.answers.back());
}

Json counts_json(const std::map<std::string, int>& counts) {
  Json object = Json::object();
  for (const auto& [name, n] : counts) object[name] = n;
  return object;
}

void print_json(const Tally& tally, const Setup& setup, int least, int most) {
  Json seats = Json::array();
  for (std::size_t i = 0; i < tally.wins.size(); ++i) {
    seats.push_back({{"seat", i + 1}, {"games", tally.sat[i]}, {"wins", tally.wins[i]}});
  }
  const std::size_t games = tally.answers.size();
  fmt::print("{}\n", json_text({{"game", setup.game},
                                {"variants", setup.variants},
                                {"players", {least, most}},
                                {"seed", setup.seed},
                                {"games", games},
                                {"teams", counts_json(tally.teams)},
                                {"reasons", counts_json(tally.reasons)},
                                {"seats", std::move(seats)},
                                {"answers",
                                 {{"least", tally.answers.front()},
                                  {"median", tally.answers[games / 2]},
                                  {"most", tally.answers.back()}}}}));
}

// Plays a game as a moderator would, into a log of its own.
void play_into(const std::string& folder, int number, Setup setup, Tally& tally) {
  Random random(setup.seed, static_cast<std::uint64_t>(number));
  setup.seed += fmt::format("{:06x}", number);
  const std::string path = fmt::format("{}/{}-{:06}.jsonl", folder, setup.game, number + 1);
  Session session = Session::create(setup, path, utc_now);
  for (int n = 0; session.question() != nullptr; ++n) {
    if (n > kMostAnswers) throw ScriptError("the game goes on and on");
    session.answer(draw(*session.question(), random));
  }
  tally.add(*session.result(), static_cast<int>(session.answers().size()), session.names());
}

void simulate(Options options) {
  const std::string lang = choose_language(options.setup.lang);
  const GameDeclaration game = Machine(game_sources(options.setup.game, lang), lang).game();
  if (options.players > 0) check_count(options.players, game);
  const int least = options.players > 0 ? options.players : game.least_players;
  const int most = options.players > 0 ? options.players : game.most_players;
  options.setup.players = fmt::format("{}", fmt::join(numbered_players(least), ","));
  auto [setup, machine] = prepare(options.setup);
  Tally tally;
  for (int i = 0; i < options.games; ++i) {
    setup.table.players = numbered_players(least + i % (most - least + 1));
    if (!options.logs.empty()) {
      play_into(options.logs, i, setup, tally);
      continue;
    }
    const Playout playout = play_out(*machine, setup.table, setup.seed, i);
    tally.add(playout.result, playout.answers, setup.table.players);
  }
  std::sort(tally.answers.begin(), tally.answers.end());
  if (options.json) return print_json(tally, setup, least, most);
  fmt::print("{}: {} random games of {} players, seed {}\n", setup.game, options.games,
             least == most ? fmt::to_string(least) : fmt::format("{} to {}", least, most),
             setup.seed);
  print_text(tally);
}

}  // namespace

void add_simulate(CLI::App& app) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("simulate", "Play many random games and count who wins");
  options->setup.add_to(*command, false);
  command->get_option("GAME")->required();
  options->setup.deal = "all";
  command->add_option("-n,--games", options->games, "how many (default: 1000)")
      ->type_name("N")
      ->check(CLI::Range(1, 10'000'000));
  command
      ->add_option("-p,--players", options->players,
                   "how many play (default: every number in turn)")
      ->type_name("K")
      ->check(CLI::Range(1, 1000));
  command
      ->add_option("--seed", options->setup.seed, "makes chance repeatable: any hexadecimal number")
      ->type_name("HEX")
      ->check(hexadecimal());
  command->add_option("--logs", options->logs, "keep the log of each game in this folder")
      ->type_name("FOLDER")
      ->check(CLI::ExistingDirectory);
  command->add_flag("--json", options->json, "as one JSON object");
  command->callback([options] { simulate(*options); });
}

}  // namespace narrator::cli
