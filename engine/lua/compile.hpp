// A source compiled, once for all the states that want it.
#pragma once

#include "engine/lua/host.hpp"
#include "engine/sources/source.hpp"

namespace narrator::lua {

/// Leaves what the source compiles to on top of the stack, as a function. Throws ScriptError at the
/// line that is no Lua, or where the source is too long.
void compile(State& state, const Source& source);

}  // namespace narrator::lua
