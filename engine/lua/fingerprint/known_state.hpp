// The state of a game whose scripts were tested: its fingerprint without looking for what cannot
// be.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// What is known of such a state after every answer: which names g, each player and the tables in g
/// were ever given, as they note that themselves; that the players stay who they are, where they
/// sit and as they are called; and which decks are as they were, as the library alone changes them.
/// So none of that has to be gone through key by key, which would take longest of all that follows
/// an answer.
class KnownState {
 public:
  /// A game begins, with another g, and the host's players in it.
  void begin(lua_State* L);

  /// The deck at `index` was made or changed.
  void change(lua_State* L, int index);

  /// The number that lua::fingerprint gives of the same g, with nothing checked. From the first
  /// time in a game on these tables note new names; `g` is an absolute place on the stack.
  std::uint64_t fingerprint(lua_State* L, int g);

 private:
  /// The name of a field: where it is held, and its number.
  struct Name {
    int held;
    std::uint64_t number;
  };

  /// A table that notes its names itself, and what it was ever given.
  struct Noting {
    const void* place;
    int held;
    std::uint64_t called = 0;  // the sum of what never changes: a player's seat and name
    std::vector<Name> names{};
  };

  /// A table that is not gone through: a player, or a deck until it is changed.
  struct Known {
    const void* place;
    std::optional<std::uint64_t> number;
  };

  /// The number of a text that was met lately, by where it lies.
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

  std::vector<Noting> noting_;  // g, and the players by seat; none before the first fingerprint
  std::vector<Noting> named_;   // tables that lay in g then and had names
  std::vector<Known> known_;    // the players by seat, and decks
  std::array<Text, 256> texts_;
  lua_State* held_ = nullptr;  // a thread that runs nothing: on its stack all of that is held
  int metatable_ = LUA_NOREF;  // of what notes its names
};

}  // namespace narrator::lua
