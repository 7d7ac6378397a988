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

/// As lua_pcall with every result wanted; what failed inside the library is told at the line that
/// called it, with what the library was given.
int call_told(lua_State* L, int arguments);

/// A mistake in what `thread` just yielded: at the nearest line outside the library; of a question
/// with this id where it is asked.
ScriptError mistake_error(lua_State* thread, const std::string& mistake,
                          const std::string& id = {});

/// Where the question that `thread` just yielded is asked.
Slip question_here(lua_State* thread, const std::string& id);

/// Whether whoever called the library is no longer on the stack of `thread`: what was called in the
/// end (`return choose{…}`) leaves none there.
bool has_left(lua_State* thread);

/// A slip at the nearest line outside the library that `thread` is at.
Slip slip_here(lua_State* thread, std::string message);

}  // namespace narrator::lua
