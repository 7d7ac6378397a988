#include "engine/lua/fingerprint.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace narrator::lua {
namespace {

constexpr int kMaxDepth = 16;
constexpr int kMaxTables = 10'000;  // a table met twice counts twice

// The finalizer of splitmix64: every input bit reaches every output bit.
std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

std::uint64_t hash_text(lua_State* L, int index) {
  std::size_t length = 0;
  const char* text = lua_tolstring(L, index, &length);
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (std::size_t i = 0; i < length; ++i)
    hash = (hash ^ static_cast<unsigned char>(text[i])) * 0x100000001b3u;
  return hash;
}

class Walk {
 public:
  explicit Walk(lua_State* L) : L_(L) {}

  std::uint64_t table(int index, bool players, int depth) {
    if (depth > kMaxDepth) throw std::runtime_error("is nested too deep, or in a circle");
    if (++tables_ > kMaxTables) throw std::runtime_error("is too much");
    if (lua_checkstack(L_, 8) == 0) throw std::runtime_error("is nested too deep");
    const auto n = static_cast<lua_Integer>(lua_rawlen(L_, index));
    lua_Integer numbered = 0;
    std::uint64_t sum = 0x9e3779b97f4a7c15u;
    lua_pushnil(L_);
    const int key = lua_gettop(L_);
    while (lua_next(L_, index) != 0) {
      sum += entry(key, n, numbered, players, depth);
      lua_pop(L_, 1);
    }
    if (numbered != n) throw std::runtime_error("is a list with a hole");
    return mix(sum);
  }

  void remember_players(int index) {
    if (lua_getfield(L_, index, "players") == LUA_TTABLE) {
      for (lua_Integer i = 1; lua_rawgeti(L_, -1, i) == LUA_TTABLE; ++i) {
        players_.push_back(lua_topointer(L_, -1));
        lua_pop(L_, 1);
      }
      lua_pop(L_, 1);
    }
    lua_pop(L_, 1);
  }

 private:
  // One key and its value, on top of the stack. Entries are added up, so their order is no matter.
  std::uint64_t entry(int key, lua_Integer n, lua_Integer& numbered, bool players, int depth) {
    std::uint64_t hash;
    bool is_players = false;
    const int type = lua_type(L_, key);
    if (type == LUA_TNUMBER && lua_isinteger(L_, key)) {
      const lua_Integer i = lua_tointeger(L_, key);
      if (i < 1 || i > n) throw std::runtime_error("is a list with a hole");
      ++numbered;
      hash = static_cast<std::uint64_t>(i);
    } else if (type == LUA_TSTRING) {
      if (n > 0) throw std::runtime_error("mixes names and numbers");
      hash = hash_text(L_, key);
      is_players = depth == 0 && std::string_view(lua_tostring(L_, key)) == "players";
    } else {
      throw std::runtime_error("has a key that is neither a whole number nor a string");
    }
    try {
      return mix(hash * 0x9e3779b97f4a7c15u +
                 value(key + 1, players, is_players, depth) * 0xd1b54a32d192ed03u);
    } catch (const std::runtime_error& e) {
      const bool named = lua_type(L_, key) == LUA_TSTRING;
      const std::string place = named ? "." + std::string(lua_tostring(L_, key))
                                      : fmt::format("[{}]", lua_tointeger(L_, key));
      throw std::runtime_error(place + (e.what()[0] == '.' || e.what()[0] == '[' ? "" : " ") +
                               e.what());
    }
  }

  std::uint64_t value(int index, bool inside_players, bool is_players, int depth) {
    switch (lua_type(L_, index)) {
      case LUA_TBOOLEAN: return lua_toboolean(L_, index) != 0 ? 1 : 2;
      case LUA_TNUMBER:
        if (!lua_isinteger(L_, index)) throw std::runtime_error("has a fraction: use // to divide");
        return static_cast<std::uint64_t>(lua_tointeger(L_, index)) * 4 + 3;
      case LUA_TSTRING: return hash_text(L_, index) * 4 + 4;
      case LUA_TTABLE: break;
      default:
        throw std::runtime_error(
            fmt::format("is a {}; g holds plain data only", luaL_typename(L_, index)));
    }
    if (!inside_players) {
      const auto seat = std::find(players_.begin(), players_.end(), lua_topointer(L_, index));
      if (seat != players_.end())
        return static_cast<std::uint64_t>(seat - players_.begin()) * 4 + 6;
    }
    return table(index, is_players, depth + 1);
  }

  lua_State* L_;
  int tables_ = 0;
  std::vector<const void*> players_;
};

}  // namespace

std::uint64_t fingerprint(lua_State* L, int index) {
  index = lua_absindex(L, index);
  const int top = lua_gettop(L);
  Walk walk(L);
  try {
    walk.remember_players(index);
    return walk.table(index, false, 0);
  } catch (const std::runtime_error& e) {
    lua_settop(L, top);
    const bool joined = e.what()[0] == '.' || e.what()[0] == '[';
    throw std::runtime_error(std::string("g") + (joined ? "" : " ") + e.what());
  }
}

}  // namespace narrator::lua
