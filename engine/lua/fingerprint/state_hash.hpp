// Computes the fingerprint of a game with tested scripts, without checks for impossible states.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// Avoids walking the whole state key by key, which would be the slowest step after an answer. It
/// relies on three facts: g, each player and the tables in g note every name they are given;
/// players keep their places; and only the library changes decks, and reports it.
class StateHash {
 public:
  /// Starts a game, with another g and the host's players in it.
  void begin(lua_State* L);

  /// Records that the deck at `index` was created or changed.
  void change(lua_State* L, int index);

  /// Returns lua::fingerprint() of the same g, an absolute stack index, without its checks. From
  /// the first call in a game on, these tables note new names.
  std::uint64_t fingerprint(lua_State* L, int g);

 private:
  /// The name of a field: the stack index where it is held, and its number.
  struct Name {
    int held;
    std::uint64_t number;
  };

  /// A table that notes its names, and all names it was ever given.
  struct Noting {
    const void* place;
    int held;
    std::uint64_t called = 0;  // the sum for what never changes: a player's seat and name
    std::vector<Name> names{};
  };

  /// A table that need not be walked: a player, or a deck until it changes.
  struct Known {
    const void* place;
    std::optional<std::uint64_t> number;
  };

  /// The number of a recently used string, by its address.
  struct Text {
    const void* place = nullptr;
    std::uint64_t number = 0;
  };

  static int note_name(lua_State* L);
  void note_all(lua_State* L, int g);
  void note(lua_State* L, int table, std::initializer_list<std::string_view> fixed,
            std::vector<Noting>& among);
  void add_name(lua_State* L, int name, Noting& to);
  int hold(lua_State* L, int index);
  Known* find_known(const void* place);
  std::uint64_t fields(const Noting& of);
  std::uint64_t value(lua_State* L, int type);
  std::uint64_t table(lua_State* L, int index);
  std::uint64_t text(lua_State* L, int index);

  std::vector<Noting> noting_;  // g, then the players by seat; empty before the first fingerprint
  std::vector<Noting> named_;   // tables with names that were in g at that time
  std::vector<Known> known_;    // the players by seat, then decks
  std::array<Text, 256> texts_;
  lua_State* held_ = nullptr;  // a thread that runs nothing; its stack holds all of these
  int metatable_ = LUA_NOREF;  // of tables that note their names
};

}  // namespace narrator::lua
