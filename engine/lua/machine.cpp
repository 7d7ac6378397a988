#include "engine/machine.hpp"

#include <algorithm>

#include "engine/error.hpp"
#include "engine/lua/fingerprint.hpp"
#include "engine/lua/hearing.hpp"
#include "engine/lua/hidden_state.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/loader.hpp"
#include "engine/lua/read_values.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/sources/bundled.hpp"

namespace narrator {

using namespace lua;

namespace {

// What came with the program was tested with the budget on; it runs without, as counting every
// instruction costs half the speed. Anything else is a stranger's.
bool all_bundled(const std::vector<Source>& sources) {
  return std::all_of(sources.begin(), sources.end(), [](const Source& source) {
    const BundledSource* bundled = find_bundled(source.name);
    return bundled != nullptr && source.text.str() == bundled->text;
  });
}

}  // namespace

struct Machine::State {
  State(std::vector<Source> given, const std::string& lang, bool with_budget)
      : sources(std::move(given)), lua(with_budget) {
    lua.host().lang = lang;
    loaded = load(lua, sources);
    untouched = held();
  }

  const std::vector<Source> sources;
  std::uint64_t untouched = 0;  // what the scripts held when they were loaded

  lua::State lua;
  Loaded loaded;
  lua_State* thread = nullptr;  // the game's coroutine, anchored in the registry
  int thread_ref = LUA_NOREF;
  int g = LUA_NOREF;
  std::vector<std::string> names;
  std::optional<Table> started;  // whose settings and custody are in force
  Question question;
  bool asking = false;
  Hearing hearing;

  lua_State* L() const { return lua.get(); }

