#include "engine/lua/watching.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/lua/fingerprint/fingerprint.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::lua {
namespace {

// Reads a name that is not there: fields(table, name).
int missing_field(lua_State* L) {
  Watch& watch = *host(L).watch;
  const std::string name = name_at(L, 2);
  if (!watch.not_there.contains(name)) {
    const Diagnostic at = diagnostic_here(L, "");
    if (at.line > 0) watch.not_there.emplace(name, at);
  }
  lua_pushnil(L);
  return 1;
}

// Writes a name that is new: fields(table, name, value).
int new_field(lua_State* L) {
  host(L).watch->fields.insert(name_at(L, 2));
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

// Writes into an announcement that was heard: heard(table, name, value).
int written_heard(lua_State* L) {
  note_put_into_heard(L);
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

AdviceNote& note_of(lua_State* L) {
  return host(L).watch->advice.at(static_cast<std::size_t>(lua_tointeger(L, 1)));
}

// advised(point, advice): returns the number under which its actions are noted.
int advised(lua_State* L) {
  Host& host = lua::host(L);
  AdviceNote note;
  note.variant = host.loading;
  note.point = text_at(L, 1);
  lua_pushvalue(L, 2);
  const Place at = place_of_function(L);
  note.file = at.file;
  note.line = at.line;
  for (std::size_t i = 0; i < host.watch->advice.size(); ++i) {  // after the state was recreated
    const AdviceNote& known = host.watch->advice[i];
    if (known.file == note.file && known.line == note.line && known.point == note.point) {
      lua_pushinteger(L, static_cast<lua_Integer>(i));
      return 1;
    }
  }
  host.watch->advice.push_back(std::move(note));
  lua_pushinteger(L, static_cast<lua_Integer>(host.watch->advice.size() - 1));
  return 1;
}

// met(number, number of values, g)
int met(lua_State* L) {
  AdviceNote& note = note_of(L);
  ++note.calls;
  note.base_now = 0;
  note.base_told = false;
  note.given = lua_isnoneornil(L, 3) ? 0 : static_cast<int>(lua_tointeger(L, 2));
  return 0;
}

// base_met(number, number of values, g)
int base_met(lua_State* L) {
  AdviceNote& note = note_of(L);
  ++note.base_calls;
  note.base_at_once = std::max(note.base_at_once, ++note.base_now);
  const int passed = static_cast<int>(lua_tointeger(L, 2));
  if (note.given > 0 && lua_isnoneornil(L, 3)) ++note.base_empty;
  if (note.base_calls == 1 || passed - note.given < note.base_lacks) {
    note.base_lacks = passed - note.given;
    note.base_passed = passed;
  }
  return 0;
}

// Describes the type of what a rule returns.
std::string kind_of_result(lua_State* L, int index) {
  if (lua_isboolean(L, index)) return "true or false";
  if (lua_type(L, index) == LUA_TNUMBER)
    return lua_isinteger(L, index) ? "a number" : "a number that is not whole";
  if (lua_type(L, index) == LUA_TSTRING) return "a word";
  return seat_of(L, index) > 0 ? "a player" : "a list or a table";
}

// gave(number, number of values, value)
int gave(lua_State* L) {
  AdviceNote& note = note_of(L);
  note.gave_values = std::max(note.gave_values, static_cast<int>(lua_tointeger(L, 2)));
  lua_remove(L, 2);
  if (lua_isnoneornil(L, 2)) {
    note.lost += note.base_told ? 1 : 0;
    return 0;
  }
  ++note.gave;
  if (note.base_gave.empty() || !note.gave_else.empty()) return 0;
  const std::string kind = kind_of_result(L, 2);
  if (kind != note.base_gave) note.gave_else = kind;
  return 0;
}

// base_gave(number, number of values, value)
int base_gave(lua_State* L) {
  AdviceNote& note = note_of(L);
  note.base_values = std::max(note.base_values, static_cast<int>(lua_tointeger(L, 2)));
  lua_remove(L, 2);
  if (lua_isnoneornil(L, 2)) return 0;
  note.base_told = true;
  if (note.base_gave.empty()) note.base_gave = kind_of_result(L, 2);
  return 0;
}

// said_on(number, values, values passed to base)
int said_on(lua_State* L) {
  AdviceNote& note = note_of(L);
  ++note.base_calls;
  lua_settop(L, 3);
  if (!lua_istable(L, 2) || !lua_istable(L, 3)) return 0;
  lua_pushnil(L);
  while (lua_next(L, 2) != 0) {
    lua_pop(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING) continue;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 3) == LUA_TNIL) note.kept.insert(std::string(text_at(L, 4)));
    lua_pop(L, 1);
  }
  return 0;
}

// Checks that each key in `field` of the policy at 2 is the id of a text after `prefix`.
void check_ids(lua_State* L, const char* field, const std::string& prefix, const char* what) {
  const Catalogue& texts = host(L).text;
  std::vector<std::string> known;
  for (const auto& [id, text] : texts.all()) {
    const bool spelling = id.starts_with("word.") || id.starts_with("also.");
    if (id.starts_with(prefix) && !spelling && !texts.own().contains(id))
      known.push_back(id.substr(prefix.size()));
  }
  std::ranges::sort(known);
  lua_settop(L, 2);
  if (lua_getfield(L, 2, field) != LUA_TTABLE) return;
  lua_pushnil(L);
  while (lua_next(L, 3) != 0) {
    Place at;
    if (lua_isfunction(L, -1)) at = place_of_function(L);
    lua_settop(L, 4);
    const std::string id = name_at(L, 4);
    if (contains(known, id) || (prefix.empty() && id.starts_with("ask."))) continue;
    host(L).watch->add({at.file, at.line, 0,
                        fmt::format("policy '{}': there is no {} '{}'; {}", text_at(L, 1), what, id,
                                    suggestion(id, known))});
  }
}

// policy_read(name, about)
int policy_read(lua_State* L) {
  check_ids(L, "hear", "", "announcement");
  check_ids(L, "answer", "ask.", "question");
  return 0;
}

// gives_in_vain("after", point, advice, value)
int gives_in_vain(lua_State* L) {
  if (lua_isnoneornil(L, 4)) return 0;
  lua_pushvalue(L, 3);
  const Place at = place_of_function(L);
  const std::string_view point = text_at(L, 2);
  host(L).watch->add(
      {at.file, at.line, 0,
       fmt::format("{}(\"{}\") gives something that nobody takes; "
                   "around(\"{}\", function(base, …) … end) can change what it gives",
                   text_at(L, 1), point, point)});
  return 0;
}

std::uint64_t state_now(lua_State* L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, host(L).g);
  const std::uint64_t number = fingerprint(L, -1);
  lua_pop(L, 1);
  return number;
}

