// The fingerprint of a game's state: equal states have equal numbers on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// The addresses of the list g.players and of the players in it, by seat.
struct PlayerTables {
  const void* list = nullptr;
  std::vector<const void*> seats;
};

/// Returns the players of the table at `index` (the game's `g`), an absolute stack index.
PlayerTables players_of(lua_State* L, int index);

/// Returns the fingerprint of the table at `index` (the game's `g`), which does not depend on the
/// order of its keys. Throws StateError with the path of anything that is not plain data: a
/// function, a fraction, a list with a hole, names mixed with numbers, a cycle. A player met
/// outside `g.players` counts as the seat.
std::uint64_t fingerprint(lua_State* L, int index);

}  // namespace narrator::lua
