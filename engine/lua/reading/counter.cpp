#include "engine/lua/reading/counter.hpp"

#include <algorithm>

#include "engine/lua/host.hpp"
#include "engine/lua/reading/read_values.hpp"

namespace narrator::lua {

void Counter::declare(const std::vector<CounterDeclaration>& countings) {
  for (const CounterDeclaration& one : countings) {
    auto thing = std::find(things_.begin(), things_.end(), one.what);
    if (thing == things_.end()) thing = things_.insert(thing, one.what);
    fields_[one.announcement].push_back(
        {one.field, static_cast<std::size_t>(thing - things_.begin())});
  }
}

void Counter::start(int seats) {
  seats_ = static_cast<std::size_t>(seats);
  times_.assign(things_.size() * seats_, 0);
}

void Counter::announced(lua_State* L, int id, int values) {
  if (!on_ || lua_type(L, id) != LUA_TSTRING || !lua_istable(L, values)) return;
  const auto found = fields_.find(text_at(L, id));
  if (found == fields_.end()) return;
  for (const auto& [name, what] : found->second) {
    lua_pushlstring(L, name.data(), name.size());
    lua_rawget(L, values);
    add(L, lua_gettop(L), what);
    lua_pop(L, 1);
  }
}

void Counter::recount(lua_State* L, int lines) {
  const int top = lua_gettop(L);
  start(static_cast<int>(seats_));
  for (lua_Integer i = 1; lua_rawgeti(L, lines, i) == LUA_TTABLE; ++i) {
    lua_getfield(L, top + 1, "id");
    announced(L, top + 2, top + 1);
    lua_settop(L, top);
  }
  lua_settop(L, top);
}

// Counts a player, or each player in a list.
void Counter::add(lua_State* L, int index, std::size_t what) {
  if (const int seat = seat_of(L, index); seat > 0) return add(seat, what);
  if (!lua_istable(L, index)) return;
  const lua_Integer n = length_of_list(L, index);
  spend(host(L), static_cast<std::size_t>(n));
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L, index, i);
    add(seat_of(L, -1), what);
    lua_pop(L, 1);
  }
}

void Counter::add(int seat, std::size_t what) {
  const auto place = static_cast<std::size_t>(seat);
  if (seat > 0 && place <= seats_) ++times_[what * seats_ + place - 1];
}

std::vector<Counted> Counter::counted() const {
  std::vector<Counted> counted;
  for (std::size_t i = 0; i < times_.size(); ++i) {
    if (times_[i] > 0)
      counted.push_back({things_[i / seats_], static_cast<int>(i % seats_) + 1, times_[i]});
  }
  return counted;
}

}  // namespace narrator::lua
