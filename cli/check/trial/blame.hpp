// What is to blame for a game that fails while rules are tried out.
#pragma once

#include <string>
#include <vector>

#include "cli/check/authored.hpp"
#include "cli/check/trial/trial_game.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// The error with its reason: "attempt to compare number with nil" with the field that was read
/// though there is none; "g.half has a fraction" at the line that gave it.
ScriptError with_reason(const ScriptError& error, const Watch& watch, const Authored& authored);

/// Plays the game again: the function of the author's that changed it so that rule.check holds no
/// more; else the last that changed it; else the last that ran. Line 0 where none did.
Slip culprit_of(const TrialGame& game, const std::vector<Source>& sources, const std::string& lang,
                const Authored& authored);

/// The first local at the left margin that is written to later; line 0 where there is none.
Slip kept_outside(const Authored& authored);

/// Adds a remark on each local in which a game left something behind.
void remark_kept(const Authored& authored, Watch& watch);

}  // namespace narrator::cli
