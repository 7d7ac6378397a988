// The fingerprint of a game's state: equal states give equal numbers on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// Where the list g.players lies, and the players in it, by seat.
struct PlayerTables {
  const void* list = nullptr;
  std::vector<const void*> seats;
};

/// Those of the table at `index` (the game's `g`), an absolute place on the stack.
PlayerTables players_of(lua_State* L, int index);

/// A 64-bit fingerprint of the table at `index` (the game's `g`), whatever order its keys lie in.
/// Throws StateError naming the place when the state is not plain data: a function, a
/// fraction, a list with a hole, a table that mixes names and numbers, or a cycle. A player met
/// outside `g.players` counts as a reference to the seat.
std::uint64_t fingerprint(lua_State* L, int index);

}  // namespace narrator::lua