  // What the scripts hold now outside any game's `g`.
  std::uint64_t held() const {
    const int top = lua_gettop(L());
    lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.rules);
    lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.native);
    lua_getfield(L(), -1, "asking");
    lua_getfield(L(), -2, "saying");
    const std::uint64_t number = held_by_scripts(L(), top + 1, top + 3, top + 4);
    lua_settop(L(), top);
    return number;
  }

  // Runs a function of the library or a rule outside the game's thread: it may change nothing.
  // The function and `arguments` values are on the stack; its results are left there.
  void call_pure(int arguments, const std::string& what) {
    const std::uint64_t before = lua.has_budget() ? print() : 0;
    lua.host().pure = 1;
    lua.refill();
    if (lua_pcall(L(), arguments, LUA_MULTRET, 0) != LUA_OK) throw ScriptError(describe_error(L()));
    lua.host().pure = 0;
    if (lua.has_budget() && print() != before)
      throw ScriptError(what + " changes the game; it may only look at it");
  }

  std::uint64_t print() {
    lua_rawgeti(L(), LUA_REGISTRYINDEX, g);
    const std::uint64_t print = guarded(
        [&] { return lua::fingerprint(L(), -1, lua.has_budget() ? Trust::none : Trust::tested); });
    lua_pop(L(), 1);
    return print;
  }

  // How an error calls a rule: by its place and name.
  std::string named(const char* rule) const {
    const auto place = loaded.places.find(rule);
    return (place == loaded.places.end() ? "" : place->second + ": ") + "rule." + rule;
  }

  void push_rule(const char* name) {
    lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.rules);
    lua_pushstring(L(), name);
    lua_rawget(L(), -2);  // past the error for unknown names
    lua_remove(L(), -2);
  }

  Json pure_rule(const char* name, Players players) {
    const int top = lua_gettop(L());
    push_rule(name);
    if (lua_isnil(L(), -1)) {
      lua_settop(L(), top);
      return nullptr;
    }
    lua_rawgeti(L(), LUA_REGISTRYINDEX, g);
    call_pure(1, named(name));
    if (lua_gettop(L()) == top) lua_pushnil(L());
    lua_settop(L(), top + 1);
    try {
      Json made = lua::to_json(L(), -1, players);
      lua_settop(L(), top);
      return made;
    } catch (const std::exception& e) {
      throw ScriptError(named(name) + " gives what is no plain data: " + e.what());
    }
  }

  // Calls a rule that is given what everybody heard, and what `push` pushes behind it, and reads
  // its result; nothing where the game has no such rule.
  template <class Read, class Push>
  auto rule_of_testimony(const char* name, Read read, Push push) -> decltype(read(nullptr, 0)) {
    const int top = lua_gettop(L());
    push_rule(name);
    if (lua_isnil(L(), -1)) {
      lua_settop(L(), top);
      return {};
    }
    hearing.take(lua.host().said, false);
    lua_rawgeti(L(), LUA_REGISTRYINDEX, g);
    lua_getfield(L(), -1, "players");
    if (!lua_istable(L(), -1)) throw ScriptError("g.players is gone");
    lua_replace(L(), -2);
    push_heard(L(), hearing.heard(), top + 2);
    push(top + 2);
    lua_remove(L(), top + 2);
    call_pure(lua_gettop(L()) - top - 1, named(name));
    lua_settop(L(), top + 1);
    try {
      auto result = read(L(), -1);
      lua_settop(L(), top);
      return result;
    } catch (const std::exception& e) {
      throw ScriptError(named(name) + ": " + e.what());
    }
  }

  template <class F>
  auto guarded(F make) -> decltype(make()) {
    try {
      return make();
    } catch (const Error&) {
      throw;
    } catch (const std::exception& e) {
      throw ScriptError(e.what());
    }
  }

  // The rules give scores by seat.
  void name_scores(Json& result) const {
    const auto scores = result.find("scores");
    if (scores == result.end() || !scores->is_array() || scores->size() != names.size()) return;
    Json by_name = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i) by_name[names[i]] = std::move((*scores)[i]);
    *scores = std::move(by_name);
  }

  // From one question to the next.
  void run(int arguments) {
    hearing.take(lua.host().said, true);
    lua.host().hush();
    asking = false;
    int results = 0;
    const int status = lua_resume(thread, L(), arguments, &results);
    if (status != LUA_YIELD) throw ScriptError(describe_error(thread));
    if (lua.host().result) return name_scores(*lua.host().result);
    try {
      to_question(thread, question);
    } catch (const std::exception& e) {
      throw ScriptError(describe_mistake(thread, e.what()));
    }
    asking = true;
  }

  // The chosen option itself, from the list the question still has on the thread's stack.
  void push_option(int pick) {
    if (pick < 0) return lua_pushboolean(thread, 0);
    lua_rawgeti(thread, kOptionsPlace, pick + 1);
  }

  void push_options(const std::vector<int>& picks) {
    lua_createtable(thread, static_cast<int>(picks.size()), 0);
    for (std::size_t i = 0; i < picks.size(); ++i) {
      push_option(picks[i]);
      lua_rawseti(thread, -2, static_cast<lua_Integer>(i + 1));
    }
  }

  void push_answer(const Answer& answer) {
    switch (question.form) {
      case Form::choose:
        return question.max > 1 || question.min != 1 ? push_options(answer.picks)
                                                     : push_option(answer.picks.front());
      case Form::confirm: return lua_pushboolean(thread, answer.picks.front() == 0);
      case Form::number: return lua_pushinteger(thread, answer.picks.front());
      case Form::ballots: return push_options(answer.picks);
      case Form::deal: return answer.unknown ? lua_pushnil(thread) : push_options(answer.picks);
      case Form::acknowledge: return lua_pushnil(thread);
    }
  }

  // Replaces what the question left on the thread's stack by the answer.
  void hand_over(const Answer& answer) {
    push_answer(answer);
    lua_replace(thread, 1);
    lua_settop(thread, 1);
  }

  // With room for what games add: a table that grows key by key is made anew each time it is full.
  void new_g(const Table& table) {
    lua_createtable(L(), 0, 32);
    lua_createtable(L(), static_cast<int>(table.players.size()), 0);
    for (std::size_t i = 0; i < table.players.size(); ++i) {
      lua_createtable(L(), 0, 8);
      lua_pushinteger(L(), static_cast<lua_Integer>(i + 1));
      lua_setfield(L(), -2, "seat");
      lua_pushlstring(L(), table.players[i].data(), table.players[i].size());
      lua_setfield(L(), -2, "name");
      lua_rawseti(L(), -2, static_cast<lua_Integer>(i + 1));
    }
    lua_setfield(L(), -2, "players");
    luaL_unref(L(), LUA_REGISTRYINDEX, g);
    g = luaL_ref(L(), LUA_REGISTRYINDEX);
  }
};

Machine::Machine(const std::vector<Source>& sources, const std::string& lang, bool budget_always)
    : state_(std::make_unique<State>(sources, lang, budget_always || !all_bundled(sources))) {}
Machine::~Machine() = default;
Machine::Machine(Machine&&) noexcept = default;
Machine& Machine::operator=(Machine&&) noexcept = default;

const GameDeclaration& Machine::game() const { return state_->loaded.game; }
const std::vector<VariantDeclaration>& Machine::variants() const { return state_->loaded.variants; }
const std::vector<Slip>& Machine::slips() const { return state_->loaded.slips; }
const Catalogue& Machine::text() const { return state_->lua.host().text; }
std::vector<RuleEntry> Machine::rules() const { return rule_index(state_->lua, state_->loaded); }

