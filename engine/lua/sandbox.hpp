// The base library for scripts: an allow-list, built from an empty table
// (narrator-lua(7), SANDBOX).
#pragma once

#include <lua.hpp>

namespace narrator::lua {

/// Pushes a table with everything of Lua itself that a script may name. Also points the string
/// metatable at the safe `string`, and empties the state's own globals.
void push_base(lua_State* L);

/// Pushes an iterator over a snapshot of the table at 1: integers ascending, then strings by byte.
/// Throws std::runtime_error for other keys.
int sorted_pairs(lua_State* L);

}  // namespace narrator::lua
