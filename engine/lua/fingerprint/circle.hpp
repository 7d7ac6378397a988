// Where a table of the state leads back to one that it lies in.
#pragma once

#include <string>

#include <lua.hpp>

namespace narrator::lua {

/// "g.a.b leads back to g.a", the shortest way there is from the table at `index` (the game's `g`);
/// "" where no table lies in itself. A player met outside `g.players` stands for the seat and leads
/// nowhere. The stack stays as it was.
std::string circle_in(lua_State* L, int index);

}  // namespace narrator::lua
