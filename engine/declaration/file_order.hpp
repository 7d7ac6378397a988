// The order in which the files of a game are read.
#pragma once

#include <vector>

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

}  // namespace narrator
