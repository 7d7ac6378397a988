#include "engine/lua/natives.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "engine/lua/host.hpp"
#include "engine/lua/watching.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kMaxMade = std::size_t{64} << 10;  // bytes that a string function may create
constexpr std::size_t kMaxSought = 1000;                 // bytes to search for
constexpr lua_Integer kMaxUnpack = 250;

// Never shows an address, which would differ from run to run.
std::string shown(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TNIL: return "nil";
    case LUA_TBOOLEAN: return lua_toboolean(L, index) != 0 ? "true" : "false";
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) return std::to_string(lua_tointeger(L, index));
      // NaN has a sign on some machines.
      if (std::isnan(lua_tonumber(L, index))) return "nan";
      return fmt::format("{:.14g}", lua_tonumber(L, index));
    case LUA_TSTRING: return std::string(bytes_at(L, index));
    case LUA_TLIGHTUSERDATA: return "none";
    default: return luaL_typename(L, index);
  }
}

// Returns a text, and charges for reading it.
std::string_view text_argument(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TSTRING)
    throw Fault("expected a string, not {}", luaL_typename(L, index));
  const std::string_view text = bytes_at(L, index);
  spend(host(L), text.size() / kBytesAStep);
  return text;
}

int to_string(lua_State* L) {
  push_text(L, shown(L, 1));
  return 1;
}

// Plain text only, as a pattern can keep the matcher busy forever.
int find(lua_State* L) {
  const std::string_view text = text_argument(L, 1), what = text_argument(L, 2);
  if (text.size() > kMaxMade || what.size() > kMaxSought)
    throw Fault("string.find: the text is too long");
  spend(host(L), text.size() * what.size() / (4 * kBytesAStep));
  const auto at =
      text.find(what, static_cast<std::size_t>(std::max<lua_Integer>(lua_tointeger(L, 3), 1) - 1));
  if (at == std::string_view::npos) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, static_cast<lua_Integer>(at + 1));
  lua_pushinteger(L, static_cast<lua_Integer>(at + what.size()));
  return 2;
}

// ASCII only, as Lua's own functions depend on the locale.
template <char First, char Last>
int in_case(lua_State* L) {
  std::string text(text_argument(L, 1));
  for (char& c : text) {
    if (c >= First && c <= Last) c = static_cast<char>(c ^ 0x20);
  }
  push_text(L, text);
  return 1;
}

int repeat(lua_State* L) {
  const std::string_view text = text_argument(L, 1),
                         between = lua_isnoneornil(L, 3) ? "" : text_argument(L, 3);
  const lua_Integer n = std::max<lua_Integer>(lua_tointeger(L, 2), 0);
  if (static_cast<std::uint64_t>(n) > kMaxMade ||
      static_cast<std::size_t>(n) * (text.size() + between.size()) > kMaxMade) {
    throw Fault("string.rep: the result would be too long");
  }
  std::string made;
  const bool nothing = text.empty() && between.empty();  // costs none of the steps allowed
  for (lua_Integer i = 0; i < n && !nothing; ++i) {
    if (i > 0) made += between;
    made += text;
  }
  push_text(L, made);
  return 1;
}

int format(lua_State* L) {
  const std::string_view pattern = text_argument(L, 1);
  std::string made;
  int argument = 1;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '%') {
      made += pattern[i];
      continue;
    }
    const char kind = ++i < pattern.size() ? pattern[i] : '\0';
    if (kind == '%') {
      made += '%';
    } else if (kind == 's' || (kind == 'd' && lua_isinteger(L, argument + 1))) {
      made += shown(L, ++argument);
    } else {
      throw Fault("string.format knows %d (whole numbers), %s and %%");
    }
    if (made.size() > kMaxMade) throw Fault("string.format: the result would be too long");
  }
  push_text(L, made);
  return 1;
}

// Returns the integer at `index`, or `otherwise` if there is none.
lua_Integer whole(lua_State* L, int index, lua_Integer otherwise) {
  if (lua_isnoneornil(L, index)) return otherwise;
  if (lua_isinteger(L, index)) return lua_tointeger(L, index);
  throw Fault("expected a whole number");
}

// Pushes the values from..to, of which `value(i)` pushes one.
template <class F>
int push_values(lua_State* L, const char* what, lua_Integer from, lua_Integer to, F value) {
  if (from > to) return 0;
  if (from < -kMaxUnpack || to > kMaxUnpack * 4 || to - from >= kMaxUnpack ||
      lua_checkstack(L, static_cast<int>(to - from + 1)) == 0)
    throw Fault("{}: too many values", what);
  for (lua_Integer i = from; i <= to; ++i) value(i);
  return static_cast<int>(to - from + 1);
}

