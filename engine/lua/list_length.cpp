#include "engine/lua/list_length.hpp"

#include <stdexcept>

#include "engine/lua/host.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Integer kMaxList = 100'000;
constexpr lua_Integer kAtOnce = 8;  // values on the stack, where there is room for twenty
constexpr std::size_t kAStep = 8;   // values that are gone through in an instruction's time

}  // namespace

lua_Integer length_of_list(lua_State* L, int index) {
  Host& host = lua::host(L);
  if (!host.limited) return static_cast<lua_Integer>(lua_rawlen(L, index));
  index = lua_absindex(L, index);
  const int top = lua_gettop(L);
  lua_Integer n = 0;
  while (n <= kMaxList && lua_rawgeti(L, index, n + 1) != LUA_TNIL) {
    if (++n % kAtOnce == 0) lua_settop(L, top);
  }
  lua_settop(L, top);
  if (n > kMaxList) throw std::runtime_error("this list is too long");
  spend(host, static_cast<std::size_t>(n) / kAStep);
  return n;
}

}  // namespace narrator::lua
