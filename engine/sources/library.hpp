// Finds games and variants, with those that they need: the program's, or the moderator's own
// folders and files.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator {

/// Returns the moderator's own file of a variant: NAME.lua in the working folder, else in
/// $XDG_DATA_HOME/narrator/variants/GAME/; "" if there is none.
std::string own_variant(const std::string& game, const std::string& name);

/// Returns the moderator's own folder of a game, which contains game.lua: in the working folder,
/// else in $XDG_DATA_HOME/narrator/scripts/; "" if there is none.
std::string own_game(const std::string& name);

/// Returns all files that own_variant() finds for the game, sorted by path, including all in the
/// working folder that may be a house rule.
std::vector<std::string> own_variant_files(const std::string& game);

/// Returns all folders that own_game() finds, sorted by path.
std::vector<std::string> own_games();

/// Return the ids of the bundled games, and of a game's bundled variants, sorted.
std::vector<std::string> game_ids();
std::vector<std::string> variant_ids(const std::string& game);

/// Returns the sources of a game in load order, with its texts in `lang` (from a folder also the
/// English ones). A game is an id, where the moderator's own come first, or a folder. Throws Error
/// (usage) naming the nearest game.
std::vector<Source> game_sources(const std::string& game, const std::string& lang);

/// Return bundled sources even if the moderator has some by that name. Require a bundled id.
std::vector<Source> bundled_game(const std::string& id, const std::string& lang);
std::vector<Source> bundled_variant(const std::string& game, const std::string& id,
                                    const std::string& lang);

/// Returns the sources of a variant and of its translation into `lang`, if there is one
/// (translation_files). A variant is an id, where the moderator's own come first, or a file. Throws
/// Error (usage) naming the nearest variant.
std::vector<Source> variant_sources(const std::string& game, const std::string& name_or_file,
                                    const std::string& lang);

bool is_game(const std::string& name);

/// Appends variant_sources().
void add_variant(std::vector<Source>& sources, const std::string& game,
                 const std::string& name_or_file, const std::string& lang);

/// Returns the NAME or FILE of a variant given with settings: "mine" for "mine:limit=3".
std::string variant_named(const std::string& given);

void add_bundled_variants(std::vector<Source>& sources, const std::string& game,
                          const std::string& lang);

/// Replaces the sources of the variant with this id, or removes them if `with` is empty.
void replace_variant(std::vector<Source>& sources, const std::string& id,
                     const std::vector<Source>& with);

/// Sets the paths of sources from a log, which has none, to the moderator's own files that are
/// found by name and have the same text.
void find_paths(std::vector<Source>& sources, const std::string& game);

/// Returns a whole script, without a byte order mark. Throws Error (usage).
std::string read_text_file(const std::string& path);

/// What the file of a house rule declares before it is loaded into a game.
struct VariantHead {
  std::string game;                // "" if not declared
  std::vector<std::string> needs;  // ids of variants that must come before it
};

/// Runs the file by itself, where it cannot change anything. Throws ScriptError if it fails before
/// its variant{…}; without a variant{…} the head is empty.
VariantHead head_of(const Source& source);

/// Returns the variants (NAME or FILE, and what follows a colon), each preceded by those
/// that it needs, named anywhere among them, or found by name or beside its file. The name
/// `bundled` means the variant that comes with the game. Throws ScriptError if they need each
/// other in a circle.
std::vector<std::string> with_needed(const std::string& game,
                                     const std::vector<std::string>& variants,
                                     const std::string& bundled = "");

/// Appends the sources of such variants, and of those that they need.
void add_variants(std::vector<Source>& sources, const std::string& game,
                  const std::vector<std::string>& variants, const std::string& lang);

/// Returns those of own_variant_files() that are house rules of the game.
std::vector<std::string> own_variants(const std::string& game);

}  // namespace narrator