int unpack(lua_State* L) {
  if (!lua_istable(L, 1)) throw Fault("expected a list, not {}", luaL_typename(L, 1));
  const lua_Integer from = whole(L, 2, 1);
  const lua_Integer to = lua_isnoneornil(L, 3) ? length_of_list(L, 1) : whole(L, 3, 0);
  return push_values(L, "table.unpack", from, to, [L](lua_Integer i) { lua_rawgeti(L, 1, i); });
}

// Returns the length of the list at 1, which must be one that a script may modify.
lua_Integer own_list(lua_State* L) {
  if (!lua_istable(L, 1)) throw Fault("expected a list, not {}", luaL_typename(L, 1));
  const bool sealed = luaL_getmetafield(L, 1, "__newindex") != LUA_TNIL;
  if (sealed) lua_pop(L, 1);
  if (sealed && !note_put_into_heard(L))
    throw Fault("this belongs to the library, and nothing can be put into it");
  return length_of_list(L, 1);
}

lua_Integer position(lua_State* L, lua_Integer most) {
  const lua_Integer at = lua_tointeger(L, 2);
  if (lua_isinteger(L, 2) && at >= 1 && at <= most) return at;
  throw Fault("expected a place in the list, 1 to {}", most);
}

// insert(list, [at,] value)
int insert(lua_State* L) {
  const lua_Integer end = own_list(L) + 1;
  const int given = lua_gettop(L);
  if (given != 2 && given != 3) throw Fault("table.insert takes a list, a place and a value");
  const lua_Integer at = given == 2 ? end : position(L, end);
  spend(host(L), static_cast<std::size_t>(end - at));
  for (lua_Integer i = end; i > at; --i) {
    lua_rawgeti(L, 1, i - 1);
    lua_rawseti(L, 1, i);
  }
  lua_rawseti(L, 1, at);
  return 0;
}

// remove(list, [at]): returns the removed value
int remove(lua_State* L) {
  const lua_Integer end = own_list(L);
  if (lua_isnoneornil(L, 2) && end == 0) return 0;
  const lua_Integer at = lua_isnoneornil(L, 2) ? end : position(L, end + 1);
  if (at < end) spend(host(L), static_cast<std::size_t>(end - at));
  lua_rawgeti(L, 1, at);
  for (lua_Integer i = at; i < end; ++i) {
    lua_rawgeti(L, 1, i + 1);
    lua_rawseti(L, 1, i);
  }
  if (at <= end) {
    lua_pushnil(L);
    lua_rawseti(L, 1, end);
  }
  return 1;
}

// concat(list, [between, from, to])
int concat(lua_State* L) {
  if (!lua_istable(L, 1)) throw Fault("expected a list, not {}", luaL_typename(L, 1));
  const std::string_view between = lua_isnoneornil(L, 2) ? "" : text_argument(L, 2);
  const lua_Integer from = whole(L, 3, 1),
                    to = lua_isnoneornil(L, 4) ? length_of_list(L, 1) : whole(L, 4, 0);
  std::string made;
  for (lua_Integer i = from; i <= to; ++i) {
    spend(host(L), 2);
    const int type = lua_rawgeti(L, 1, i);
    if (type != LUA_TSTRING && type != LUA_TNUMBER)
      throw Fault("table.concat joins texts and numbers, and at {} there is {}", i,
                  luaL_typename(L, -1));
    made += (i > from ? std::string(between) : "") + shown(L, -1);
    lua_pop(L, 1);
    if (made.size() > kMaxMade) throw Fault("table.concat: the result would be too long");
    if (i == to) break;  // i + 1 may overflow
  }
  push_text(L, made);
  return 1;
}

// byte(text, [from, to]), with Lua's own indexes: -1 is the last byte.
int byte(lua_State* L) {
  const std::string_view text = text_argument(L, 1);
  const auto length = static_cast<lua_Integer>(text.size());
  const auto place = [&](lua_Integer at) {
    return at < 0 ? std::max<lua_Integer>(at + length + 1, 0) : at;
  };
  const lua_Integer first = place(whole(L, 2, 1)), last = place(whole(L, 3, first));
  const lua_Integer from = std::max<lua_Integer>(first, 1);
  lua_settop(L, 1);
  return push_values(L, "string.byte", 1, std::min(last, length) - from + 1, [&](lua_Integer i) {
    lua_pushinteger(L, static_cast<unsigned char>(text[static_cast<std::size_t>(from + i - 2)]));
  });
}

