// The state of a game whose scripts were tested: its fingerprint without looking for what cannot
// be.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <lua.hpp>

namespace narrator::lua {

/// What is known of such a state after every answer: which names g and the players were ever given,
/// as they note that themselves; that no player is ever called or seated otherwise; and which decks
/// are as they were, as the library alone changes them. So none of that has to be gone through key
/// by key, which would take longest of all that follows an answer.
class KnownState {
 public:
  /// A game begins, with another g.
  void begin();

  /// The deck at `index` was made or changed.
  void change(lua_State* L, int index);

  /// The number that lua::fingerprint gives of the same g, with nothing checked. From the first
  /// time in a game on g and its players note new names; `g` is an absolute place on the stack.
  std::uint64_t fingerprint(lua_State* L, int g);

 private:
  /// Names of fields, each with its number; held in a Lua list, so that each lies where it lay.
  struct Names {
    int list = LUA_NOREF;
    std::vector<const void*> places;
    std::vector<std::uint64_t> numbers;

    void add(lua_State* L, int name);
  };

  /// The number of a text that was met lately, by where it lies.
  struct Text {
    const void* place = nullptr;
    std::uint64_t number = 0;
  };

  /// A deck of the game that is on, and its number, until it is changed.
  struct Deck {
    const void* place = nullptr;
    std::optional<std::uint64_t> number;
  };

  static int note_name(lua_State* L);
  void note_all(lua_State* L, int g);
  std::uint64_t note(lua_State* L, int table, Names& names);
  std::uint64_t fields_of_g(lua_State* L, int g);
  std::uint64_t players(lua_State* L, int list);
  std::uint64_t value(lua_State* L, int type);
  std::uint64_t table(lua_State* L, int index);
  std::uint64_t text(lua_State* L, int index);

  Names of_g_;
  Names of_players_;
  std::vector<std::uint64_t> called_;  // the sum of each player's seat and name
  std::vector<std::uint64_t> sums_;    // likewise, of all that a player has
  std::vector<Deck> decks_;
  std::array<Text, 1024> texts_;
  bool notes_ = false;      // g and players do
  int noting_ = LUA_NOREF;  // their metatable
  int held_ = LUA_NOREF;    // the decks in a Lua list, so that nothing else lies where one lay
};

}  // namespace narrator::lua
