#include <memory>

#include <fmt/format.h>

#include "cli/commands/words.hpp"
#include "cli/display/columns.hpp"
#include "cli/subcommands/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/sources/library.hpp"

namespace narrator::cli {
namespace {

std::string shown(const Json& texts, const std::string& lang) {
  return sanitised(in_language(texts, lang));
}

void list_games(const std::string& lang) {
  for (const std::string& id : game_ids()) {
    const Json game = Machine(game_sources(id, lang), lang).game();
    fmt::print("{}: {} ({}-{})\n    {}\n", id, shown(game["title"], lang),
               game["players"][0].get<int>(), game["players"][1].get<int>(),
               shown(game.value("about", Json::object()), lang));
  }
}

void list_settings(const Json& about, const std::string& lang) {
  const Json settings = about.value("settings", Json::object());
  for (const auto& [name, declared] : settings.items()) {
    const Json fallback = declared.value("default", Json(""));
    fmt::print("    {}={}  {}\n", sanitised(name),
               sanitised(fallback.is_string() ? fallback.get<std::string>() : fallback.dump()),
               shown(declared.value("about", Json::object()), lang));
  }
}

void list_variants(const std::string& game, const std::string& lang) {
  std::vector<Source> sources = game_sources(game, lang);
  for (const std::string& id : variant_ids(game)) sources.push_back(variant_source(game, id));
  const Machine machine(sources, lang);
  for (const Json& about : machine.variants()) {
    fmt::print("{}: {}\n    {}\n", about["id"].get<std::string>(), shown(about["title"], lang),
               shown(about["rule"], lang));
    list_settings(about, lang);
  }
}

}  // namespace

void add_games(CLI::App& app) {
  const auto lang = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("games", "List the games");
  command->add_option("--lang", *lang, "en, ja or vi")->check(CLI::IsMember({"en", "ja", "vi"}));
  command->callback([lang] { list_games(choose_language(*lang)); });
}

void add_variants(CLI::App& app) {
  struct Options {
    std::string game, lang;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("variants", "List the house rules that come with a game");
  command->add_option("GAME", options->game, "the game (default: all)");
  command->add_option("--lang", options->lang, "en, ja or vi")
      ->check(CLI::IsMember({"en", "ja", "vi"}));
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
