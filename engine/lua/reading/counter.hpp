// Counts what a game declares to be worth counting, as it is announced.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/declaration/declaration.hpp"

namespace narrator::lua {

/// What was counted since the game began. It reads announcements where the rules make them, so that
/// nothing has to be kept of them.
class Counter {
 public:
  void declare(const std::vector<Counting>& countings);

  /// Until then nothing is counted.
  void on() { on_ = true; }

  /// A game of so many begins.
  void start(int seats);

  /// An announcement, its id at `id` on the stack and its values in the table at `values` (or
  /// none): whoever its fields name counts once more.
  void announced(lua_State* L, int id, int values);

  /// One entry for each thing and player that were counted.
  std::vector<Counted> counted() const;

 private:
  struct Field {
    std::string name;
    std::size_t what;  // in things_
  };
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  void add(lua_State* L, int index, std::size_t what);
  void add(int seat, std::size_t what);

  std::unordered_map<std::string, std::vector<Field>, Hash, std::equal_to<>> fields_;
  std::vector<std::string> things_;
  std::vector<std::int64_t> times_;  // of each thing, by seat
  std::size_t seats_ = 0;
  bool on_ = false;
};

}  // namespace narrator::lua