// Whether the rule at 2, if there is one, does not object to the game.
bool is_sound(lua_State* L) {
  if (!lua_isfunction(L, 2)) return true;
  lua_pushvalue(L, 2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, host(L).g);
  const bool sound = lua_pcall(L, 1, 0, 0) == LUA_OK;
  lua_settop(L, 2);
  return sound;
}

// begins(advice, check): from here on the advice's own code runs …
int begins(lua_State* L) {
  const bool sound = is_sound(L);
  lua_pushvalue(L, 1);
  const Place at = place_of_function(L);
  host(L).watch->deeds.push_back({{at.file, at.line, 0, ""}, state_now(L), sound});
  return 0;
}

// … until ends(advice, check).
int ends(lua_State* L) {
  auto& deeds = host(L).watch->deeds;
  const auto running =
      std::find_if(deeds.rbegin(), deeds.rend(), [](auto& one) { return !one.ended; });
  running->ended = true;
  running->changed = state_now(L) != running->before;
  running->broke = running->changed && running->sound && !is_sound(L);
  return 0;
}

// rule_given(name, place, kind)
int rule_given(lua_State* L) {
  auto& given = host(L).watch->gave[std::string(text_at(L, 1))].given;
  const auto place = static_cast<std::size_t>(lua_tointeger(L, 2));
  if (given.size() < place) given.resize(place);
  given[place - 1].emplace(text_at(L, 3));
  return 0;
}

// rule_gave(name, value)
int rule_gave(lua_State* L) {
  constexpr int kCalls = 60;
  RuleResult& gave = host(L).watch->gave[std::string(text_at(L, 1))];
  if (lua_isnoneornil(L, 2)) {
    gave.nothing = true;
  } else if (gave.calls++ < kCalls) {
    try {
      Json value = to_json(L, 2, Players::seats);
      if (!contains(gave.values, value)) gave.values.push_back(std::move(value));
    } catch (const std::runtime_error&) {
      gave.not_plain = luaL_typename(L, 2);
    }
  }
  return 0;
}

