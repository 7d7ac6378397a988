// What scripts are given: the native functions beneath the script library, which scripts themselves
// never see, and the base library, an allow-list (narrator-lua(7), SANDBOX).
#pragma once

#include <lua.hpp>

namespace narrator::lua {

/// Pushes the `native` table for the files in scripts/lib.
void push_natives(lua_State* L);

/// Replaces a function at `place` with the list it returns. The function must not change anything.
void make_list(lua_State* L, int place);

/// Evaluates a ballots question `q`. `options` is a list, or a function that is called with each
/// voter; `voters` is a list. Stores all options that anybody may cast at `options`, and notes in
/// the host which of them a voter may not cast and which `against` objects to.
void make_ballots(lua_State* L, int q, int options, int voters);

/// Pushes a table with everything of Lua itself that a script may name. Also points the string
/// metatable at the safe `string`, and empties the state's own globals.
void push_base(lua_State* L);

/// Pushes an iterator over a snapshot of the table at 1: integers ascending, then strings by byte.
/// Throws std::runtime_error for other keys.
int sorted_pairs(lua_State* L);

}  // namespace narrator::lua
