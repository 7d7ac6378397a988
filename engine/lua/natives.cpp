#include "engine/lua/natives.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "engine/declaration/fields.hpp"
#include "engine/lists.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/lua/watching.hpp"
#include "engine/text/normalise.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kMaxSaid = 500;      // announcements between two questions
constexpr std::size_t kMaxFacts = 10'000;  // facts in a game
constexpr int kMaxFactValues = 100'000;    // values in all of them
constexpr std::size_t kMaxAdvice = 1000;   // around, before and after, in all variants
constexpr lua_Integer kMaxPause = 3600;    // seconds

std::string name_argument(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TSTRING)
    throw Fault("expected a name in quotes, and was given {}",
                lua_isnoneornil(L, index) ? "nothing" : luaL_typename(L, index));
  std::string text(text_at(L, index));
  count_text(host(L), text.size());
  return text;
}

// Whether a game is running, as opposed to a file being loaded.
bool is_playing(lua_State* L) { return host(L).seats > 0; }

// Lists, permissions and statuses may be evaluated at any time and any number of times.
void must_not_be_pure(lua_State* L) {
  if (!is_playing(L))
    throw Fault("a file that is loaded may not ask, tell or end anything: write it in a rule");
  if (host(L).pure > 0)
    throw Fault("a list, a permission or a status may not ask, tell or end anything");
}

int must_ask(lua_State* L) {
  must_not_be_pure(L);
  return 0;
}

// The function called may fail, which would leak anything a C++ object here holds.
void call_purely(lua_State* L, int arguments) {
  host(L).pure = 1;
  lua_call(L, arguments, 1);
  host(L).pure = 0;
}

// Replaces a function at `place` with the list it returns. It must not change anything.
void make_list(lua_State* L, int place) {
  if (!lua_isfunction(L, place)) return;
  lua_pushvalue(L, place);
  call_purely(L, 0);
  lua_replace(L, place);
}

// Passes the question to whoever resumed the game.
int yield(lua_State* L) {
  if (host(L).pure > 0 || !is_playing(L)) return call<must_ask>(L);
  make_list(L, kSlots);
  make_list(L, kOptions);
  return lua_yield(L, lua_gettop(L));
}

// purely(make, …): calls a function that must not change anything.
int purely(lua_State* L) {
  if (host(L).pure > 0 || !is_playing(L)) return call<must_ask>(L);
  call_purely(L, lua_gettop(L) - 1);
  return 1;
}

// bar(voter, option, unoffered): forbids a ballot of the question that is asked next.
int bar(lua_State* L) {
  const ForbiddenBallot ballot{static_cast<std::size_t>(lua_tointeger(L, 1) - 1),
                               static_cast<int>(lua_tointeger(L, 2) - 1), lua_toboolean(L, 3) != 0};
  std::vector<ForbiddenBallot>& barred = host(L).barred;
  if (ballot.unoffered || !contains(barred, ballot)) barred.push_back(ballot);
  return 0;
}

// say(to, id, values, pause): announces a text.
int say(lua_State* L) {
  must_not_be_pure(L);
  Host& host = lua::host(L);
  host.counter.announced(L, 2, 3);
  if (host.muted) return 0;
  if (host.said.size() == kMaxSaid) throw Fault("this says too much at once");
  Announcement& said = host.announce();
  said.to = to_audience(L, 1);
  said.id = name_argument(L, 2);
  read_args(L, 3, said.args);
  if (host.watch != nullptr) {
    host.watch->said_at.resize(host.said.size() - 1);
    host.watch->said_at.push_back(has_left(L) ? Diagnostic{} : diagnostic_here(L, ""));
  }
  said.pause = static_cast<int>(std::clamp<lua_Integer>(lua_tointeger(L, 4), 0, kMaxPause));
  // Logged games may have narrated with another pause.
  const bool fits = lua_isinteger(L, 4) != 0 && lua_tointeger(L, 4) == said.pause;
  if (host.watch != nullptr && !fits && !lua_isnoneornil(L, 4))
    throw Fault(
        "narrate takes whole seconds of silence, from 0 to 3600: narrate(\"id\", values, 3)");
  return 0;
}

