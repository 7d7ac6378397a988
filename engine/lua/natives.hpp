// Functions of C++ as functions of Lua, and what scripts are given: the native functions beneath
// the script library, which scripts themselves never see, and the base library, an allow-list
// (narrator-lua(7), SANDBOX).
#pragma once

#include <exception>
#include <string_view>
#include <utility>

#include <lua.hpp>

#include "engine/lua/host.hpp"

namespace narrator::lua {

inline void push_text(lua_State* L, std::string_view text) {
  lua_pushlstring(L, text.data(), text.size());
}

/// Returns the string at `index`; valid as long as the value is on the stack. Requires a string.
inline std::string_view bytes_at(lua_State* L, int index) {
  std::size_t length = 0;
  const char* bytes = lua_tolstring(L, index, &length);
  return {bytes, length};
}

/// Set a field of the table on top of the stack.
inline void set_function(lua_State* L, const char* name, lua_CFunction function) {
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, name);
}
inline void set_number(lua_State* L, const char* name, lua_Integer number) {
  lua_pushinteger(L, number);
  lua_setfield(L, -2, name);
}
inline void set_text(lua_State* L, const char* name, std::string_view text) {
  push_text(L, text);
  lua_setfield(L, -2, name);
}

/// Pushes the `native` table for the files in scripts/lib.
void push_natives(lua_State* L);

/// Pushes a table with everything of Lua itself that a script may name. Also points the string
/// metatable at the safe `string`, and empties the state's own globals.
void push_base(lua_State* L);

/// Pushes an iterator over a snapshot of the table at 1: integers ascending, then strings by byte.
/// Throws Fault for other keys.
int sorted_pairs(lua_State* L);

/// Reads its arguments from the stack and returns how many results it pushed. Throws std::exception
/// for a mistake of the script and never raises a Lua error itself. While it runs the memory cap is
/// out of reach, so no destructor is skipped.
using Native = int (*)(lua_State*);

/// Whether the frame is at a line outside the library.
inline bool is_script(const lua_Debug& frame) {
  return frame.currentline > 0 && !std::string_view(frame.short_src).starts_with("scripts/lib/");
}

/// Finds the innermost level in [from, to) at a line outside the library and stores it in `frame`.
/// Returns false if there is none.
inline bool find_script(lua_State* L, int from, int to, lua_Debug& frame) {
  for (int level = from; level < to && lua_getstack(L, level, &frame) != 0; ++level) {
    lua_getinfo(L, "Sl", &frame);
    if (is_script(frame)) return true;
  }
  return false;
}

/// Returns where the function on top of the stack is defined, and pops it.
inline Place place_of_function(lua_State* L) {
  lua_Debug body;
  lua_getinfo(L, ">S", &body);
  return {body.short_src, body.linedefined};
}

/// Returns the number of levels on the call stack.
inline int stack_depth(lua_State* L) {
  lua_Debug frame;
  int known = 0, beyond = 1;
  while (lua_getstack(L, beyond, &frame) != 0) beyond *= 2;
  while (beyond - known > 1) {
    const int middle = known + (beyond - known) / 2;
    (lua_getstack(L, middle, &frame) != 0 ? known : beyond) = middle;
  }
  return beyond;
}

/// Raises `message` at the nearest line outside the library, which is the author's own. Level 0 is
/// the running function, in a native itself. In a runaway recursion, with hundreds of thousands of
/// levels, only the innermost and the outermost are examined.
[[noreturn]] inline void raise_error(lua_State* L, const char* message, int level = 1) {
  constexpr int kLooked = 200;
  lua_Debug frame;
  bool found = find_script(L, level, level + kLooked, frame);
  if (!found) {
    const int depth = stack_depth(L);
    found = find_script(L, depth > kLooked ? depth - kLooked : level, depth, frame);
  }
  if (found) {
    const int line = std::exchange(host(L).wrong_line, 0);
    lua_pushfstring(L, "%s:%d: %s", frame.short_src, line > 0 ? line : frame.currentline, message);
  } else {
    lua_pushstring(L, message);
  }
  lua_error(L);
  std::terminate();  // lua_error does not return
}

/// The lua_CFunction of a native.
template <Native F>
int call(lua_State* L) {
  char message[512];
  Host& host = lua::host(L);
  ++host.natives;
  try {
    const int results = F(L);
    --host.natives;
    return results;
  } catch (const std::exception& e) {
    const std::size_t n = std::string_view(e.what()).copy(message, sizeof message - 1);
    message[n] = '\0';
  }
  --host.natives;
  raise_error(L, message);
}

}  // namespace narrator::lua
