// What is wrong with the texts of a game of one's own, in all its languages.
#pragma once

#include <string>
#include <vector>

#include "cli/check/shown_texts.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// The sources of a game with its texts in all languages, each once.
std::vector<Source> in_all_languages(const std::string& game);

/// What the game says in one language, in the form of a variant's declaration without a game:
/// title, what it is about as its rule, what its settings are about, texts. `sources` as
/// in_all_languages() gives them.
VariantDeclaration said_by_game(const std::vector<Source>& sources, const std::string& lang);

/// Braces and forms in all languages, texts that were never shown (as `shown` knows) and are named
/// nowhere, and what a translation says that the English texts do not.
void check_game_texts(const std::vector<Source>& sources, const ShownTexts& shown, Watch& watch);

}  // namespace narrator::cli
