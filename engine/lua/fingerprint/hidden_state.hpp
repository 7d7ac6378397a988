// Whether scripts still hold what they held when they were loaded.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>
#include <lua.hpp>

#include "engine/declaration/slip.hpp"

namespace narrator::lua {

/// "g.a.b leads back to g.a", the shortest way there is from the table at `index` (the game's `g`);
/// "" where no table lies in itself. A player met outside `g.players` stands for the seat and leads
/// nowhere. The stack stays as it was.
std::string circle_in(lua_State* L, int index);

/// A number made of everything the functions in the tables at `tables` (stack indices) can keep
/// outside `g`: their upvalues and the plain tables in them. The same number means that what ran in
/// between left nothing behind. Good within one state only.
std::uint64_t held_by_scripts(lua_State* L, const std::vector<int>& tables);

/// The plain data that functions of scripts keep in locals of their files, as JSON, by the file,
/// the local's name and the line on which the function that has it begins.
using KeptValues = std::map<std::tuple<std::string, std::string, int>, std::string>;

KeptValues kept_by_scripts(lua_State* L, const std::vector<int>& tables);

/// The names of locals that are others than in the same scripts `then`, at the functions that have
/// them.
std::vector<Slip> written_to(const KeptValues& now, const KeptValues& then);

}  // namespace narrator::lua
