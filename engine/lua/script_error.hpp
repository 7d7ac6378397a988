// What Lua says went wrong, with its place: file:line, the line, a caret, and the way there.
#pragma once

#include <string>

#include <lua.hpp>

#include "engine/declaration/slip.hpp"
#include "engine/error.hpp"

namespace narrator::lua {

/// The error whose message is on top of `thread`'s stack (left there).
/// Control characters are removed and the message is clipped: it may be a stranger's.
ScriptError script_error(lua_State* thread);

/// A mistake in what `thread` just yielded: at the nearest line outside the library.
ScriptError mistake_error(lua_State* thread, const std::string& mistake);

/// A slip at the nearest line outside the library that `thread` is at.
Slip slip_here(lua_State* thread, std::string message);

}  // namespace narrator::lua
