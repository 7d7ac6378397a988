// Evaluates the lists of a question that functions supply, and finds who may cast which ballot.
#include "engine/lua/natives.hpp"

#include "engine/lists.hpp"
#include "engine/lua/host.hpp"

namespace narrator::lua {
namespace {

// The function called may fail, which would leak anything a C++ object here holds.
void call_purely(lua_State* L, int arguments) {
  host(L).pure = 1;
  lua_call(L, arguments, 1);
  host(L).pure = 0;
}

// Returns the index in the list of the value on top of the stack; 0 if it is not in it.
int place_in(lua_State* L, int list) {
  const int n = static_cast<int>(lua_rawlen(L, list));
  for (int i = 1; i <= n; ++i) {
    lua_rawgeti(L, list, i);
    const bool same = lua_rawequal(L, -1, -2) != 0;
    lua_pop(L, 1);
    if (same) return i;
  }
  return 0;
}

// Calls the function at `options` for each voter. Pushes a list of all options, then a list
// with each voter's options.
void push_options_of_each(lua_State* L, int options, int voters) {
  lua_newtable(L);
  lua_newtable(L);
  const int all = lua_gettop(L) - 1, of_each = all + 1;
  for (int voter = 1; lua_rawgeti(L, voters, voter) != LUA_TNIL; ++voter) {
    lua_pushvalue(L, options);
    lua_insert(L, -2);
    call_purely(L, 1);
    if (!lua_istable(L, -1)) luaL_error(L, "the 'from' of ballots gives each voter a list");
    const int list = lua_gettop(L);
    for (int i = 1; lua_rawgeti(L, list, i) != LUA_TNIL; ++i) {
      if (place_in(L, all) == 0) {
        lua_rawseti(L, all, static_cast<lua_Integer>(lua_rawlen(L, all)) + 1);
      } else {
        lua_pop(L, 1);
      }
    }
    lua_settop(L, list);
    lua_rawseti(L, of_each, voter);
  }
  lua_settop(L, of_each);
}

// Offers all options that anybody may cast, and bars those that are not a voter's own.
void make_options_of_each(lua_State* L, int options, int voters) {
  push_options_of_each(L, options, voters);
  const int of_each = lua_gettop(L), all = of_each - 1;
  for (int voter = 1; lua_rawgeti(L, of_each, voter) != LUA_TNIL; ++voter) {
    for (int option = 1; lua_rawgeti(L, all, option) != LUA_TNIL; ++option) {
      if (place_in(L, of_each + 1) == 0)
        host(L).barred.push_back({static_cast<std::size_t>(voter - 1), option - 1, true});
      lua_pop(L, 1);
    }
    lua_settop(L, of_each);
  }
  lua_settop(L, all);
  lua_replace(L, options);
}

void note_objections(lua_State* L, int q, int options, int voters) {
  const int top = lua_gettop(L);
  if (lua_getfield(L, q, "against") != LUA_TFUNCTION) return lua_settop(L, top);
  std::vector<ForbiddenBallot>& barred = host(L).barred;
  for (int voter = 1; lua_rawgeti(L, voters, voter) != LUA_TNIL; ++voter) {
    for (int option = 1; lua_rawgeti(L, options, option) != LUA_TNIL; ++option) {
      const ForbiddenBallot ballot{static_cast<std::size_t>(voter - 1), option - 1};
      lua_pushvalue(L, top + 1);
      lua_pushvalue(L, -3);
      lua_pushvalue(L, -3);
      call_purely(L, 2);
      if (lua_toboolean(L, -1) != 0 && !contains(barred, ballot)) barred.push_back(ballot);
      lua_pop(L, 2);
    }
    lua_pop(L, 2);
  }
  lua_settop(L, top);
}

}  // namespace

void make_list(lua_State* L, int place) {
  if (!lua_isfunction(L, place)) return;
  lua_pushvalue(L, place);
  call_purely(L, 0);
  lua_replace(L, place);
}

void make_ballots(lua_State* L, int q, int options, int voters) {
  host(L).barred.clear();
  if (!lua_istable(L, voters)) return;
  if (lua_isfunction(L, options)) make_options_of_each(L, options, voters);
  if (lua_istable(L, options)) note_objections(L, q, options, voters);
}

}  // namespace narrator::lua