void Machine::start(const Table& table) {
  // Bundled scripts keep nothing: that, too, is tested with the budget on.
  if (state_->started && state_->lua.has_budget() && state_->held() != state_->untouched) {
    const auto former = std::move(state_);
    state_ =
        std::make_unique<State>(former->sources, former->lua.host().lang, former->lua.has_budget());
    state_->hearing = std::move(former->hearing);
    state_->lua.host().muted = former->lua.host().muted;
  }
  State& s = *state_;
  lua_State* L = s.L();
  s.names = table.players;
  Host& host = s.lua.host();
  host.facts.clear();
  host.hush();
  s.hearing.start();
  host.result.reset();
  host.seats = static_cast<int>(table.players.size());
  if (!s.started || s.started->settings != table.settings || s.started->dealt != table.dealt) {
    choose_settings(L, s.loaded, table);
    s.started = table;
  }
  s.new_g(table);
  luaL_unref(L, LUA_REGISTRYINDEX, s.thread_ref);
  s.thread = lua_newthread(L);
  s.thread_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_rawgeti(s.thread, LUA_REGISTRYINDEX, s.loaded.main);
  lua_rawgeti(s.thread, LUA_REGISTRYINDEX, s.g);
  s.lua.refill();
  s.run(1);
}

void Machine::work_out_args() {
  lua_State* thread = state_->thread;
  if (!state_->asking || !lua_isfunction(thread, kArgsPlace)) return;
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  lua_pushvalue(thread, kArgsPlace);
  lua_xmove(thread, L, 1);
  state_->call_pure(0, "question '" + state_->question.id + "': its args");
  lua_settop(L, top + 1);
  state_->question.args = state_->guarded([&] { return to_args(L, -1); });
  lua_settop(L, top);
  lua_pushnil(thread);  // worked out
  lua_replace(thread, kArgsPlace);
}

const Question* Machine::question() const { return state_->asking ? &state_->question : nullptr; }

void Machine::answer(const Answer& answer) {
  // Only a person's answer buys new time: questions we answer ourselves could go on for ever.
  const Question& question = state_->question;
  if (!question.chance && question.form != Form::acknowledge) state_->lua.refill();
  state_->hand_over(answer);
  state_->run(1);
}

void Machine::mute(bool muted) { state_->lua.host().muted = muted; }

const std::vector<Announcement>& Machine::said() const { return state_->lua.host().said; }
const std::vector<Fact>& Machine::facts() const { return state_->lua.host().facts; }

const std::optional<Json>& Machine::result() const { return state_->lua.host().result; }

Json Machine::status() {
  Json status = state_->pure_rule("status", Players::names);
  if (status.is_object()) return status;
  throw ScriptError(state_->named("status") +
                    " gives no table { phase = …, players = …, board = … }");
}

Json Machine::display() {
  Json widgets = state_->pure_rule("display", Players::seats);
  const bool sound =
      widgets.is_null() ||
      (widgets.is_array() && std::all_of(widgets.begin(), widgets.end(),
                                         [](const Json& one) { return one.is_object(); }));
  if (sound) return widgets;
  throw ScriptError(state_->named("display") + " gives no list of widgets { kind = \"line\", … }");
}

void Machine::check() { state_->pure_rule("check", Players::names); }

void Machine::listen() { state_->hearing.listen(); }

std::vector<Topic> Machine::topics() {
  return state_->rule_of_testimony("topics", to_topics, [](int) {});
}

std::vector<Finding> Machine::findings(const std::vector<Claim>& claims) {
  return state_->rule_of_testimony("findings", to_findings,
                                   [&](int players) { push_claims(state_->L(), claims, players); });
}

std::string Machine::why_not(const Option& option) {
  if (!state_->asking) return {};
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  lua_pushvalue(state_->thread, 1);  // the question's table
  lua_xmove(state_->thread, L, 1);
  if (lua_getfield(L, -1, "why") != LUA_TFUNCTION) {
    lua_settop(L, top);
    return {};
  }
  if (option.seat > 0) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, state_->g);
    lua_getfield(L, -1, "players");
    lua_rawgeti(L, -1, option.seat);
    lua_replace(L, -3);
    lua_pop(L, 1);
  } else {
    lua_pushlstring(L, option.word.data(), option.word.size());
  }
  state_->call_pure(1, "question '" + state_->question.id + "': its why");
  std::string why;
  if (lua_gettop(L) > top + 1 && lua_type(L, top + 2) == LUA_TSTRING) {
    try {
      why = text().render_of_game(std::string(text_at(L, top + 2)), to_args(L, top + 3),
                                  state_->names);
    } catch (const std::exception& e) {
      throw ScriptError(describe_mistake(state_->thread, e.what()));
    }
  }
  lua_settop(L, top);
  return why;
}

std::uint64_t Machine::fingerprint() { return state_->print(); }

}  // namespace narrator
