// What the variants of a table come to together.
#pragma once

#include <optional>
#include <vector>

#include "engine/claim.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/slip.hpp"

namespace narrator {

/// Puts the files behind the first, which is `declaring`, in the order of game{ files = … }: a name
/// ("setup", "testimony/topics") stands for scripts/GAME/NAME.lua, a folder's name for all files of
/// the folder. What is not named comes last, by name. A name without a file is a slip, and so is a
/// file among the texts, as it is of no language; a file without a name where others have one is a
/// remark.
void put_in_order(std::vector<const Source*>& files, const Source& declaring,
                  const GameDeclaration& game, std::vector<Slip>& slips);

/// Adds to the game what the variants declare: their components (or who deals one of the game's)
/// facts and counts, and for how many it is: what all that say so allow.
void extend_game(GameDeclaration& game, const std::vector<VariantDeclaration>& variants);

/// The settings of "game" or of the variant with this id; nullptr where there is none.
const std::vector<Setting>* settings_of(const GameDeclaration& game,
                                        const std::vector<VariantDeclaration>& variants,
                                        const std::string& owner);

/// Why these variants cannot be played together in this order; nothing where they can.
std::optional<Sentence> objection_to(const std::vector<VariantDeclaration>& variants);

}  // namespace narrator
