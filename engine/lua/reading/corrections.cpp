#include "engine/lua/reading/corrections.hpp"

#include <stdexcept>

#include "engine/lua/host.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {
namespace {

// An entry laid out as ask.lua lays out a question, on a thread of its own.
Question to_correction(lua_State* L, int entry) {
  if (!lua_istable(L, entry)) throw std::runtime_error("a correction is a table");
  lua_State* reader = lua_newthread(L);
  lua_pushvalue(L, entry);
  lua_xmove(L, reader, 1);
  const auto put = [&](const char* name) { lua_getfield(reader, 1, name); };
  const bool chosen = lua_getfield(reader, 1, "from") != LUA_TNIL;
  lua_pop(reader, 1);
  lua_pushinteger(reader, static_cast<int>(chosen ? Form::choose : Form::number));
  put("id");
  put("of");
  put("from");
  lua_pushnil(reader);
  put("min");
  put("max");
  put("secret");
  lua_settop(reader, kArgsPlace);
  Question question;
  to_question(reader, question);
  lua_pop(L, 1);
  return question;
}

}  // namespace

std::vector<Question> to_corrections(lua_State* L, int index) {
  constexpr lua_Integer kMost = 1000;  // more are a mistake
  if (!lua_istable(L, index)) throw std::runtime_error("it gives no list");
  std::vector<Question> offered;
  for (lua_Integer i = 1; lua_rawgeti(L, index, i) != LUA_TNIL; ++i) {
    count_handed(L);
    if (i > kMost) throw std::runtime_error("it gives too many");
    offered.push_back(to_correction(L, lua_gettop(L)));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return offered;
}

bool push_correction(lua_State* L, int index, const Question& what, const Answer& answer) {
  lua_Integer at = 1;
  for (const Question& offered : to_corrections(L, index)) {
    if (offered.id == what.id && offered.of == what.of) break;
    ++at;
  }
  if (lua_rawgeti(L, index, at) == LUA_TNIL || lua_getfield(L, -1, "set") != LUA_TFUNCTION)
    throw std::runtime_error("correction '" + what.id + "' has no function `set`");
  if (traits(what.form).numbers) {
    lua_pushinteger(L, answer.picks.front());
  } else {
    lua_getfield(L, -2, "from");
    lua_rawgeti(L, -1, answer.picks.front() + 1);
    lua_remove(L, -2);
  }
  lua_getfield(L, -3, "withdraw");
  lua_getfield(L, -4, "again");  // as it was called
  const bool again = lua_toboolean(L, -1) != 0;
  const bool withdraws = again || lua_toboolean(L, -2) != 0;
  lua_pop(L, 2);
  if (again && host(L).watch != nullptr)
    host(L).watch->old_words["again"] =
        "withdraw = true: the question that waits is withdrawn, and its call returns nil";
  return withdraws;
}

}  // namespace narrator::lua
