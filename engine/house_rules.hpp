// Finds house rules by name or file, with those that they need.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator {

/// What the file of a house rule declares before it is loaded into a game.
struct VariantHead {
  std::string game;                // "" if not declared
  std::vector<std::string> needs;  // ids of variants that must come before it
};

/// Runs the file by itself, where it cannot change anything. Throws ScriptError if it fails before
/// its variant{…}; without a variant{…} the head is empty.
VariantHead head_of(const Source& source);

/// Returns the variants (NAME or FILE, and what follows a colon), each preceded by those
/// that it needs, found by name or beside its file. The name `bundled` means the variant
/// that comes with the game.
std::vector<std::string> with_needed(const std::string& game, std::vector<std::string> variants,
                                     const std::string& bundled = "");

/// Appends the sources of such variants, and of those that they need.
void add_variants(std::vector<Source>& sources, const std::string& game,
                  const std::vector<std::string>& variants, const std::string& lang);

/// Returns all files that own_variant() finds for the game, sorted by path.
std::vector<std::string> own_variants(const std::string& game);

}  // namespace narrator
