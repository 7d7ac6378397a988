#include "engine/lua/list_length.hpp"

#include <stdexcept>

#include "engine/lua/host.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Integer kMaxList = 100'000;
constexpr std::size_t kAStep = 8;  // values that are gone through in an instruction's time

}  // namespace

lua_Integer length_of_list(lua_State* L, int index) {
  Host& host = lua::host(L);
  if (!host.limited) return static_cast<lua_Integer>(lua_rawlen(L, index));
  index = lua_absindex(L, index);
  lua_Integer n = 0;
  while (n <= kMaxList && lua_rawgeti(L, index, n + 1) != LUA_TNIL) {
    lua_pop(L, 1);
    ++n;
  }
  if (n > kMaxList) throw std::runtime_error("this list is too long");
  lua_pop(L, 1);
  spend(host, static_cast<std::size_t>(n) / kAStep);
  return n;
}

}  // namespace narrator::lua
