// What an error of Lua's leaves unsaid, where trying the rules out has shown it.
#pragma once

#include "cli/check/authored.hpp"
#include "engine/error.hpp"
#include "engine/trial/watch.hpp"

namespace narrator::cli {

/// The error with its reason: "attempt to compare number with nil" with the field that was read
/// though there is none; "g.half has a fraction" at the line that gave it.
ScriptError with_reason(const ScriptError& error, const Watch& watch, const Authored& authored);

}  // namespace narrator::cli
