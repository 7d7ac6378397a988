#include "engine/lua/reading/read_values.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/lists.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kEmptySteps = 64;
constexpr std::size_t kValueSteps = 8;  // instructions' worth of reading one value

// Call before pushing the contents of a table.
void make_room(lua_State* L) {
  if (lua_checkstack(L, 8) == 0) throw Fault("a value is nested too deep");
}

// Counts a text that is kept; the view is valid as long as the value is on the stack.
std::string_view counted_text(lua_State* L, int index) {
  const std::string_view text = text_at(L, index);
  count_text(host(L), text.size());
  return text;
}

std::string kept_text(lua_State* L, int index) { return std::string(counted_text(L, index)); }

// Returns the alternative T of the value, reusing its storage if it has that type already.
template <class T>
T& as(Value& value) {
  T* had = std::get_if<T>(&value.data);
  return had != nullptr ? *had : value.data.emplace<T>();
}

// Charged because an emptied table may still have many slots to visit.
bool is_empty(lua_State* L, int index) {
  spend(host(L), kEmptySteps);
  lua_pushnil(L);
  if (lua_next(L, index) == 0) return true;
  lua_pop(L, 2);
  return false;
}

// Whether the table has exactly the keys 1 to n.
bool is_list(lua_State* L, int index, lua_Integer n) {
  lua_pushnil(L);
  while (lua_next(L, index) != 0) {
    lua_pop(L, 1);
    --n;
  }
  return n == 0;
}

Json object_to_json(lua_State* L, int index, Players players, int depth) {
  std::vector<std::pair<std::string, Json>> members;
  lua_pushnil(L);
  while (lua_next(L, index) != 0) {
    if (lua_type(L, -2) != LUA_TSTRING) throw Fault("a table mixes names and numbers");
    std::string key = kept_text(L, -2);
    try {
      members.emplace_back(key, to_json(L, -1, players, depth + 1));
    } catch (WrongField& e) {
      e.way.insert(e.way.begin(), std::move(key));
      throw;
    } catch (const Fault& e) {
      throw WrongField(e.what(), {std::move(key)});
    }
    lua_pop(L, 1);
  }
  std::ranges::sort(members, {}, &std::pair<std::string, Json>::first);
  Json::object_t object;  // keys are unique, so no lookups
  object.reserve(members.size());
  for (auto& [key, value] : members) object.emplace_back(std::move(key), std::move(value));
  return object;
}

void read_value(lua_State* L, int type, Value& value, int depth);

// Reads a player, or a list of values, from the top of the stack.
void read_table(lua_State* L, Value& value, int depth) {
  if (const int seat = seat_of(L, -1)) {
    value.data = Player{seat};
    return;
  }
  make_room(L);
  const int index = lua_gettop(L);
  auto& list = as<std::vector<Value>>(value);
  const auto n = length_of_list(L, index);
  if (n == 0 && !is_empty(L, index))
    throw Fault("a value is a table with names; expected a number, a word, a player or a list");
  list.resize(static_cast<std::size_t>(n));
  for (lua_Integer i = 1; i <= n; ++i) {
    const int type = lua_rawgeti(L, index, i);
    read_value(L, type, list[static_cast<std::size_t>(i - 1)], depth + 1);
    lua_settop(L, index);
  }
}

// Reads the value on top of the stack, which has this type.
void read_value(lua_State* L, int type, Value& value, int depth) {
  if (depth > kMaxDepth) throw Fault("a value is nested too deep");
  count_handed(L);
  switch (type) {
    case LUA_TSTRING: as<Word>(value).text = counted_text(L, -1); return;
    case LUA_TNUMBER:
      if (!lua_isinteger(L, -1)) throw Fault("a number has a fraction: use // to divide");
      value.data = std::int64_t{lua_tointeger(L, -1)};
      return;
    case LUA_TBOOLEAN: as<Word>(value).text = lua_toboolean(L, -1) ? "yes" : "no"; return;
    case LUA_TTABLE: return read_table(L, value, depth);
    default:
      throw Fault("a value is a {}; expected a number, a word, a player or a list",
                  luaL_typename(L, -1));
  }
}

}  // namespace

