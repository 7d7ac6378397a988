// The combined effect of the variants of a table.
#pragma once

#include <optional>
#include <vector>

#include "engine/claim.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"

namespace narrator {

/// Sorts the files after the first, which is `declaring`, as game{ files = … } lists them,
/// where a folder's name stands for all its files; files not listed come last, by name. Adds
/// diagnostics for a name without a file and for a file among the texts without a language, and a
/// remark for an unlisted file.
void put_in_order(std::vector<const Source*>& files, const Source& declaring,
                  const GameDeclaration& game, std::vector<Diagnostic>& diagnostics);

/// Adds to the game what the variants declare: components, facts, counts, and numbers of players.
void extend_game(GameDeclaration& game, const std::vector<VariantDeclaration>& variants);

/// Returns the settings of "game" or of the variant with this id, or nullptr if there is none.
const std::vector<Setting>* settings_of(const GameDeclaration& game,
                                        const std::vector<VariantDeclaration>& variants,
                                        const std::string& owner);

/// Returns why these variants cannot be played together in this order, if they cannot.
std::optional<Sentence> objection_to(const std::vector<VariantDeclaration>& variants);

}  // namespace narrator
