// Makes a Lua error message readable: file:line, the line, a caret, and the way there.
#pragma once

#include <string>

#include <lua.hpp>

#include "engine/declaration/slip.hpp"

namespace narrator::lua {

/// The text of a ScriptError for the error message on top of `thread`'s stack (left there).
/// Control characters are removed and the message is clipped: it may be a stranger's.
std::string describe_error(lua_State* thread);

/// The text of a ScriptError for a mistake in what `thread` just yielded: at the nearest line
/// outside the library.
std::string describe_mistake(lua_State* thread, const std::string& mistake);

/// A slip at the nearest line outside the library that `thread` is at.
Slip slip_here(lua_State* thread, std::string message);

}  // namespace narrator::lua
