// Plays the small game that the attacks are made on.
#pragma once

#include <string>

#include "engine/sources/source.hpp"

namespace narrator::attacks {

/// Plays the game in FOLDER/victim, with `variant` unless it is null, for at most some hundred
/// answers, requesting every view. Returns everything that was said and asked. Throws ScriptError
/// if the scripts fail.
std::string evening(const std::string& folder, const Source* variant);

}  // namespace narrator::attacks
