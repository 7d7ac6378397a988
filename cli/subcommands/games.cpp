#include <memory>

#include <fmt/format.h>

#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/listing.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/own_files.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

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

}  // namespace

void add_games(CLI::App& command) {
  const auto lang = std::make_shared<std::string>();
  add_lang_option(command, *lang);
  command.callback([lang] { list_games(choose_language(*lang)); });
}

}  // namespace narrator::cli
