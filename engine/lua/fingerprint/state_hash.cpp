#include "engine/lua/fingerprint/state_hash.hpp"

#include <algorithm>

#include "engine/lua/fingerprint/fingerprint.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/reading/read_values.hpp"

namespace narrator::lua {
namespace {

// Whether the value is a table with names, and so not a list.
bool is_named(lua_State* L, int table) {
  if (!lua_istable(L, table)) return false;
  const int top = lua_gettop(L);
  lua_pushnil(L);
  const bool named = lua_next(L, table) != 0 && lua_type(L, top + 1) == LUA_TSTRING;
  lua_settop(L, top);
  return named;
}

}  // namespace

// Returns the number of the value on top of the stack; about eighty are computed per answer.
[[gnu::always_inline]] inline std::uint64_t StateHash::value(lua_State* L, int type) {
  switch (type) {
    case LUA_TBOOLEAN: return number_of(lua_toboolean(L, -1) != 0);
    case LUA_TNUMBER: return number_of(std::int64_t{lua_tointeger(L, -1)});
    case LUA_TSTRING: return number_of_text(text(L, -1));
    default: break;
  }
  const int top = lua_gettop(L);
  const void* place = lua_topointer(L, top);
  if (Known* known = find_known(place)) {
    if (!known->number) known->number = table(L, top);
    return *known->number;
  }
  const auto named = std::ranges::find(named_, place, &Noting::place);
  if (named == named_.end()) return table(L, top);
  const std::uint64_t number = number_of_table(fields(*named));
  lua_settop(L, top);
  return number;
}

StateHash::Known* StateHash::find_known(const void* place) {
  const auto known = std::ranges::find(known_, place, &Known::place);
  return known != known_.end() ? &*known : nullptr;
}

void StateHash::begin(lua_State* L) {
  if (held_ == nullptr) {
    held_ = lua_newthread(L);
    luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_settop(held_, 0);
  noting_.clear();
  named_.clear();
  known_.clear();
  for (const void* player : lua::host(L).players)
    known_.push_back({player, number_of_player(known_.size())});
}

// Keeps a value alive, so that its address remains its own. Returns its stack index, and leaves
// room for the value of each name that is held and for what is in it.
int StateHash::hold(lua_State* L, int index) {
  const int held = lua_gettop(held_) + 1;
  if (lua_checkstack(held_, held + (kMaxDepth + 1) * (kMembersAtOnce + 4)) == 0)
    throw Fault("g has too many fields");
  lua_pushvalue(L, index);
  lua_xmove(L, held_, 1);
  return held;
}

// Further decks are walked like everything else.
void StateHash::change(lua_State* L, int index) {
  constexpr std::size_t most = 32;
  const void* place = lua_topointer(L, index);
  if (Known* deck = find_known(place)) return deck->number.reset();
  if (known_.size() >= most) return;
  hold(L, index);
  known_.push_back({place, {}});
}

// Records the names that g, the players and the tables in g have, and makes them note new ones.
void StateHash::note_all(lua_State* L, int g) {
  if (metatable_ == LUA_NOREF) {
    lua_newtable(L);
    lua_pushcfunction(L, call<note_name>);
    lua_setfield(L, -2, "__newindex");
    metatable_ = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  const int top = lua_gettop(L);
  note(L, g, {"players"}, noting_);
  lua_getfield(L, g, "players");
  for (lua_Integer i = 1; lua_rawgeti(L, top + 1, i) == LUA_TTABLE; ++i) {
    note(L, top + 2, {"seat", "name"}, noting_);
    lua_settop(L, top + 1);
  }
  lua_settop(L, top);
  lua_pushnil(L);
  while (lua_next(L, g) != 0) {
    if (is_named(L, top + 2) && find_known(lua_topointer(L, top + 2)) == nullptr)
      note(L, top + 2, {}, named_);
    lua_settop(L, top + 1);
  }
}

// The values of names in `fixed` never change; the players of g are counted separately.
void StateHash::note(lua_State* L, int table, std::initializer_list<std::string_view> fixed,
                     std::vector<Noting>& among) {
  constexpr std::size_t usual = 32;  // names
  Noting& noting = among.emplace_back(Noting{lua_topointer(L, table), hold(L, table)});
  noting.names.reserve(usual);
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    const std::string_view name = text_at(L, -2);
    if (std::ranges::find(fixed, name) == fixed.end()) {
      add_name(L, lua_gettop(L) - 1, noting);
    } else if (!lua_istable(L, -1)) {
      noting.called += entry(text_number(name), value(L, lua_type(L, -1)));
    }
    lua_pop(L, 1);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, metatable_);
  lua_setmetatable(L, table);
}

void StateHash::add_name(lua_State* L, int name, Noting& to) {
  const std::uint64_t number = text_number(text_at(L, name));
  const auto known = std::ranges::find(to.names, number, &Name::number);
  if (known == to.names.end()) to.names.push_back({hold(L, name), number});
}

// __newindex(table, name, value) of tables that note their names.
int StateHash::note_name(lua_State* L) {
  StateHash& state = lua::host(L).known;
  for (std::vector<Noting>* among : {&state.noting_, &state.named_}) {
    const auto to = std::ranges::find(*among, lua_topointer(L, 1), &Noting::place);
    if (to == among->end()) continue;
    if (lua_type(L, 2) != LUA_TSTRING) throw Fault("a field of g has a name");
    state.add_name(L, 2, *to);
  }
  lua_rawset(L, 1);
  return 0;
}

std::uint64_t StateHash::fingerprint(lua_State* L, int g) {
  if (noting_.empty()) note_all(L, g);
  const int top = lua_gettop(held_);
  std::uint64_t players = 0;
  for (std::size_t seat = 1; seat < noting_.size(); ++seat)
    players += entry(seat, number_of_table(fields(noting_[seat])));
  const std::uint64_t rest = fields(noting_.front());
  lua_settop(held_, top);
  return number_of_table(entry(text_number("players"), number_of_table(players)) + rest);
}

// Returns the sum of the fields, for g without the players; leaves their values on the stack.
std::uint64_t StateHash::fields(const Noting& of) {
  std::uint64_t sum = of.called;
  for (const auto& [name, number] : of.names) {
    lua_pushvalue(held_, name);
    const int type = lua_rawget(held_, of.held);
    if (type != LUA_TNIL) sum += entry(number, value(held_, type));
  }
  return sum;
}

// Returns the number of a table other than g and players: a list, or one with names.
std::uint64_t StateHash::table(lua_State* L, int index) {
  std::uint64_t sum = 0;
  lua_Integer i = 1;
  for (int type; (type = lua_rawgeti(L, index, i)) != LUA_TNIL; ++i) {
    sum += entry(static_cast<std::uint64_t>(i), value(L, type));
    if (i % kMembersAtOnce == 0) lua_settop(L, index);
  }
  if (i > 1) {
    lua_settop(L, index);
    return number_of_table(sum);
  }
  while (lua_next(L, index) != 0) {  // continues from the nil that ended the list
    sum += entry(text(L, index + 1), value(L, lua_type(L, -1)));
    lua_pop(L, 1);
  }
  return number_of_table(sum);
}

// The same few strings recur after each answer, and a string that is held keeps its address.
std::uint64_t StateHash::text(lua_State* L, int index) {
  const void* place = lua_topointer(L, index);
  Text& known = texts_[(reinterpret_cast<std::uintptr_t>(place) >> 4) % texts_.size()];
  if (known.place != place) {
    lua_pushvalue(L, index);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &known);  // holds it, and releases the one before
    known = {place, text_number(text_at(L, index))};
  }
  return known.number;
}

}  // namespace narrator::lua
