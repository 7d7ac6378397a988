// The subcommands games and variants: lists of the bundled ones and of the moderator's own.
#include <functional>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/table/welcome.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

std::string sanitised_in(const Texts& texts, const std::string& lang) {
  return sanitised(texts.in(lang));
}

// Lists what is at `path`, or why it is invalid, so that one faulty file does not hide the others.
void list_own(const std::string& path, const std::function<void()>& list) {
  try {
    list();
  } catch (const Error& e) {
    const auto* script = dynamic_cast<const ScriptError*>(&e);
    print_paragraph(file_stem(path) + in_place(path));
    print_paragraph("is wrong: " + (script == nullptr ? e.what() : placed(script->diagnostic())),
                    kBelow);
  }
}

void list_game(const std::string& id, const std::vector<Source>& sources, const std::string& lang,
               const std::string& path = "") {
  const GameDeclaration game = Machine(sources, lang).game();
  print_paragraph(fmt::format("{}: {} ({}-{}){}", id, sanitised_in(game.title, lang),
                              game.players.least, game.players.most, in_place(path)));
  print_paragraph(sanitised_in(game.about, lang), kBelow);
}

void list_games(const std::string& lang) {
  for (const std::string& id : game_ids()) list_game(id, bundled_game(id, lang), lang);
  for (const std::string& folder : own_games())
    list_own(folder,
             [&] { list_game(file_stem(folder), game_sources(folder, lang), lang, folder); });
}

// Lists what each setting does, and its values if there are only a few.
void list_settings(const std::vector<Setting>& settings, const std::string& lang) {
  for (const Setting& setting : settings) {
    const std::string values =
        setting.values.empty() ? "" : fmt::format(" ({})", fmt::join(setting.values, ", "));
    print_paragraph(fmt::format("{}={}  {}{}", setting.name, typed_value(setting.fallback),
                                sanitised_in(setting.about, lang), values),
                    kBelow);
  }
}

// Lists the variant's requirements on the table and on other variants.
void list_company(const VariantDeclaration& variant, const Catalogue& texts) {
  const auto say = [&](const char* id, const Args& args) {
    print_paragraph(texts.render(id, args, {}), kBelow);
  };
  const auto list = [&](const char* id, const std::vector<std::string>& ids) {
    if (!ids.empty()) say(id, {{"names", {joined_by(ids, ", ")}}});
  };
  if (variant.players)
    say("variants.players", {{"least", number_value(variant.players->least)},
                             {"most", number_value(variant.players->most)}});
  list("variants.needs", variant.needs);
  list("variants.conflicts", variant.conflicts);
  list("variants.pairs-with", variant.pairs_with);
}

// Lists a variant loaded in the machine, in the machine's language.
void list_variant(const VariantDeclaration& variant, const Machine& machine,
                  const std::string& lang, const std::string& path = "") {
  print_paragraph(fmt::format("{}: {}{}", variant.id,
                              variant.shared ? machine.text().render("variants.shared", {}, {})
                                             : sanitised_in(variant.title, lang),
                              in_place(path)));
  if (!variant.shared) print_paragraph(sanitised_in(variant.rule, lang), kBelow);
  list_settings(variant.settings, lang);
  list_company(variant, machine.text());
}

// Lists the game's bundled variants, then the moderator's own, below `heading` if it is not empty.
void list_variants_of(const std::vector<Source>& game, const std::string& lang,
                      const std::string& heading = "") {
  const std::string id = Machine(game, lang).game().id;
  if (!heading.empty()) print_paragraph(heading);
  std::vector<Source> all = game;
  add_bundled_variants(all, id, lang);
  const Machine machine(all, lang);
  for (const VariantDeclaration& variant : machine.variants()) list_variant(variant, machine, lang);
  for (const std::string& file : own_variants(id)) {
    list_own(file, [&] {
      std::vector<Source> with = game;
      add_variants(with, id, {file}, lang);
      const Machine mine(with, lang);
      list_variant(mine.variants().back(), mine, lang, file);
    });
  }
}

}  // namespace

void add_games(CLI::App& command) {
  const auto lang = std::make_shared<std::string>();
  add_lang_option(command, *lang);
  command.callback([lang] { list_games(choose_language(*lang)); });
}

void add_variants(CLI::App& command) {
  struct Options {
    std::string game, lang;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("GAME", options->game, "the game (default: all)");
  add_lang_option(command, options->lang);
  command.callback([options] {
    const std::string lang = choose_language(options->lang);
    if (!options->game.empty()) return list_variants_of(game_sources(options->game, lang), lang);
    for (const std::string& game : game_ids())
      list_variants_of(bundled_game(game, lang), lang, game);
    for (const std::string& folder : own_games()) {
      list_own(folder, [&] {
        list_variants_of(game_sources(folder, lang), lang, file_stem(folder) + in_place(folder));
      });
    }
  });
}

}  // namespace narrator::cli
