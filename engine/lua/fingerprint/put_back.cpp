// Puts what scripts hold outside g back, from the list that copy_held() makes.
#include "engine/lua/fingerprint/fingerprint.hpp"

namespace narrator::lua {
namespace {

// These put back what the function or table on top of the stack held, according to the list at
// `copies` behind the place `at`. They leave the stack as it was.
void put_back_upvalues(lua_State* L, int copies, lua_Integer at, int held) {
  const int of = lua_gettop(L);
  for (int i = 1; i <= held; ++i) {
    lua_getupvalue(L, of, i);
    lua_rawgeti(L, copies, at + i);
    if (lua_rawequal(L, -1, -2) == 0) lua_setupvalue(L, of, i);
    lua_settop(L, of);
  }
}

void remove_added(lua_State* L, int copies, lua_Integer at, lua_Integer held) {
  const int of = lua_gettop(L);
  lua_newtable(L);
  for (lua_Integer i = 1; i <= held; ++i) {
    lua_rawgeti(L, copies, at + 2 * i - 1);
    lua_pushboolean(L, 1);
    lua_rawset(L, of + 1);
  }
  lua_pushnil(L);
  while (lua_next(L, of) != 0) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, of + 1) == LUA_TNIL) {
      lua_pushvalue(L, -2);
      lua_pushnil(L);
      lua_rawset(L, of);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, of);
}

void put_back_members(lua_State* L, int copies, lua_Integer at, lua_Integer held) {
  const int of = lua_gettop(L);
  for (lua_Integer i = 1; i <= held; ++i) {
    lua_rawgeti(L, copies, at + 2 * i - 1);
    lua_rawgeti(L, copies, at + 2 * i);
    lua_pushvalue(L, -2);
    lua_rawget(L, of);
    const bool same = lua_rawequal(L, -1, -2) != 0;
    lua_pop(L, 1);
    if (!same) lua_rawset(L, of);
    lua_settop(L, of);
  }
  lua_Integer now = 0;
  lua_pushnil(L);
  for (; lua_next(L, of) != 0; ++now) lua_pop(L, 1);
  if (now > held) remove_added(L, copies, at, held);
}

}  // namespace

void put_back(lua_State* L, int copy) {
  luaL_checkstack(L, 8, "too deep");
  const int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, copy);
  for (lua_Integer at = 1; lua_rawgeti(L, top + 1, at) != LUA_TNIL; ++at) {
    lua_rawgeti(L, top + 1, ++at);
    const lua_Integer held = lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (lua_isfunction(L, -1)) {
      put_back_upvalues(L, top + 1, at, static_cast<int>(held));
      at += held;
    } else {
      put_back_members(L, top + 1, at, held);
      at += 2 * held;
    }
    lua_settop(L, top + 1);
  }
  lua_settop(L, top);
}

}  // namespace narrator::lua
