// Whether scripts still hold what they held when they were loaded.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>
#include <lua.hpp>

#include "engine/declaration/diagnostic.hpp"

namespace narrator::lua {

/// Returns "g.a.b leads back to g.a", the shortest cycle from the table at `index` (the game's
/// `g`), or "" if no table contains itself. A player met outside `g.players` leads nowhere.
std::string circle_in(lua_State* L, int index);

/// Returns a number for everything that the functions in `tables` (stack indices) can keep outside
/// `g`: their upvalues and the plain tables in these. While it is unchanged, what ran left nothing
/// behind. Only valid within one state.
std::uint64_t held_by_scripts(lua_State* L, const std::vector<int>& tables);

/// The plain data that functions of scripts keep in locals of their files, as JSON, by the file,
/// the local's name and the line on which the function using it begins.
using KeptValues = std::map<std::tuple<std::string, std::string, int>, std::string>;

KeptValues kept_by_scripts(lua_State* L, const std::vector<int>& tables);

/// Returns the names of locals whose values differ from `then`, at the functions that use them.
std::vector<Diagnostic> written_to(const KeptValues& now, const KeptValues& then);

}  // namespace narrator::lua
