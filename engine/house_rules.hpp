// House rules found by name or file, with those that they need: what each needs, it says when it is
// run.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator {

/// What the file of a house rule declares before it is loaded into a game.
struct VariantHead {
  std::string game;                // "" where it does not say
  std::vector<std::string> needs;  // ids of variants that stand before it
};

/// Runs the file by itself, where it can change nothing. Throws ScriptError where it fails before
/// its variant{…}; of one that has none the head is empty.
VariantHead head_of(const Source& source);

/// The variants (NAME or FILE, and what stands behind a colon) with those that they need and that
/// are not among them, each before the first: by name, or where it lies beside the file. By the
/// name `bundled` the one that comes with the game is meant, whatever else is called so.
std::vector<std::string> with_needed(const std::string& game, std::vector<std::string> variants,
                                     const std::string& bundled = "");

/// Appends the sources of such variants, with those that they need.
void add_variants(std::vector<Source>& sources, const std::string& game,
                  const std::vector<std::string>& variants, const std::string& lang);

/// All files that own_variant() finds for the game, by path: of those in the working folder the
/// ones that are for it.
std::vector<std::string> own_variants(const std::string& game);

}  // namespace narrator
