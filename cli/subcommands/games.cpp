#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/display/columns.hpp"
#include "cli/display/paragraph.hpp"
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
    print_paragraph(fmt::format("{}: {} ({}-{})", id, shown(game.title, lang), game.least_players,
                                game.most_players));
    print_paragraph(shown(game.about, lang), kBelow);
  }
}

// What a setting is about, and what it can be where that is one of a few.
void list_settings(const std::vector<Setting>& settings, const std::string& lang) {
  for (const Setting& setting : settings) {
    const std::string values =
        setting.values.empty() ? "" : fmt::format(" ({})", fmt::join(setting.values, ", "));
    print_paragraph(fmt::format("{}={}  {}{}", setting.name, typed_value(setting.fallback),
                                shown(setting.about, lang), values),
                    kBelow);
  }
}

// What else it says of the table it is for.
void list_company(const VariantDeclaration& variant) {
  const auto list = [](const char* what, const std::vector<std::string>& ids) {
    if (!ids.empty()) print_paragraph(fmt::format("{} {}", what, fmt::join(ids, ", ")), kBelow);
  };
  if (variant.players)
    print_paragraph(fmt::format("players: {}-{}", variant.players->least, variant.players->most),
                    kBelow);
  list("needs", variant.needs);
  list("not with", variant.conflicts);
  list("goes well with", variant.pairs_with);
}

void list_variants(const std::string& game, const std::string& lang) {
  std::vector<Source> sources = game_sources(game, lang);
  for (const std::string& id : variant_ids(game)) add_variant(sources, game, id, lang);
  const Machine machine(sources, lang);
  for (const VariantDeclaration& variant : machine.variants()) {
    print_paragraph(fmt::format("{}: {}", variant.id, shown(variant.title, lang)));
    print_paragraph(shown(variant.rule, lang), kBelow);
    list_settings(variant.settings, lang);
    list_company(variant);
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
