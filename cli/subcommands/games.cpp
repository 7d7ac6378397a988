#include <memory>

#include <fmt/format.h>

#include "cli/display/columns.hpp"
#include "cli/subcommands/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

std::string shown(const Texts& texts, const std::string& lang) { return sanitised(texts.in(lang)); }

void list_games(const std::string& lang) {
  for (const std::string& id : game_ids()) {
    const GameDeclaration game = Machine(game_sources(id, lang), lang).game();
    fmt::print("{}: {} ({}-{})\n    {}\n", id, shown(game.title, lang), game.least_players,
               game.most_players, shown(game.about, lang));
  }
}

void list_settings(const std::vector<Setting>& settings, const std::string& lang) {
  for (const Setting& setting : settings) {
    const Json& fallback = setting.fallback;
    fmt::print("    {}={}  {}\n", sanitised(setting.name),
               sanitised(fallback.is_string() ? fallback.get<std::string>() : fallback.dump()),
               shown(setting.about, lang));
  }
}

void list_variants(const std::string& game, const std::string& lang) {
  std::vector<Source> sources = game_sources(game, lang);
  for (const std::string& id : variant_ids(game)) add_variant(sources, game, id, lang);
  const Machine machine(sources, lang);
  for (const VariantDeclaration& variant : machine.variants()) {
    fmt::print("{}: {}\n    {}\n", variant.id, shown(variant.title, lang),
               shown(variant.rule, lang));
    list_settings(variant.settings, lang);
  }
}

}  // namespace

void add_games(CLI::App& app) {
  const auto lang = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("games", "List the games");
  command->add_option("--lang", *lang, languages_in_words())->check(CLI::IsMember(languages()));
  command->callback([lang] { list_games(choose_language(*lang)); });
}

void add_variants(CLI::App& app) {
  struct Options {
    std::string game, lang;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("variants", "List the house rules that come with a game");
  command->add_option("GAME", options->game, "the game (default: all)");
  command->add_option("--lang", options->lang, languages_in_words())
      ->check(CLI::IsMember(languages()));
  command->callback([options] {
    const std::string lang = choose_language(options->lang);
    if (!options->game.empty()) return list_variants(options->game, lang);
    for (const std::string& game : game_ids()) {
      fmt::print("{}\n", game);
      list_variants(game, lang);
    }
  });
}

}  // namespace narrator::cli
