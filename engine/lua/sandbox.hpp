// The base library scripts get: an allow-list, built from an empty table (narrator-lua(7),
// SANDBOX).
#pragma once

#include <lua.hpp>

namespace narrator::lua {

/// Pushes a table with everything of Lua itself a script may name: assert error ipairs pairs select
/// tonumber tostring type none, and parts of math, string and table. Also points the string
/// metatable at the safe `string`, and empties the state's own globals.
void push_base(lua_State* L);

/// Pushes an iterator over a snapshot of the table at `index` (1 for natives): integers ascending,
/// then strings by byte. Other keys are an error. Returns 3, as pairs does.
int sorted_pairs(lua_State* L);

}  // namespace narrator::lua