// fact(to, subject, key, value)
int fact(lua_State* L) {
  must_not_be_pure(L);
  Host& host = lua::host(L);
  const int handed = host.handed;
  Fact fact;
  fact.to = to_audience(L, 1);
  fact.subject = seat_of(L, 2);
  if (fact.subject == 0)
    throw Fault("reveal is about a player: reveal(to, player, \"role\", role)");
  if (lua_type(L, 3) != LUA_TSTRING)
    throw Fault("reveal tells of a fact by its name: reveal(to, player, \"role\", role)");
  fact.key = name_argument(L, 3);
  if (lua_isnoneornil(L, 4))
    throw Fault(
        "reveal gives nothing as '{}' of {}: nobody told it, perhaps; expected a number, "
        "a word, a player or a list",
        fact.key, to_json(L, 2).get<std::string>());
  // Logged games may have revealed a boolean, as the word "yes" or "no".
  if (host.watch != nullptr && lua_isboolean(L, 4))
    throw Fault(
        "reveal gives true or false as '{}' of {}; expected a number, a word, a player "
        "or a list",
        fact.key, to_json(L, 2).get<std::string>());
  fact.value = to_value(L, 4);
  host.fact_values += host.handed - handed;
  if (host.facts.size() == kMaxFacts || host.fact_values > kMaxFactValues)
    throw Fault("this reveals too much for one game");
  host.facts.push_back(std::move(fact));
  return 0;
}

bool is_word_or_none(lua_State* L, const char* field) {
  const int type = lua_getfield(L, 1, field);
  lua_pop(L, 1);
  return type == LUA_TSTRING || type == LUA_TNIL || type == LUA_TLIGHTUSERDATA;
}

bool winners_are_players(lua_State* L) {
  if (lua_getfield(L, 1, "winners") != LUA_TTABLE) return false;
  bool all = true;
  for (lua_Integer i = 1; all && lua_rawgeti(L, -1, i) != LUA_TNIL; ++i) {
    all = seat_of(L, -1) > 0;
    lua_pop(L, 1);
  }
  lua_settop(L, 1);
  return all;
}

// Reports mistakes in a result at the line that supplies it.
int take_result(lua_State* L) {
  must_not_be_pure(L);
  if (!lua_istable(L, 1)) throw Fault("win takes a table: win{ winners = { player } }");
  Json result = to_json(L, 1);
  if (const auto unknown = result.find("unknown"); unknown != result.end() && unknown->empty())
    result.erase(unknown);
  lua_settop(L, 1);
  if (!winners_are_players(L)) throw Fault("win{…}: winners is a list of players, {} for nobody");
  for (const char* field : {"team", "reason"}) {
    if (!is_word_or_none(L, field)) throw Fault("win{…}: team and reason are words");
  }
  if (host(L).watch != nullptr) must_be_result(L, 1);
  host(L).result = std::move(result);
  return 0;
}

// finish(result): the thread is never resumed again. A correction after the
// end supplies a new result.
int finish(lua_State* L) {
  const bool over = host(L).result.has_value();
  call<take_result>(L);
  return over ? 0 : lua_yield(L, 0);
}

// refuse(id, values): the thread is never resumed again.
int take_refusal(lua_State* L) {
  must_not_be_pure(L);
  if (host(L).asked)
    throw Fault(
        "refuse(…) refuses to begin a game, and in this one somebody was asked already; "
        "win{…} ends it");
  lua_settop(L, 2);
  Sentence why{name_argument(L, 1), {}};
  read_args(L, 2, why.args);
  host(L).refused = std::move(why);
  return 0;
}

int refuse(lua_State* L) {
  call<take_refusal>(L);
  return lua_yield(L, 0);
}

int fail(lua_State* L) { throw Fault(name_argument(L, 1)); }

std::string what_there_is(const std::string& what, const std::string& name,
                          const std::vector<std::string>& candidates) {
  if (what == "rule") return "; narrator rules GAME lists them";
  if (what == "question") return "; narrator rules GAME --questions lists them";
  if (what == "announcement") return "; narrator rules GAME --texts lists them";
  return "; " + suggestion(name, candidates);
}

// unknown(what, name, candidates): reports an unknown name, with the nearest known one.
int unknown(lua_State* L) {
  const std::string what = name_argument(L, 1);
  const std::string name =
      lua_type(L, 2) == LUA_TSTRING ? name_argument(L, 2) : luaL_typename(L, 2);
  std::vector<std::string> candidates;
  const lua_Integer n = length_of_list(L, 3);
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L, 3, i);
    if (lua_type(L, -1) == LUA_TSTRING) candidates.emplace_back(text_at(L, -1));
    lua_pop(L, 1);
    spend(host(L), name.size() + (candidates.empty() ? 0 : candidates.back().size()));
  }
  std::string near = what == "name" ? local_elsewhere(L, name) : "";
  if (near.empty()) near = did_you_mean(name, candidates);
  if (what == "name" && near.empty()) near = did_you_mean(name, names_written_there(L, name));
  throw Fault(what == "name"
                  ? fmt::format("there is nothing called '{}'{}", name, near)
                  : fmt::format("there is no {} named '{}'{}", what, name,
                                near.empty() ? what_there_is(what, name, candidates) : near));
}

