#include "engine/lua/hidden_state.hpp"

#include <cstring>
#include <string_view>
#include <unordered_set>

namespace narrator::lua {
namespace {

std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

class Walk {
 public:
  explicit Walk(lua_State* L) : L_(L) {}

  // The members of a table, added up so that their order is no matter.
  std::uint64_t members(int index) {
    std::uint64_t sum = 0;
    lua_pushnil(L_);
    while (lua_next(L_, index) != 0) {
      const int value = lua_gettop(L_);
      sum += mix(3 * atom(value - 1) + held(value));
      lua_pop(L_, 1);
    }
    return sum;
  }

 private:
  // A value by itself. Strings of a state are told apart by their address as long as they live,
  // and what is loaded lives.
  std::uint64_t atom(int index) {
    switch (lua_type(L_, index)) {
      case LUA_TNIL: return 1;
      case LUA_TBOOLEAN: return lua_toboolean(L_, index) != 0 ? 2 : 3;
      case LUA_TNUMBER: {
        if (lua_isinteger(L_, index))
          return mix(static_cast<std::uint64_t>(lua_tointeger(L_, index)));
        const lua_Number number = lua_tonumber(L_, index);
        std::uint64_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        return mix(bits + 1);
      }
      default: return mix(reinterpret_cast<std::uintptr_t>(lua_topointer(L_, index)));
    }
  }

  // A value and what can be reached through it. Library tables, which have metatables, are sealed.
  std::uint64_t held(int index) {
    const std::uint64_t own = atom(index);
    const bool function = lua_isfunction(L_, index) && !lua_iscfunction(L_, index);
    if (!function && !lua_istable(L_, index)) return own;
    if (!seen_.insert(lua_topointer(L_, index)).second) return own;
    luaL_checkstack(L_, 6, "too deep");
    if (function) return mix(own + upvalues(index));
    if (lua_getmetatable(L_, index) != 0) {
      lua_pop(L_, 1);
      return own;
    }
    return mix(own + members(index));
  }

  std::uint64_t upvalues(int index) {
    std::uint64_t hash = 0;
    const char* name = nullptr;
    for (int i = 1; (name = lua_getupvalue(L_, index, i)) != nullptr; ++i) {
      const int value = lua_gettop(L_);
      hash = mix(hash + (std::string_view(name) == "_ENV" ? environment(value) : held(value)));
      lua_pop(L_, 1);
    }
    return hash;
  }

  // A file's names: the library's, and nothing reached through those.
  std::uint64_t environment(int index) {
    if (!lua_istable(L_, index) || !seen_.insert(lua_topointer(L_, index)).second) return 0;
    std::uint64_t sum = 0;
    lua_pushnil(L_);
    while (lua_next(L_, index) != 0) {
      sum += mix(3 * atom(-2) + atom(-1));
      lua_pop(L_, 1);
    }
    return sum;
  }

  lua_State* L_;
  std::unordered_set<const void*> seen_;
};

}  // namespace

std::uint64_t held_by_scripts(lua_State* L, int rules, int asking, int saying) {
  Walk walk(L);
  std::uint64_t hash = 0;
  for (const int table : {rules, asking, saying})
    hash = mix(hash + walk.members(lua_absindex(L, table)));
  return hash;
}

}  // namespace narrator::lua
