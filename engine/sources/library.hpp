// Where games and variants come from: the program itself, or a folder or file of the moderator's.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator {

/// The ids of the bundled games, sorted.
std::vector<std::string> game_ids();

/// The ids of the bundled variants of a game, sorted.
std::vector<std::string> variant_ids(const std::string& game);

/// A game with its texts in `lang`, in load order. `game` is an id (of the moderator's own, or a
/// bundled one), or a folder with a game's files (its texts then in English, too, for what it does
/// not say in `lang`). Throws Error (usage) naming the nearest game.
std::vector<Source> game_sources(const std::string& game, const std::string& lang);

/// A bundled game, whatever the moderator has by that name. `id` is one of game_ids().
std::vector<Source> bundled_game(const std::string& id, const std::string& lang);

/// Likewise a bundled variant; `id` is one of variant_ids(game).
std::vector<Source> bundled_variant(const std::string& game, const std::string& id,
                                    const std::string& lang);

/// A variant, one's own or a bundled one by id, or a file by path, and behind it its translation
/// into `lang` where there is one (translation_files). Throws Error (usage) naming the nearest
/// one.
std::vector<Source> variant_sources(const std::string& game, const std::string& name_or_file,
                                    const std::string& lang);

/// Whether a game is found by this name: the moderator's own, or a bundled one.
bool is_game(const std::string& name);

/// Appends a variant's sources, as variant_sources gives them.
void add_variant(std::vector<Source>& sources, const std::string& game,
                 const std::string& name_or_file, const std::string& lang);

/// NAME or FILE of a variant that is given with what it is set to: "mine" of "mine:limit=3".
std::string variant_named(const std::string& given);

/// Likewise those of all bundled ones of the game.
void add_bundled_variants(std::vector<Source>& sources, const std::string& game,
                          const std::string& lang);

/// Puts a variant's sources in place of those of the same id; with none, it is left out.
void replace_variant(std::vector<Source>& sources, const std::string& id,
                     const std::vector<Source>& with);

/// Gives the sources of a log, which tells no paths, those of the moderator's own files that are
/// found by name now and are still the same.
void find_paths(std::vector<Source>& sources, const std::string& game);

/// A whole script, without a byte order mark. Throws Error (usage) with the system's reason, and
/// where it is UTF-16.
std::string read_text_file(const std::string& path);

}  // namespace narrator