int has_text(lua_State* L) {
  lua_pushboolean(L, host(L).text.find(name_argument(L, 1)) != nullptr);
  return 1;
}

// text_ids(prefix): returns the rest of each id that begins with the prefix.
int text_ids(lua_State* L) {
  const std::string prefix = name_argument(L, 1);
  lua_newtable(L);
  lua_Integer n = 0;
  for (const auto& [id, text] : host(L).text.all()) {
    if (!id.starts_with(prefix)) continue;
    lua_pushstring(L, id.c_str() + prefix.size());
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

int set_metatable(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

// state(): returns g, for advice that no rule calls.
int state(lua_State* L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, host(L).g);
  return 1;
}

// note_names(names): registers a file's table of names, whose values are the library's.
int note_names(lua_State* L) {
  if (!lua_istable(L, 1)) throw Fault("names stand in a table");
  Host& host = lua::host(L);
  host.names.insert(lua_topointer(L, 1));
  lua_settop(L, 1);
  lua_pushnil(L);
  while (lua_next(L, 1) != 0) {
    host.library.insert(lua_topointer(L, -1));
    lua_pop(L, 1);
  }
  return 0;
}

// changed(deck): the library created the deck or changed its contents.
int changed(lua_State* L) {
  if (!lua_istable(L, 1)) throw Fault("a deck is a table");
  if (host(L).is_tested()) host(L).known.change(L, 1);
  return 0;
}

// Reports advice that by its first parameter takes base where it is not given, or the reverse. Only
// in checks, as the rules of a log that is played again stay as they are. The function is on top.
void check_first_parameter(lua_State* L, bool gets_base) {
  const char* name = lua_getlocal(L, nullptr, 1);
  const std::string_view first = name == nullptr ? "" : name;
  if (gets_base && first == "g") throw Fault("around gives base first: function(base, g, …)");
  if (!gets_base && first == "base")
    throw Fault("before and after do not give base: function(g, …)");
}

// note_advice(point, advice, gets_base)
int note_advice(lua_State* L) {
  Host& host = lua::host(L);
  const bool gets_base = lua_toboolean(L, 3) != 0;
  if (host.advice.size() == kMaxAdvice) throw Fault("these are too many rules to stand around");
  Advice advice{name_argument(L, 1), host.loading, {}};
  lua_settop(L, 2);
  if (host.watch != nullptr) check_first_parameter(L, gets_base);
  advice.place = place_of_function(L);
  host.advice.push_back(std::move(advice));
  return 0;
}

// declare(about): adds a variant's own texts before it refers to them;
// untranslated texts are in English.
int declare(lua_State* L) {
  Host& host = lua::host(L);
  luaL_checktype(L, 1, LUA_TTABLE);
  if (lua_getfield(L, 1, "text") != LUA_TTABLE) return 0;
  for (const char* lang : {"en", host.lang.c_str()}) {
    try {
      if (lua_getfield(L, -1, lang) == LUA_TTABLE)
        read_texts(L, -1, [&](const std::string& id, std::string text) {
          host.text.add(id, std::move(text));
        });
    } catch (const WrongField& e) {
      host.wrong_line = find_field(running_text(L), "variant", {"text", lang, e.way.front()}).line;
      throw;
    }
    lua_pop(L, 1);
  }
  return 0;
}

}  // namespace

void push_natives(lua_State* L) {
  lua_newtable(L);
  set_function(L, "yield", yield);
  set_function(L, "purely", purely);
  set_function(L, "bar", bar);
  set_function(L, "finish", finish);
  set_function(L, "setmetatable", set_metatable);
  set_function(L, "say", call<say>);
  set_function(L, "fact", call<fact>);
  set_function(L, "refuse", refuse);
  set_function(L, "fail", call<fail>);
  set_function(L, "unknown", call<unknown>);
  set_function(L, "has_text", call<has_text>);
  set_function(L, "text_ids", call<text_ids>);
  set_function(L, "pairs", call<sorted_pairs>);
  set_function(L, "state", state);
  set_function(L, "note_names", call<note_names>);
  set_function(L, "changed", call<changed>);
  set_function(L, "note_advice", call<note_advice>);
  set_function(L, "declare", call<declare>);
  push_watching(L);
}

}  // namespace narrator::lua