std::string in_words(lua_State* L, int index) {
  if (lua_isnil(L, index)) return "nil";
  if (lua_type(L, index) == LUA_TNUMBER) return lua_tostring(L, index);
  try {
    const Json value = to_json(L, index, Players::names);
    return unquoted(value);
  } catch (const std::runtime_error&) {
    return luaL_typename(L, index);
  }
}

// print(…): reported as a remark, a few times for each line.
int printed(lua_State* L) {
  constexpr std::ptrdiff_t kTimes = 3;
  Watch& watch = *host(L).watch;
  const Diagnostic at = diagnostic_here(L, "");
  const auto there = [&](const Diagnostic& one) {
    return one.file == at.file && one.line == at.line && one.message.starts_with("print: ");
  };
  if (watch.marked.empty() || std::ranges::count_if(watch.diagnostics, there) >= kTimes) return 0;
  std::string text = "print:";
  for (int i = 1; i <= lua_gettop(L); ++i) text += " " + in_words(L, i);
  watch.add({at.file, at.line, 0, std::move(text), false});
  return 0;
}

// test(name, about): kept for whoever runs it; otherwise it does nothing.
int note_test(lua_State* L) {
  Host& host = lua::host(L);
  if (host.watch == nullptr) return 0;
  if (lua_type(L, 1) != LUA_TSTRING || !lua_istable(L, 2))
    throw Fault("a test is test(\"what it shows\", { play = { … }, says = … })");
  const Diagnostic at = diagnostic_here(L, "");
  FileTest test{std::string(text_at(L, 1)), to_json(L, 2),
                host.loading.empty() ? "game" : host.loading, at.file, at.line};
  const auto known = std::ranges::find_if(host.watch->tests, [&](const FileTest& one) {
    return one.name == test.name && one.file == test.file && one.line == test.line;
  });
  if (known == host.watch->tests.end()) host.watch->tests.push_back(std::move(test));
  return 0;
}

}  // namespace

std::string name_at(lua_State* L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) return lua_tostring(L, index);
  return lua_isinteger(L, index) ? std::to_string(lua_tointeger(L, index)) : "?";
}

void note_fields(lua_State* L) {
  if (host(L).watch == nullptr) return;
  lua_newtable(L);
  set_function(L, "__index", call<missing_field>);
  set_function(L, "__newindex", call<new_field>);
  lua_setmetatable(L, -2);
}

bool note_put_into_heard(lua_State* L) {
  const int top = lua_gettop(L);
  const bool heard = lua_getmetatable(L, 1) != 0 &&
                     luaL_getmetatable(L, "narrator.heard") != LUA_TNIL &&
                     lua_rawequal(L, -1, -2) != 0;
  lua_settop(L, top);
  if (!heard) return false;
  host(L).watch->remark(diagnostic_here(
      L, "something is put into what was heard, which is made anew each time and keeps nothing"));
  return true;
}

void note_heard(lua_State* L) {
  if (host(L).watch == nullptr) return;
  if (luaL_newmetatable(L, "narrator.heard") != 0)
    set_function(L, "__newindex", call<written_heard>);
  lua_setmetatable(L, -2);
}

void push_watching(lua_State* L) {
  set_function(L, "test", call<note_test>);
  if (host(L).watch == nullptr) return;
  set_function(L, "advised", call<advised>);
  set_function(L, "met", call<met>);
  set_function(L, "base_met", call<base_met>);
  set_function(L, "said_on", call<said_on>);
  set_function(L, "policy_read", call<policy_read>);
  set_function(L, "gave", call<gave>);
  set_function(L, "base_gave", call<base_gave>);
  set_function(L, "rule_gave", call<rule_gave>);
  set_function(L, "rule_given", call<rule_given>);
  set_function(L, "printed", call<printed>);
  set_function(L, "gives_in_vain", call<gives_in_vain>);
  if (!host(L).watch->suspicious) return;
  set_function(L, "begins", call<begins>);
  set_function(L, "ends", call<ends>);
}

}  // namespace narrator::lua
