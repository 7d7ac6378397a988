#include <algorithm>

#include "engine/lists.hpp"
#include "engine/lua/loader.hpp"

namespace narrator::lua {
namespace {

// The block of comment lines directly above line `line`, as one line.
std::string comment_above(std::string_view text, int line) {
  int first = line;
  while (first > 1 && line_of(text, first - 1).starts_with("--")) --first;
  std::string comment;
  for (; first < line; ++first) {
    std::string_view words = line_of(text, first).substr(2);
    while (words.starts_with(' ')) words.remove_prefix(1);
    if (!comment.empty()) comment += ' ';
    comment += words;
  }
  return comment;
}

std::string comment_at(const Host& host, const Place& place) {
  const auto* source = found_in(host.sources, place.file);
  return source ? comment_above(source->text, place.line) : "";
}

}  // namespace

std::vector<RuleEntry> rule_index(State& state, const Loaded& loaded) {
  lua_State* L = state.get();
  std::vector<RuleEntry> index;
  const auto add = [&](const std::string& name, const Place& place) {
    RuleEntry entry{name, place, comment_at(state.host(), place), {}};
    for (const Advice& advice : state.host().advice) {
      if (advice.point == name) entry.advice.push_back(advice.variant);
    }
    index.push_back(std::move(entry));
  };
  lua_rawgeti(L, LUA_REGISTRYINDEX, loaded.native);
  lua_getfield(L, -1, "order");
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, -1));
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L, -1, i);
    const std::string name = lua_tostring(L, -1);
    lua_pop(L, 1);
    add(name, loaded.places.at(name));
  }
  lua_pop(L, 2);
  for (const Advice& advice : state.host().advice) {
    const auto listed = std::ranges::find(index, advice.point, &RuleEntry::name);
    if (listed == index.end()) add(advice.point, {});
  }
  return index;
}

}  // namespace narrator::lua
