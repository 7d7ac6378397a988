// The one way a C++ function becomes a Lua function.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include <lua.hpp>

namespace narrator::lua {

/// A native: reads its arguments from the stack and returns how many results it pushed. It reports
/// a mistake of the script by throwing std::exception; it never raises a Lua error itself, so no
/// destructor is jumped over whichever way the linked Lua unwinds.
using Native = int (*)(lua_State*);

/// Raises `message` at the nearest line outside the library: where the script's author looks. Level
/// 0 is the function that runs, in a native itself.
[[noreturn]] inline void raise_error(lua_State* L, const char* message, int level = 1) {
  lua_Debug frame;
  for (const int last = level + 200; level < last && lua_getstack(L, level, &frame) != 0; ++level) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline < 1 || std::string_view(frame.short_src).starts_with("scripts/lib/"))
      continue;
    lua_pushfstring(L, "%s:%d: %s", frame.short_src, frame.currentline, message);
    lua_error(L);
  }
  lua_pushstring(L, message);
  lua_error(L);
  std::terminate();  // lua_error does not return
}

/// The lua_CFunction of a native.
template <Native F>
int call(lua_State* L) {
  char message[512];
  try {
    return F(L);
  } catch (const std::exception& e) {
    const std::size_t n = std::string(e.what()).copy(message, sizeof message - 1);
    message[n] = '\0';
  }
  raise_error(L, message);
}

}  // namespace narrator::lua
