// Whether scripts still hold what they held when they were loaded.
#pragma once

#include <cstdint>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// A number made of everything the functions in the tables at `tables` (stack indices) can keep
/// outside `g`: their upvalues and the plain tables in them. The same number means that what ran in
/// between left nothing behind. Good within one state only.
std::uint64_t held_by_scripts(lua_State* L, const std::vector<int>& tables);

}  // namespace narrator::lua
