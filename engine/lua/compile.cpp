#include "engine/lua/compile.hpp"

#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/lua/own_operators.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/sources/bundled.hpp"

namespace narrator::lua {
namespace {

// What was compiled of the source for rules like these: they are loaded again and again where a
// house rule is tried with each of the others. Empty at first.
std::string& compiled_before(bool budget, const Source& source) {
  constexpr std::size_t kMost = 200;  // sources, of 64 KiB at most
  thread_local std::map<std::tuple<bool, std::string, std::string>, std::string> known;
  if (known.size() > kMost) known.clear();
  const std::string_view text = source.text;
  return known[std::tuple(budget, source.name, std::string(text))];
}

int append(lua_State*, const void* bytes, std::size_t size, void* to) {
  static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
  return 0;
}

bool load_binary(lua_State* L, std::string_view code) {
  if (code.empty()) return false;
  if (luaL_loadbufferx(L, code.data(), code.size(), "", "b") == LUA_OK) return true;
  lua_pop(L, 1);
  return false;
}

}  // namespace

void compile(State& state, const Source& source) {
  lua_State* L = state.get();
  const bool budget = state.has_budget();
  const std::string_view text = source.text;
  if (text.size() > kMaxSource)
    throw ScriptError(
        Slip{source.name, 0, 0, fmt::format("a script is at most {} KiB long", kMaxSource >> 10)},
        {source});
  state.refill();
  // Of what came with the program, where it runs without a budget: compiling is most of a start.
  const BundledSource* bundled = budget ? nullptr : bundled_as(source);
  if (bundled != nullptr && load_binary(L, bundled->code)) return;
  std::string& compiled = compiled_before(budget, source);
  if (load_binary(L, compiled)) return;
  const std::string own = budget ? with_own_operators(text) : std::string();
  const std::string_view script = budget ? std::string_view(own) : text;
  if (luaL_loadbufferx(L, script.data(), script.size(), ("=" + source.name).c_str(), "t") !=
      LUA_OK) {
    ScriptError error = script_error(L);
    if (!error.slip().file.empty()) throw error;  // of a source nested too deep it names no place
    throw ScriptError(with_path(Slip{source.name, 0, 0, error.slip().message}, {source}),
                      error.below());
  }
  lua_dump(L, append, &compiled, 0);
}

}  // namespace narrator::lua
