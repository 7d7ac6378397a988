// The fingerprint of a game's state: equal states give equal numbers on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// Whether scripts were tested to keep plain data only.
enum class Trust { none, tested };

/// Hashes of texts that were met lately, by the place of each.
class Hashes {
 public:
  struct Entry {
    const void* place = nullptr;
    std::uint64_t hash = 0;
  };

  /// Where that of the text that lies at `place` is kept, if it is.
  Entry& at(const void* place) {
    return entries_[(reinterpret_cast<std::uintptr_t>(place) >> 4) % entries_.size()];
  }

 private:
  std::array<Entry, 1024> entries_;
};

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
/// outside `g.players` counts as a reference to the seat. With Trust::tested not all of that is
/// looked for; the number of plain data is the same.
std::uint64_t fingerprint(lua_State* L, int index, Trust trust = Trust::none);

}  // namespace narrator::lua
