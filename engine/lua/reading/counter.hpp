// Counts what a game declares worth counting, as it is announced.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/declaration/declaration.hpp"

namespace narrator::lua {

/// The counts since the game began, taken from announcements as the rules make them.
class Counter {
 public:
  void declare(const std::vector<CounterDeclaration>& countings);

  /// Starts counting; without this call nothing is counted.
  void on() { on_ = true; }

  /// Starts a game with this number of players.
  void start(int seats);

  /// Counts an announcement, given the stack indexes of its id and its table of values: each player
  /// that its fields name counts once more.
  void announced(lua_State* L, int id, int values);

  /// Counts again from zero the announcements in the list at `lines`.
  void recount(lua_State* L, int lines);

  /// Returns an entry for each thing and player counted.
  std::vector<Counted> counted() const;

 private:
  struct Field {
    std::string name;
    std::size_t what;  // index in things_
  };
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  void add(lua_State* L, int index, std::size_t what);
  void add(int seat, std::size_t what);

  std::unordered_map<std::string, std::vector<Field>, Hash, std::equal_to<>> fields_;
  std::vector<std::string> things_;
  std::vector<std::int64_t> times_;  // by thing, then seat
  std::size_t seats_ = 0;
  bool on_ = false;
};

}  // namespace narrator::lua
