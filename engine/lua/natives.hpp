// The native functions beneath the script library. Scripts themselves never see them.
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

}  // namespace narrator::lua
