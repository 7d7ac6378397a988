// How long a list is, so that it is the same in every state.
#pragma once

#include <lua.hpp>

namespace narrator::lua {

/// How many values the table at `index` has from key 1 on without a hole. Lua's own `#` is free to
/// say any of several lengths where there are holes, and goes by where its hash put things. Of
/// scripts that came with the program, which make no holes, it is `#`. Throws std::runtime_error
/// for a list too long to go through.
lua_Integer length_of_list(lua_State* L, int index);

}  // namespace narrator::lua
