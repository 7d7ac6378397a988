#include "engine/lua/fingerprint/fingerprint.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/lua/fingerprint/circle.hpp"
#include "engine/lua/fingerprint/mix.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/list_length.hpp"

namespace narrator::lua {
namespace {

constexpr int kMaxTables = 10'000;       // a table met twice counts twice
constexpr int kMembersAtOnce = 8;        // members of a list that lie on the stack
constexpr std::size_t kTableSteps = 64;  // one that was emptied may have many places to look into

std::uint64_t hash(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

// What is wrong within a table, and the way there.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
  std::string way, field;  // ".players[2].hat", and the last name in it
};

// Says so once more, one step further out.
[[noreturn]] void blame(const std::runtime_error& e, const std::string& step, std::string field) {
  const auto* inner = dynamic_cast<const Wrong*>(&e);
  Wrong wrong = inner == nullptr ? Wrong(e.what()) : *inner;
  wrong.way.insert(0, step);
  if (wrong.field.empty()) wrong.field = std::move(field);
  throw wrong;
}

class Fingerprinting {
 public:
  Fingerprinting(lua_State* L, int index, Trust trust)
      : L_(L),
        host_(lua::host(L)),
        checks_(trust == Trust::none),
        root_(lua_topointer(L, index)),
        players_(checks_ ? players_of(L, index).seats : host_.players) {
    luaL_checkstack(L, (kMaxDepth + 1) * (kMembersAtOnce + 4), "for what g holds");
  }

  std::uint64_t table(int index, bool players, int depth) {
    if (depth > kMaxDepth) throw std::runtime_error("is nested too deep");
    if (++tables_ > kMaxTables) throw std::runtime_error("is too much");
    if (checks_) spend(host_, kTableSteps);
    const lua_Integer n =
        checks_ ? length_of_list(L_, index) : static_cast<lua_Integer>(lua_rawlen(L_, index));
    return mix(0x9e3779b97f4a7c15u +
               (n > 0 ? members(index, n, players, depth) : fields(index, depth)));
  }

 private:
  // A list.
  std::uint64_t members(int index, lua_Integer n, bool players, int depth) {
    if (checks_) check_keys(index, n);
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

  // A table with names, or an empty one. Entries are added up, so their order is no matter.
  std::uint64_t fields(int index, int depth) {
    std::uint64_t sum = 0;
    lua_pushnil(L_);
    const int key = lua_gettop(L_);
    while (lua_next(L_, index) != 0) {
      if (checks_) must_be_name(key);
      try {
        const bool players = depth == 0 && text(key) == "players";
        sum += entry(hash_at(key), value(lua_type(L_, -1), false, players, depth));
      } catch (const std::runtime_error& e) {
        const std::string name(text(key));
        blame(e, "." + name, name);
      }
      lua_pop(L_, 1);
    }
    return sum;
  }

  static std::uint64_t entry(std::uint64_t key, std::uint64_t value) {
    return mix(key * 0x9e3779b97f4a7c15u + value * 0xd1b54a32d192ed03u);
  }

  // That a list of `n` has the keys 1 to n and no others.
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

  // The key on top of the stack.
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

  // The value on top of the stack; there are a hundred after every answer.
  [[gnu::always_inline]] std::uint64_t value(int type, bool inside_players, bool is_players,
                                             int depth) {
    switch (type) {
      case LUA_TBOOLEAN: return lua_toboolean(L_, -1) != 0 ? 1 : 2;
      case LUA_TNUMBER:
        if (checks_ && !lua_isinteger(L_, -1))
          throw std::runtime_error("has a fraction: use // to divide");
        return static_cast<std::uint64_t>(lua_tointeger(L_, -1)) * 4 + 3;
      case LUA_TSTRING: return hash_at(-1) * 4 + 4;
      case LUA_TTABLE: break;
      case LUA_TNIL: throw std::runtime_error("is a hole in its list");
      default:
        throw std::runtime_error(
            fmt::format("is a {}; g holds plain data only", lua_typename(L_, type)));
    }
    if (!inside_players) {
      const auto seat = std::find(players_.begin(), players_.end(), lua_topointer(L_, -1));
      if (seat != players_.end())
        return static_cast<std::uint64_t>(seat - players_.begin()) * 4 + 6;
    }
    if (checks_ && lua_topointer(L_, -1) == root_) throw std::runtime_error("leads back to g");
    return table(lua_gettop(L_), is_players, depth + 1);
  }

  // The same few names and words come again after every answer. One that is held lies where it lay,
  // so that its place tells it; what a stranger's game takes of memory must not hang on places.
  std::uint64_t hash_at(int index) {
    if (checks_) return hash(text(index));
    const void* place = lua_topointer(L_, index);
    Hashes::Entry& known = host_.hashes.at(place);
    if (known.place != place) {
      lua_pushvalue(L_, index);
      lua_rawsetp(L_, LUA_REGISTRYINDEX, &known);  // held, in place of the former
      known = {place, hash(text(index))};
    }
    return known.hash;
  }

  std::string_view text(int index) {
    std::size_t length = 0;
    const char* bytes = lua_tolstring(L_, index, &length);
    return {bytes, length};
  }

  lua_State* L_;
  Host& host_;
  const bool checks_;
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

std::uint64_t fingerprint(lua_State* L, int index, Trust trust) {
  index = lua_absindex(L, index);
  const int top = lua_gettop(L);
  Fingerprinting walk(L, index, trust);
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
