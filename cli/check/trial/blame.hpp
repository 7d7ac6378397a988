// Locating the cause when a game fails while rules are tried out.
#pragma once

#include <string>
#include <vector>

#include "cli/check/authored_sources.hpp"
#include "cli/check/trial/trial_game.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// Returns the error with its cause: "attempt to compare number with nil" with the missing field
/// that was read; "g.half has a fraction" at the line that assigned it.
ScriptError with_reason(const ScriptError& error, const Watch& watch,
                        const AuthoredSources& authored);

/// Replays the game to find the author's function that made rule.check fail, or else the last one
/// that changed the game, or else the last one that ran. Line 0 if there is none.
Diagnostic culprit_of(const TrialGame& game, const std::vector<Source>& sources,
                      const std::string& lang, const AuthoredSources& authored);

/// Returns the first file-level local that is written to later; line 0 if there is none.
Diagnostic kept_outside(const AuthoredSources& authored);

/// Adds a remark for each local in which a game left something behind.
void remark_kept(const AuthoredSources& authored, Watch& watch);

}  // namespace narrator::cli
