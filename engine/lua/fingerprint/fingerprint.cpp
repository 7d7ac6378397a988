#include "engine/lua/fingerprint/fingerprint.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"

namespace narrator::lua {
namespace {

constexpr int kMaxTables = 10'000;       // a table reached twice counts twice
constexpr std::size_t kTableSteps = 64;  // an emptied table may still have many slots to visit

// What is wrong inside a table, and the path to it.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
  std::string way, field;  // ".players[2].hat", and the last name in it
  std::string back;        // the path to the table that a circle leads back to
  int back_to = -1;        // the depth of that table
};

// A table that contains itself.
struct Circle : StateError {
  using StateError::StateError;
};

// Throws the error again with its path extended outwards by one step, from a table at `depth`.
[[noreturn]] void blame(const std::runtime_error& e, int depth, const std::string& step,
                        std::string field) {
  const auto* inner = dynamic_cast<const Wrong*>(&e);
  Wrong wrong = inner == nullptr ? Wrong(e.what()) : *inner;
  wrong.way.insert(0, step);
  if (depth < wrong.back_to) wrong.back.insert(0, step);
  if (wrong.field.empty()) wrong.field = std::move(field);
  throw wrong;
}

// Returns the addresses of the players of the table at `index`, by seat.
std::vector<const void*> players_of(lua_State* L, int index) {
  std::vector<const void*> players;
  players.reserve(static_cast<std::size_t>(host(L).seats));
  if (lua_getfield(L, index, "players") == LUA_TTABLE) {
    for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; ++i) {
      players.push_back(lua_topointer(L, -1));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return players;
}

class Fingerprinting {
 public:
  // Does not look into tables further down than `deepest`.
  Fingerprinting(lua_State* L, int index, int deepest)
      : L_(L), host_(lua::host(L)), deepest_(deepest), players_(players_of(L, index)) {
    luaL_checkstack(L, (kMaxDepth + 1) * (kMembersAtOnce + 4), "for what g holds");
  }

  std::uint64_t table(int index, bool players, int depth) {
    if (depth > kMaxDepth) throw Fault("is nested too deep");
    if (depth > deepest_) return 0;
    // Whatever leads back to the list of players ends at its players.
    path_[static_cast<std::size_t>(depth)] = players ? nullptr : lua_topointer(L_, index);
    if (++tables_ > kMaxTables) throw Fault("is too much");
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
        blame(e, depth, fmt::format("[{}]", i), {});
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
        blame(e, depth, "." + name, name);
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
      if (lua_type(L_, -1) == LUA_TSTRING) throw Fault("mixes names and numbers");
      must_be_place(n);
      ++numbered;
    }
    if (numbered != n) throw Fault("is a list with a hole");
  }

  // Checks the key on top of the stack.
  void must_be_place(lua_Integer n) {
    if (!lua_isinteger(L_, -1))
      throw Fault("has a key that is neither a whole number nor a string");
    const lua_Integer i = lua_tointeger(L_, -1);
    if (i < 1) throw Fault("has [{}]; a list begins with [1]", i);
    if (i > n) throw Fault("is a list with a hole: it has [{}] and no [{}]", i, n + 1);
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
        if (!lua_isinteger(L_, -1)) throw Fault("has a fraction: use // to divide");
        return number_of(std::int64_t{lua_tointeger(L_, -1)});
      case LUA_TSTRING: return number_of_text(text_number(text(-1)));
      case LUA_TTABLE: break;
      case LUA_TNIL: throw Fault("is a hole in its list");
      default: throw Fault("is a {}; g holds plain data only", lua_typename(L_, type));
    }
    if (!inside_players) {
      const auto seat = std::find(players_.begin(), players_.end(), lua_topointer(L_, -1));
      if (seat != players_.end())
        return number_of_player(static_cast<std::size_t>(seat - players_.begin()));
    }
    must_not_lead_back(depth);
    return table(lua_gettop(L_), is_players, depth + 1);
  }

  // Throws if the table on top of the stack is one of those on the path down to `depth`.
  void must_not_lead_back(int depth) {
    const auto end = path_.begin() + depth + 1;
    const auto found = std::find(path_.begin(), end, lua_topointer(L_, -1));
    if (found == end) return;
    Wrong wrong("leads back to g");
    wrong.back_to = static_cast<int>(found - path_.begin());
    throw wrong;
  }

  std::string_view text(int index) { return bytes_at(L_, index); }

  lua_State* L_;
  Host& host_;
  int tables_ = 0;
  const int deepest_;
  std::array<const void*, kMaxDepth + 1> path_{};  // g first
  const std::vector<const void*> players_;
};

// Throws StateError for what is wrong in a table at most `deepest` below g.
std::uint64_t walk(lua_State* L, int index, int deepest) {
  const int top = lua_gettop(L);
  try {
    return Fingerprinting(L, index, deepest).table(index, false, 0);
  } catch (const Wrong& wrong) {
    lua_settop(L, top);
    const std::string message = fmt::format("g{} {}{}", wrong.way, wrong.what(), wrong.back);
    if (wrong.back_to >= 0) throw Circle(message, wrong.field);
    throw StateError(message, wrong.field);
  } catch (const std::runtime_error& e) {
    lua_settop(L, top);
    throw StateError(fmt::format("g {}", e.what()), "g");
  }
}

}  // namespace

std::uint64_t fingerprint(lua_State* L, int index) {
  index = lua_absindex(L, index);
  try {
    return walk(L, index, kMaxDepth);
  } catch (const Circle&) {  // as many ways may lead into a circle, the shortest is told
    for (int deepest = 0; deepest < kMaxDepth; ++deepest) walk(L, index, deepest);
    throw;
  }
}

}  // namespace narrator::lua
