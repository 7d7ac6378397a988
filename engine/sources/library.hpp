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

/// The file of the moderator's own that a variant's name stands for: NAME.lua in the working
/// folder, or else in $XDG_DATA_HOME/narrator/variants/GAME/. "" where there is none.
std::string own_variant(const std::string& game, const std::string& name);

/// Likewise the folder with a game of that name: in the working folder, with game.lua in it, or
/// else in $XDG_DATA_HOME/narrator/scripts/.
std::string own_game(const std::string& name);

/// A game with its texts in `lang`, in load order. `game` is an id (of the moderator's own, or a
/// bundled one), or a folder with a game's files (its texts then in English where it has none in
/// `lang`). Throws Error (usage) naming the nearest game.
std::vector<Source> game_sources(const std::string& game, const std::string& lang);

/// A variant, one's own or a bundled one by id, or a file by path, and behind it its translation
/// into `lang` where one lies beside it (NAME.LANG.lua). Throws Error (usage) naming the nearest
/// one.
std::vector<Source> variant_sources(const std::string& game, const std::string& name_or_file,
                                    const std::string& lang);

/// Appends a variant's sources, as variant_sources gives them.
void add_variant(std::vector<Source>& sources, const std::string& game,
                 const std::string& name_or_file, const std::string& lang);

/// Puts a variant's sources in place of those of the same id; with none, it is left out.
void replace_variant(std::vector<Source>& sources, const std::string& id,
                     const std::vector<Source>& with);

/// A whole file. Throws Error (usage) with the system's reason.
std::string read_text_file(const std::string& path);

}  // namespace narrator
