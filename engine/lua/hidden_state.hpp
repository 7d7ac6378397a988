// Whether scripts still hold what they held when they were loaded.
#pragma once

#include <cstdint>

#include <lua.hpp>

namespace narrator::lua {

/// A number made of everything the functions in the tables at `rules`, `asking` and `saying` (stack
/// indices) can keep outside `g`: their upvalues and the plain tables in them. The same number
/// means that a game played in between left nothing behind. Good within one state only.
std::uint64_t held_by_scripts(lua_State* L, int rules, int asking, int saying);

}  // namespace narrator::lua