// Tables that share a table are small in Lua and endless when expanded.
void count_handed(lua_State* L) {
  Host& host = lua::host(L);
  if (++host.handed > kMaxHanded) throw Fault("this is too much to hand over at once");
  charge_bytes(host, kBytesAValue);
  spend(host, kValueSteps);
}

std::string_view text_at(lua_State* L, int index) {
  assert(lua_type(L, index) == LUA_TSTRING);
  const std::string_view text = bytes_at(L, index);
  if (!host(L).limited) return text;  // the program's own were tested with limits
  if (text.size() > kMaxText) throw Fault("a text is too long");
  if (is_printable_ascii(text)) return text;
  if (has_control(text)) throw Fault("a text holds a control character");
  if (!is_utf8(text)) throw Fault("a text is no valid UTF-8");
  return text;
}

int seat_of(lua_State* L, int index) {
  if (!lua_istable(L, index)) return 0;
  const Host& host = lua::host(L);
  const auto player = std::find(host.players.begin(), host.players.end(), lua_topointer(L, index));
  if (player != host.players.end()) return static_cast<int>(player - host.players.begin()) + 1;
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, host.seat_key);
  const int type = lua_rawget(L, index);
  const lua_Integer seat = type == LUA_TNUMBER ? lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  return seat > 0 && seat <= host.seats ? static_cast<int>(seat) : 0;
}

Value to_value(lua_State* L, int index) {
  Value value;
  lua_pushvalue(L, index);
  read_value(L, lua_type(L, -1), value, 0);
  lua_pop(L, 1);
  return value;
}

Args to_args(lua_State* L, int index) {
  Args args;
  read_args(L, index, args);
  return args;
}

std::optional<Sentence> to_reason(lua_State* L, int index) {
  index = lua_absindex(L, index);
  if (lua_isnoneornil(L, index) || lua_isboolean(L, index)) return std::nullopt;
  if (!lua_istable(L, index)) {
    if (lua_type(L, index) != LUA_TSTRING)
      throw Fault("a reason is the id of a text, or { \"id\", player = p }");
    return Sentence{std::string(text_at(L, index)), to_args(L, index + 1)};
  }
  if (lua_rawgeti(L, index, 1) != LUA_TSTRING)
    throw Fault("a reason in a table begins with the id of a text: { \"id\", player = p }");
  Sentence reason{std::string(text_at(L, -1)), {}};
  lua_pop(L, 1);
  lua_newtable(L);  // the reason's values: all entries with a name
  lua_pushnil(L);
  while (lua_next(L, index) != 0) {
    if (lua_type(L, -2) == LUA_TSTRING) {
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, -4);
    } else {
      lua_pop(L, 1);
    }
  }
  reason.args = to_args(L, -1);
  lua_pop(L, 1);
  return reason;
}

void read_args(lua_State* L, int index, Args& args) {
  std::size_t n = 0;
  if (lua_isnoneornil(L, index)) return args.clear();
  if (!lua_istable(L, index)) throw Fault("the values of a text stand in a table: { player = p }");
  index = lua_absindex(L, index);
  lua_pushnil(L);
  while (lua_next(L, index) != 0) {
    if (lua_type(L, -2) != LUA_TSTRING)
      throw Fault("the values of a text have names: { player = p }");
    auto& [name, value] = n < args.size() ? args[n] : args.emplace_back();
    ++n;
    name = counted_text(L, -2);
    try {
      read_value(L, lua_type(L, -1), value, 0);
    } catch (const std::runtime_error& e) {
      throw Fault("{}: {}", name, e.what());
    }
    lua_pop(L, 1);
  }
  args.resize(n);
}

void read_texts(lua_State* L, int index, const TakeText& take) {
  index = lua_absindex(L, index);
  lua_pushnil(L);
  while (lua_next(L, index) != 0) {
    count_handed(L);
    if (lua_type(L, -2) != LUA_TSTRING) throw Fault("a text has an id in quotes");
    const std::string id = kept_text(L, -2);
    try {
      if (lua_type(L, -1) != LUA_TSTRING) throw Fault("expected a text in quotes");
      take(id, kept_text(L, -1));
    } catch (const Fault& e) {
      throw WrongField(fmt::format("text '{}': {}", id, e.what()), {id});
    }
    lua_pop(L, 1);
  }
}