// The snapshot is a flat list: key, value, key, value …; the position in it is an upvalue.
int next_of_snapshot(lua_State* L) {
  const lua_Integer at = lua_tointeger(L, lua_upvalueindex(2));
  lua_rawgeti(L, lua_upvalueindex(1), at);
  lua_rawgeti(L, lua_upvalueindex(1), at + 1);
  lua_pushinteger(L, at + 2);
  lua_copy(L, -1, lua_upvalueindex(2));
  lua_pop(L, 1);
  return 2;
}

void copy_fields(lua_State* L, const char* library, std::initializer_list<const char*> names) {
  lua_getglobal(L, library);
  for (const char* name : names) {
    lua_getfield(L, -1, name);
    lua_setfield(L, -3, name);
  }
  lua_pop(L, 1);
}

void push_string_library(lua_State* L) {
  lua_newtable(L);
  copy_fields(L, "string", {"char", "len", "sub", "reverse"});
  set_function(L, "byte", call<byte>);
  set_function(L, "lower", call<in_case<'A', 'Z'>>);
  set_function(L, "upper", call<in_case<'a', 'z'>>);
  set_function(L, "find", call<find>);
  set_function(L, "rep", call<repeat>);
  set_function(L, "format", call<format>);
  // ("x"):rep() must not reach the original library.
  lua_pushliteral(L, "");
  lua_newtable(L);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// A key of a table. The text is valid as long as the table holds the key.
struct TableKey {
  lua_Integer number;
  std::string_view text;
  bool is_text;

  bool operator<(const TableKey& other) const {
    if (is_text != other.is_text) return other.is_text;
    return is_text ? text < other.text : number < other.number;
  }
};

// Returns the key on top of the stack.
TableKey key(lua_State* L) {
  if (lua_type(L, -1) == LUA_TSTRING) return {0, text_argument(L, -1), true};
  if (lua_isinteger(L, -1)) return {lua_tointeger(L, -1), {}, false};
  throw Fault("pairs: the keys must be whole numbers or strings");
}

// Returns the sorted keys of the table at 1. Charges for the sorting first.
std::vector<TableKey> sorted_keys(lua_State* L) {
  std::vector<TableKey> keys;
  std::size_t bytes = 0;
  lua_pushnil(L);
  while (lua_next(L, 1) != 0) {
    lua_pop(L, 1);
    keys.push_back(key(L));
    bytes += keys.back().text.size();
  }
  const auto rounds = static_cast<std::size_t>(std::bit_width(keys.size()));
  spend(host(L), keys.size() * (rounds + 4) + bytes * rounds / kBytesAStep);
  std::sort(keys.begin(), keys.end());
  return keys;
}

}  // namespace

int sorted_pairs(lua_State* L) {
  if (!lua_istable(L, 1)) throw Fault("pairs takes a table");
  const std::vector<TableKey> keys = sorted_keys(L);
  lua_createtable(L, static_cast<int>(2 * keys.size()), 0);
  lua_Integer at = 0;
  for (const TableKey& one : keys) {
    if (one.is_text) {
      push_text(L, one.text);
    } else {
      lua_pushinteger(L, one.number);
    }
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, ++at);
    lua_rawget(L, 1);
    lua_rawseti(L, -2, ++at);
  }
  lua_pushinteger(L, 1);
  lua_pushcclosure(L, next_of_snapshot, 2);
  return 1;
}

void push_base(lua_State* L) {
  luaL_requiref(L, LUA_GNAME, luaopen_base, 1);
  luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 1);
  luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 1);
  luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 1);
  lua_pop(L, 4);
  lua_newtable(L);
  copy_fields(L, LUA_GNAME, {"assert", "error", "ipairs", "select", "tonumber", "type"});
  set_function(L, "pairs", call<sorted_pairs>);
  set_function(L, "tostring", call<to_string>);
  lua_pushlightuserdata(L, nullptr);
  lua_setfield(L, -2, "none");
  lua_newtable(L);
  copy_fields(L, LUA_MATHLIBNAME, {"abs", "max", "min", "tointeger"});
  lua_setfield(L, -2, "math");
  lua_newtable(L);
  set_function(L, "concat", call<concat>);
  set_function(L, "insert", call<insert>);
  set_function(L, "remove", call<remove>);
  set_function(L, "unpack", call<unpack>);
  lua_setfield(L, -2, "table");
  push_string_library(L);
  lua_setfield(L, -2, "string");
  // Leaves nothing to be found through the registry or a stray global.
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushnil(L);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

}  // namespace narrator::lua
