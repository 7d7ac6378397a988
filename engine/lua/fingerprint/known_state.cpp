#include "engine/lua/fingerprint/known_state.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/lists.hpp"
#include "engine/lua/fingerprint/numbers.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/native_call.hpp"

namespace narrator::lua {
namespace {

std::string_view text_on_stack(lua_State* L, int index) {
  std::size_t length = 0;
  const char* bytes = lua_tolstring(L, index, &length);
  return {bytes, length};
}

}  // namespace

void KnownState::Names::add(lua_State* L, int name) {
  const void* place = lua_topointer(L, name);
  if (contains(places, place)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, list);
  lua_pushvalue(L, name);
  lua_rawseti(L, -2, static_cast<lua_Integer>(places.size() + 1));
  lua_pop(L, 1);
  numbers.push_back(text_number(text_on_stack(L, name)));
  places.push_back(place);
}

// The value on top of the stack; there are some eighty after every answer.
[[gnu::always_inline]] inline std::uint64_t KnownState::value(lua_State* L, int type) {
  switch (type) {
    case LUA_TBOOLEAN: return number_of(lua_toboolean(L, -1) != 0);
    case LUA_TNUMBER: return number_of(std::int64_t{lua_tointeger(L, -1)});
    case LUA_TSTRING: return number_of_text(text(L, -1));
    default: break;
  }
  const std::vector<const void*>& players = lua::host(L).players;
  const void* place = lua_topointer(L, -1);
  const auto player = std::find(players.begin(), players.end(), place);
  if (player != players.end())
    return number_of_player(static_cast<std::size_t>(player - players.begin()));
  const auto deck = std::ranges::find(decks_, place, &Deck::place);
  if (deck == decks_.end()) return table(L, lua_gettop(L));
  if (!deck->number) deck->number = table(L, lua_gettop(L));
  return *deck->number;
}

// __newindex(table, name, value) of g and players.
int KnownState::note_name(lua_State* L) {
  KnownState& state = lua::host(L).known;
  if (lua_type(L, 2) != LUA_TSTRING) throw std::runtime_error("a field of g has a name");
  const bool of_player = contains(lua::host(L).players, lua_topointer(L, 1));
  (of_player ? state.of_players_ : state.of_g_).add(L, 2);
  lua_rawset(L, 1);
  return 0;
}

void KnownState::begin() {
  notes_ = false;
  decks_.clear();
}

// What g and players have by now, and from now on.
void KnownState::note_all(lua_State* L, int g) {
  if (noting_ == LUA_NOREF) {
    for (Names* one : {&of_g_, &of_players_}) {
      lua_newtable(L);
      one->list = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    lua_newtable(L);
    lua_pushcfunction(L, call<note_name>);
    lua_setfield(L, -2, "__newindex");
    noting_ = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  note(L, g, of_g_);
  called_.clear();
  lua_getfield(L, g, "players");
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; ++i) {
    called_.push_back(note(L, lua_gettop(L), of_players_));
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  notes_ = true;
}

// Returns the sum of what never changes: a player's seat and name.
std::uint64_t KnownState::note(lua_State* L, int table, Names& names) {
  const bool is_player = &names == &of_players_;
  std::uint64_t sum = 0;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    const std::string_view name = text_on_stack(L, -2);
    if (is_player && (name == "seat" || name == "name")) {
      sum += entry(text_number(name), value(L, lua_type(L, -1)));
    } else if (is_player || name != "players") {
      names.add(L, lua_gettop(L) - 1);
    }
    lua_pop(L, 1);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, noting_);
  lua_setmetatable(L, table);
  return sum;
}

// Decks beyond that are gone through as all else.
void KnownState::change(lua_State* L, int index) {
  constexpr std::size_t most = 16;
  const void* place = lua_topointer(L, index);
  const auto known = std::ranges::find(decks_, place, &Deck::place);
  if (known != decks_.end()) return known->number.reset();
  if (decks_.size() == most) return;
  if (held_ == LUA_NOREF) {
    lua_newtable(L);
    held_ = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  decks_.push_back({place, {}});
  lua_rawgeti(L, LUA_REGISTRYINDEX, held_);
  lua_pushvalue(L, index);
  lua_rawseti(L, -2, static_cast<lua_Integer>(decks_.size()));
  lua_pop(L, 1);
}

std::uint64_t KnownState::fingerprint(lua_State* L, int g) {
  if (!notes_) note_all(L, g);
  luaL_checkstack(L, static_cast<int>(called_.size()) + (kMaxDepth + 1) * (kMembersAtOnce + 4),
                  "for what g holds");
  lua_getfield(L, g, "players");
  const std::uint64_t all = players(L, lua_gettop(L));
  return number_of_table(entry(text_number("players"), all) + fields_of_g(L, g));
}

// Without the players.
std::uint64_t KnownState::fields_of_g(lua_State* L, int g) {
  std::uint64_t sum = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, of_g_.list);
  const int list = lua_gettop(L);
  for (std::size_t i = 0; i < of_g_.numbers.size(); ++i) {
    lua_rawgeti(L, list, static_cast<lua_Integer>(i + 1));
    const int type = lua_rawget(L, g);
    if (type != LUA_TNIL) sum += entry(of_g_.numbers[i], value(L, type));
    lua_settop(L, list);
  }
  lua_settop(L, list - 1);
  return sum;
}

// Takes their list off the stack. Each name is looked up in all of them.
std::uint64_t KnownState::players(lua_State* L, int list) {
  const auto count = static_cast<int>(called_.size());
  for (int i = 1; i <= count; ++i) lua_rawgeti(L, list, i);
  lua_rawgeti(L, LUA_REGISTRYINDEX, of_players_.list);
  const int names = lua_gettop(L);
  sums_ = called_;
  for (std::size_t k = 0; k < of_players_.numbers.size(); ++k) {
    lua_rawgeti(L, names, static_cast<lua_Integer>(k + 1));
    for (int i = 1; i <= count; ++i) {
      lua_pushvalue(L, names + 1);
      const int type = lua_rawget(L, list + i);
      if (type != LUA_TNIL)
        sums_[static_cast<std::size_t>(i - 1)] += entry(of_players_.numbers[k], value(L, type));
      if (i == count || i % kMembersAtOnce == 0) lua_settop(L, names + 1);
    }
    lua_settop(L, names);
  }
  lua_settop(L, list - 1);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < sums_.size(); ++i) sum += entry(i + 1, number_of_table(sums_[i]));
  return number_of_table(sum);
}

// Another table than g and players: a list, or one that has names.
std::uint64_t KnownState::table(lua_State* L, int index) {
  std::uint64_t sum = 0;
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, index));
  for (lua_Integer i = 1; i <= n; ++i) {
    const int type = lua_rawgeti(L, index, i);
    sum += entry(static_cast<std::uint64_t>(i), value(L, type));
    if (i == n || i % kMembersAtOnce == 0) lua_settop(L, index);
  }
  if (n > 0) return number_of_table(sum);
  lua_pushnil(L);
  while (lua_next(L, index) != 0) {
    sum += entry(text(L, index + 1), value(L, lua_type(L, -1)));
    lua_pop(L, 1);
  }
  return number_of_table(sum);
}

// The same few names and words come again after every answer. One that is held lies where it lay.
std::uint64_t KnownState::text(lua_State* L, int index) {
  const void* place = lua_topointer(L, index);
  Text& known = texts_[(reinterpret_cast<std::uintptr_t>(place) >> 4) % texts_.size()];
  if (known.place != place) {
    lua_pushvalue(L, index);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &known);  // held, in place of the former
    known = {place, text_number(text_on_stack(L, index))};
  }
  return known.number;
}

}  // namespace narrator::lua