Audience to_audience(lua_State* L, int index) {
  Audience to;
  if (lua_type(L, index) == LUA_TSTRING) {
    const std::string_view word = text_at(L, index);
    if (word != "everybody" && word != "moderator") {
      throw Fault(
          "'{}' is nobody: expected \"everybody\", \"moderator\", a player or a list of players",
          word);
    }
    to.all = word == "everybody";
    return to;
  }
  if (const int seat = seat_of(L, index)) {
    to.seats.push_back(seat);
    return to;
  }
  if (!lua_istable(L, index)) {
    throw Fault(
        "expected \"everybody\", \"moderator\", a player or a list of players to tell it to");
  }
  index = lua_absindex(L, index);
  const auto n = length_of_list(L, index);
  if (n == 0 && !is_empty(L, index)) throw Fault("the one to tell it to is no player of this game");
  for (lua_Integer i = 1; i <= n; ++i) {
    count_handed(L);
    lua_rawgeti(L, index, i);
    const int seat = seat_of(L, -1);
    lua_pop(L, 1);
    if (seat == 0) throw Fault("a list of people to tell holds something that is no player");
    const auto at = std::lower_bound(to.seats.begin(), to.seats.end(), seat);
    if (at == to.seats.end() || *at != seat) to.seats.insert(at, seat);
  }
  return to;
}

Json fields_to_json(lua_State* L, int index, Players players) {
  return object_to_json(L, lua_absindex(L, index), players, 0);
}

Json to_json(lua_State* L, int index, Players players, int depth) {
  if (depth > kMaxDepth) throw Fault("a table is nested too deep");
  count_handed(L);
  switch (lua_type(L, index)) {
    case LUA_TNIL:
    case LUA_TLIGHTUSERDATA: return nullptr;
    case LUA_TBOOLEAN: return lua_toboolean(L, index) != 0;
    case LUA_TNUMBER:
      if (!lua_isinteger(L, index)) throw Fault("a number has a fraction: use // to divide");
      return std::int64_t{lua_tointeger(L, index)};
    case LUA_TSTRING: return kept_text(L, index);
    case LUA_TTABLE: break;
    default: throw Fault("a {} stands where plain data is expected", luaL_typename(L, index));
  }
  make_room(L);
  index = lua_absindex(L, index);
  if (const int seat = seat_of(L, index); seat != 0) {
    if (players == Players::seats) return {{"seat", seat}};
    lua_pushliteral(L, "name");
    lua_rawget(L, index);
    Json name = lua_type(L, -1) == LUA_TSTRING ? Json(kept_text(L, -1)) : Json();
    lua_pop(L, 1);
    return name;
  }
  const auto n = length_of_list(L, index);
  if (n == 0 && !is_empty(L, index)) return object_to_json(L, index, players, depth);
  if (!is_list(L, index, n)) throw Fault("a list has a hole, or names beside numbers");
  Json list = Json::array();
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L, index, i);
    list.push_back(to_json(L, -1, players, depth + 1));
    lua_pop(L, 1);
  }
  return list;
}

void must_be_result(lua_State* L, int index) {
  const Json result = to_json(L, index, Players::seats);
  const std::vector<std::string> fields = {"winners", "team", "reason", "scores", "unknown"};
  std::vector<Json> named;
  for (const auto& [field, value] : result.items()) {
    if (!contains(fields, field))
      throw Fault("win{{…}} has no '{}'; {}", field, suggestion(field, fields));
    if (value.is_null() || field == "team" || field == "reason") continue;
    const bool scores = field == "scores";
    const auto fits = [&](const Json& one) {
      return scores ? one.is_number_integer() : one.is_object() && one.contains("seat");
    };
    if (!value.is_array() || !std::ranges::all_of(value, fits) ||
        (scores && !value.empty() && std::ssize(value) != host(L).seats))
      throw Fault("win{{…}}: {} is a list of {}", field,
                  scores ? "integers, one for each seat" : "players");
    if (!scores) append(named, value);
  }
  for (auto one = named.begin(); one != named.end(); ++one)
    if (std::find(named.begin(), one, *one) != one)
      throw Fault("win{…}: winners and unknown name each player at most once");
}

}  // namespace narrator::lua
