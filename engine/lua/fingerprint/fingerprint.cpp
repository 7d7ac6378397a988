#include "engine/lua/fingerprint/fingerprint.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/lua/host.hpp"

namespace narrator::lua {
namespace {

constexpr int kMaxTables = 10'000;       // a table reached twice counts twice
constexpr std::size_t kTableSteps = 64;  // an emptied table may still have many slots to visit

// What is wrong inside a table, and the path to it.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
  std::string way, field;  // ".players[2].hat", and the last name in it
};

// Throws the error again with its path extended outwards by one step.
[[noreturn]] void blame(const std::runtime_error& e, const std::string& step, std::string field) {
  const auto* inner = dynamic_cast<const Wrong*>(&e);
  Wrong wrong = inner == nullptr ? Wrong(e.what()) : *inner;
  wrong.way.insert(0, step);
  if (wrong.field.empty()) wrong.field = std::move(field);
  throw wrong;
}

class Fingerprinting {
 public:
  Fingerprinting(lua_State* L, int index)
      : L_(L),
        host_(lua::host(L)),
        root_(lua_topointer(L, index)),
        players_(players_of(L, index).seats) {
    luaL_checkstack(L, (kMaxDepth + 1) * (kMembersAtOnce + 4), "for what g holds");
  }

  std::uint64_t table(int index, bool players, int depth) {
    if (depth > kMaxDepth) throw std::runtime_error("is nested too deep");
    if (++tables_ > kMaxTables) throw std::runtime_error("is too much");
    spend(host_, kTableSteps);
    const lua_Integer n = length_of_list(L_, index);
    return number_of_table(n > 0 ? members(index, n, players, depth) : fields(index, depth));
  }

 private:
  // Returns the sum for a list.
  std::uint64_t members(int index, lua_Integer n, bool players, int depth) {
    check_keys(index, n);
    std::uint64_t sum = 0;
    const int top = lua_gettop(L_);
    for (lua_Integer i = 1; i <= n; ++i) {
      const int type = lua_rawgeti(L_, index, i);
      try {
        sum += entry(static_cast<std::uint64_t>(i), value(type, players, false, depth));
      } catch (const std::runtime_error& e) {
        blame(e, fmt::format("[{}]", i), {});
      }
      if (i == n || i % kMembersAtOnce == 0) lua_settop(L_, top);
    }
    return sum;
  }

  // Returns the sum for a table with names, or an empty one.
  std::uint64_t fields(int index, int depth) {
    std::uint64_t sum = 0;
    lua_pushnil(L_);
    const int key = lua_gettop(L_);
    while (lua_next(L_, index) != 0) {
      must_be_name(key);
      try {
        const bool players = depth == 0 && text(key) == "players";
        sum += entry(text_number(text(key)), value(lua_type(L_, -1), false, players, depth));
      } catch (const std::runtime_error& e) {
        const std::string name(text(key));
        blame(e, "." + name, name);
      }
      lua_pop(L_, 1);
    }
    return sum;
  }

  // Throws unless a list of `n` has the keys 1 to n and no others.
  void check_keys(int index, lua_Integer n) {
    lua_Integer numbered = 0;
    lua_pushnil(L_);
    while (lua_next(L_, index) != 0) {
      lua_pop(L_, 1);
      if (lua_type(L_, -1) == LUA_TSTRING) throw std::runtime_error("mixes names and numbers");
      must_be_place(n);
      ++numbered;
    }
    if (numbered != n) throw std::runtime_error("is a list with a hole");
  }

  // Checks the key on top of the stack.
  void must_be_place(lua_Integer n) {
    if (!lua_isinteger(L_, -1))
      throw std::runtime_error("has a key that is neither a whole number nor a string");
    const lua_Integer i = lua_tointeger(L_, -1);
    if (i < 1 || i > n) throw std::runtime_error("is a list with a hole");
  }

  void must_be_name(int key) {
    if (lua_type(L_, key) == LUA_TSTRING) return;
    lua_settop(L_, key);
    must_be_place(0);
  }

  // Returns the number of the value on top of the stack.
  std::uint64_t value(int type, bool inside_players, bool is_players, int depth) {
    switch (type) {
      case LUA_TBOOLEAN: return number_of(lua_toboolean(L_, -1) != 0);
      case LUA_TNUMBER:
        if (!lua_isinteger(L_, -1)) throw std::runtime_error("has a fraction: use // to divide");
        return number_of(std::int64_t{lua_tointeger(L_, -1)});
      case LUA_TSTRING: return number_of_text(text_number(text(-1)));
      case LUA_TTABLE: break;
      case LUA_TNIL: throw std::runtime_error("is a hole in its list");
      default:
        throw std::runtime_error(
            fmt::format("is a {}; g holds plain data only", lua_typename(L_, type)));
    }
    if (!inside_players) {
      const auto seat = std::find(players_.begin(), players_.end(), lua_topointer(L_, -1));
      if (seat != players_.end())
        return number_of_player(static_cast<std::size_t>(seat - players_.begin()));
    }
    if (lua_topointer(L_, -1) == root_) throw std::runtime_error("leads back to g");
    return table(lua_gettop(L_), is_players, depth + 1);
  }

  std::string_view text(int index) {
    std::size_t length = 0;
    const char* bytes = lua_tolstring(L_, index, &length);
    return {bytes, length};
  }

  lua_State* L_;
  Host& host_;
  int tables_ = 0;
  const void* const root_;
  const std::vector<const void*> players_;
};

}  // namespace

PlayerTables players_of(lua_State* L, int index) {
  PlayerTables players;
  players.seats.reserve(static_cast<std::size_t>(host(L).seats));
  if (lua_getfield(L, index, "players") == LUA_TTABLE) {
    players.list = lua_topointer(L, -1);
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; ++i) {
      players.seats.push_back(lua_topointer(L, -1));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return players;
}

std::uint64_t fingerprint(lua_State* L, int index) {
  index = lua_absindex(L, index);
  const int top = lua_gettop(L);
  Fingerprinting walk(L, index);
  try {
    return walk.table(index, false, 0);
  } catch (const std::runtime_error& e) {
    lua_settop(L, top);
    const auto* wrong = dynamic_cast<const Wrong*>(&e);
    const std::string field = wrong == nullptr ? "g" : wrong->field;
    if (const std::string circle = circle_in(L, index); !circle.empty())
      throw StateError(circle, field);
    throw StateError("g" + (wrong == nullptr ? "" : wrong->way) + " " + e.what(), field);
  }
}

}  // namespace narrator::lua
