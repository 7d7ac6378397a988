// Whose house rule broke a game that failed elsewhere.
#pragma once

#include <string>
#include <vector>

#include "cli/check/authored.hpp"
#include "cli/check/trial/trial_game.hpp"

namespace narrator::cli {

/// Plays the game again: the function of the author's that changed it so that rule.check holds no
/// more; else the last that changed it; else the last that ran. Line 0 where none did.
Slip culprit_of(const TrialGame& game, const std::vector<Source>& sources, const std::string& lang,
                const Authored& authored);

}  // namespace narrator::cli
