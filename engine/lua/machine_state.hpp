// The contents of a machine: a Lua state, the game's coroutine in it, and the pending question.
#pragma once

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/lua/fingerprint/fingerprint.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/loader.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/player_knowledge.hpp"
#include "engine/lua/reading/message_log.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/lua/watching.hpp"
#include "engine/machine.hpp"
#include "engine/watch.hpp"

namespace narrator {

/// All functions may throw ScriptError. Comments say what a function leaves on a stack.
struct Machine::State {
  State(std::vector<Source> given, const std::string& lang, bool with_budget, Watch* watch)
      : sources(std::move(given)), lua(with_budget) {
    lua.host().lang = lang;
    lua.host().watch = watch;
    loaded = lua::load(lua, sources);
    if (with_budget) untouched = held();
  }

  const std::vector<Source> sources;
  std::uint64_t untouched = 0;  // fingerprint of a stranger's scripts after loading

  lua::State lua;
  lua::LoadedScripts loaded;
  lua_State* thread = nullptr;  // the game's coroutine, anchored in the registry
  int thread_ref = LUA_NOREF;
  int g = LUA_NOREF;
  std::vector<std::string> names;
  std::optional<Table> started;  // the table whose settings and dealing are in force
  Question question;
  bool asking = false;
  std::optional<std::uint64_t> printed;      // the fingerprint, until a script runs
  std::optional<std::vector<Topic>> topics;  // until the game goes on
  int kept = LUA_NOREF;                      // what stands outside g, until the game goes on
  lua::MessageLog heard;
  lua::PlayerKnowledge knowledge;
  lua_State* L() const { return lua.get(); }

  // Returns what the scripts now hold outside any game's `g` and anybody's
  // mind, according to `read`.
  template <class Read>
  auto outside_g(Read read) const {
    const int top = lua_gettop(L());
    lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.rules);
    lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.native);
    lua_getfield(L(), -1, "asking");
    lua_getfield(L(), -2, "saying");
    lua_getfield(L(), -3, "policies");
    auto outside = read(L(), std::vector<int>{top + 1, top + 3, top + 4, top + 5});
    lua_settop(L(), top);
    return outside;
  }
  std::uint64_t held() const { return outside_g(lua::held_by_scripts); }

  // Calls a library function or a rule outside the game's thread, within unchanged(). Expects the
  // function and `arguments` values on the stack, and leaves its results there.
  void call_looking_on(int arguments) {
    printed.reset();
    lua.refill();
    lua.collect();  // may be called any number of times between answers
    lua.host().pure = 1;
    const int outcome = lua::call_told(L(), arguments);
    lua.host().pure = 0;
    if (outcome != LUA_OK) throw lua::script_error(L());
  }

  static constexpr std::size_t kMuchMemory = std::size_t{1} << 20;  // that nothing else collects

  // Takes a snapshot of everything outside g, including what the functions of the pending question
  // hold, to restore after each look until the game goes on.
  void keep() {
    lua.refill();
    kept = guarded([&] {
      return outside_g([&](lua_State* L, std::vector<int> tables) {
        lua_newtable(L);
        tables.push_back(lua_gettop(L));
        for (int i = asking ? lua_gettop(thread) : 0; i > 0; --i) {
          lua_pushvalue(thread, i);
          lua_xmove(thread, L, 1);
          lua_rawseti(L, tables.back(), i);
        }
        lua_rawgeti(L, LUA_REGISTRYINDEX, g);
        return lua::copy_held(L, tables, lua_topointer(L, -1));
      });
    });
    if (lua.host().aside > kMuchMemory) lua_gc(L(), LUA_GCCOLLECT);
  }

  // The scripts are going to run and may change anything.
  void go_on() {
    printed.reset();
    topics.reset();
    luaL_unref(L(), LUA_REGISTRYINDEX, std::exchange(kept, LUA_NOREF));
    if (std::exchange(lua.host().aside, 0) > kMuchMemory) lua_gc(L(), LUA_GCCOLLECT);
  }

  // Throws an error that blames `what` if `look` changes g.
  template <class Look>
  void unchanged_g(const Diagnostic& what, Look look) {
    const std::uint64_t before = lua.has_budget() ? print() : 0;
    look();
    if (lua.has_budget() && print() != before)
      throw wrong(what, " changes the game; it may only look at it");
  }

  // The same; what a stranger's scripts write elsewhere meanwhile is undone, as a replay looks less
  // often. While rules are tried out it is not, so that its effects show.
  template <class Look>
  void unchanged(const Diagnostic& what, Look look) {
    if (!lua.has_budget() || lua.host().watch != nullptr) return unchanged_g(what, look);
    if (kept == LUA_NOREF) keep();
    unchanged_g(what, look);
    lua::put_back(L(), kept);
  }

  // Computes the fingerprint once, until a script runs.
  std::uint64_t print() {
    if (printed) return *printed;
    lua_rawgeti(L(), LUA_REGISTRYINDEX, g);
    printed = guarded([&] {
      const int at = lua_gettop(L());
      lua::Host& host = lua.host();
      return host.is_tested() ? host.known.fingerprint(L(), at) : lua::fingerprint(L(), at);
    });
    lua_pop(L(), 1);
    return *printed;
  }

  // Identifies a rule in errors by its place and name, or the variant's function around it.
  Diagnostic named(const char* rule) {
    const std::vector<lua::Advice>& all = lua.host().advice;
    const auto advice = std::ranges::find(all.rbegin(), all.rend(), rule, &lua::Advice::point);
    const bool around = advice != all.rend();
    const Place place = around ? advice->place : found_or(loaded.places, rule, {});
    return {place.file, place.line, 0,
            (around ? "what stands around rule." : "rule.") + std::string(rule)};
  }

  // Returns the error that `what` did this.
  ScriptError wrong(Diagnostic what, const std::string& did) const {
    what.message += did;
    return {what, sources};
  }

  void push_rule(const char* name) {
    lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.rules);
    lua_pushstring(L(), name);
    lua_rawget(L(), -2);  // bypasses the error for unknown names
    lua_remove(L(), -2);
  }

  // Calls a rule with what `push` pushes, and reads its result; returns nothing if the game has no
  // such rule. `trouble` introduces the reason why a result cannot be read.
  template <class Push, class Read>
  auto rule(const char* name, const char* trouble, Push push, Read read)
      -> decltype(read(nullptr, 0)) {
    const int top = lua_gettop(L());
    push_rule(name);
    if (lua_isnil(L(), -1)) {
      lua_settop(L(), top);
      return {};
    }
    decltype(read(nullptr, 0)) result{};
    unchanged(named(name), [&] {
      push();
      call_looking_on(lua_gettop(L()) - top - 1);
      lua_settop(L(), top + 1);
      try {
        result = read(L(), -1);
      } catch (const std::exception& e) {
        throw wrong(named(name), trouble + std::string(e.what()));
      }
    });
    lua_settop(L(), top);
    return result;
  }

  Json pure_rule(const char* name, lua::Players players) {
    return rule(
        name, " gives what is no plain data: ", [&] { lua_rawgeti(L(), LUA_REGISTRYINDEX, g); },
        [&](lua_State* L, int index) { return lua::to_json(L, index, players); });
  }

  // Pushes g.players, then the announcements heard that are `wanted`, as corrected by rulings
  // since. Returns the stack index of the players.
  template <class Wanted>
  int push_heard(Wanted wanted) {
    assert(heard.listens());
    heard.take(lua.host().said, false);
    lua_rawgeti(L(), LUA_REGISTRYINDEX, g);
    lua_getfield(L(), -1, "players");
    if (!lua_istable(L(), -1)) throw ScriptError("g.players is gone");
    lua_replace(L(), -2);
    const int players = lua_gettop(L());
    push_rule("set_right");
    const bool has = !lua_isnil(L(), -1);
    if (!has) lua_pop(L(), 1);
    lua::push_told(L(), heard.told(), players, wanted);
    if (has) call_looking_on(1);
    return players;
  }

  // Calls a rule with the announcements that are `wanted`, followed by what `push` pushes, and
  // reads its result; returns nothing if the game has no such rule.
  template <class Read, class Wanted, class Push>
  auto rule_of_told(const char* name, Read read, Wanted wanted, Push push)
      -> decltype(read(nullptr, 0)) {
    const auto push_all = [&] {
      const int players = push_heard(wanted);
      push(players);
      lua_remove(L(), players);
    };
    return rule(name, ": ", push_all, read);
  }

  // Calls a rule with what `may_hear` lets through, the claims and the players.
  template <class Read>
  auto rule_of_story(const char* name, const MayHear& may_hear,
                     const std::vector<PlacedClaim>& claims, Read read)
      -> decltype(read(nullptr, 0)) {
    const auto wanted = [&](const lua::Heard& one) {
      return may_hear(one.what.to, one.ballots ? "votes" : recall_item(one.what.args));
    };
    return rule_of_told(name, read, wanted, [&](int players) {
      lua::push_claims(L(), claims, heard, players);
      lua_pushvalue(L(), players);
    });
  }

  // Returns how the player on `seat` weighs the options by the policy (player_knowledge.cpp).
  std::vector<std::uint32_t> weigh(const std::string& policy, int seat);

  // Identifies in errors the function with which a policy answers.
  Diagnostic answer_of(int index, const std::string& policy) const;

  // Whether the policy at `index` has a function for the question.
  bool considers(int index) const {
    if (!lua_istable(L(), index)) return false;
    lua_getfield(L(), index, "answer");
    const bool has = lua_getfield(L(), -1, question.id.c_str()) == LUA_TFUNCTION;
    lua_pop(L(), 2);
    return has;
  }

  // Returns what a rule returned, if it is a list of widgets or nothing.
  Json widgets(const char* rule, Json given) {
    const bool list = given.is_array() && std::ranges::all_of(given, &Json::is_object);
    if (list || given.is_null()) return given;
    throw wrong(named(rule), " gives no list of widgets { kind = \"line\", … }");
  }

  // `rule` is named if what it returned cannot be read.
  template <class F>
  auto guarded(F make, const char* rule = nullptr) -> decltype(make()) {
    try {
      return make();
    } catch (const Error&) {
      throw;
    } catch (const std::exception& e) {
      throw rule ? wrong(named(rule), std::string(": ") + e.what()) : ScriptError(e.what());
    }
  }

  // Returns the fields of the table on top of the stack, which stands in g.
  Json plain_fields(const std::string& where) {
    return guarded([&] {
      try {
        return lua::fields_to_json(L(), -1, lua::Players::seats);
      } catch (const lua::WrongField& e) {
        throw StateError(fmt::format("{}.{}: {}", where, joined_by(e.way, "."), e.what()),
                         e.way.back());
      }
    });
  }

  // Rules return scores by seat.
  void name_scores(Json& result) const;

  // Runs from one question to the next.
  void run(int arguments) {
    hush();
    resume(arguments);
  }

  void hush() {
    heard.take(lua.host().said, true);
    lua.host().hush();
  }

  void resume(int arguments) {
    asking = false;
    go_on();
    int results = 0;
    const int status = lua_resume(thread, L(), arguments, &results);
    if (status == LUA_OK) throw wrong(named("play"), " came to its end without win{…}");
    if (status != LUA_YIELD) throw lua::script_error(thread);
    if (lua.host().result) return name_scores(*lua.host().result);
    if (const auto& why = lua.host().refused)
      throw CannotBegin(why->id, lua.host().text.render_of_game(why->id, why->args, names));
    try {
      lua::to_question(thread, question);
      lua::note_unknown_fields(thread, 1, question);
    } catch (const std::exception& e) {
      throw lua::mistake_error(thread, e.what(), question.id);
    }
    if (lua.host().watch) lua.host().watch->asked_at = lua::question_here(thread, question.id);
    asking = true;
  }

  // Pushes the chosen option from the question's list, which is still on the thread's stack.
  void push_option(int pick) {
    if (pick < 0) return lua_pushboolean(thread, 0);
    lua_rawgeti(thread, lua::kOptions, pick + 1);
  }

  void push_options(const Answer& answer) {
    lua_createtable(thread, static_cast<int>(answer.picks.size()), 0);
    lua_Integer i = 0;
    for (const int pick : answer.picks) push_option(pick), lua_rawseti(thread, -2, ++i);
    if (answer.tally) lua_pushboolean(thread, 1), lua_setfield(thread, -2, "tally");
  }

  void push_answer(const Answer& answer) {
    switch (question.form) {
      case Form::choose:
        return question.several ? push_options(answer) : push_option(answer.picks.front());
      case Form::confirm: return lua_pushboolean(thread, answer.picks.front() == 0);
      case Form::number: return lua_pushinteger(thread, answer.picks.front());
      case Form::ballots: return push_options(answer);
      case Form::deal: return answer.unknown ? lua_pushnil(thread) : push_options(answer);
      case Form::acknowledge: return lua_pushnil(thread);
    }
  }

  // Replaces what the question left on the thread's stack with the answer.
  void hand_over(const Answer& answer) {
    push_answer(answer);
    lua_replace(thread, 1);
    lua_settop(thread, 1);
  }

  // Corrections (corrections.cpp). What can be corrected now, or still after the end, is pushed
  // within unchanged(), unless there is nothing: then the result is false.
  const char* correcting() const { return asking ? "corrections" : "late_corrections"; }
  bool push_corrections();
  void tell_corrected(const Question& what, const Answer& answer);
  void ask_again(bool withdrawn);

  // Reserves room for the fields that games add; growing a table key by key
  // reallocates it each time.
  void new_g(const Table& table) {
    lua_createtable(L(), 0, 64);
    lua_createtable(L(), static_cast<int>(table.players.size()), 0);
    std::vector<const void*>& players = lua.host().players;
    players.clear();
    for (std::size_t i = 0; i < table.players.size(); ++i) {
      lua_createtable(L(), 0, 8);
      if (!lua.has_budget()) players.push_back(lua_topointer(L(), -1));
      lua::set_number(L(), "seat", static_cast<lua_Integer>(i + 1));
      lua::set_text(L(), "name", table.players[i]);
      lua::note_fields(L());
      lua_rawseti(L(), -2, static_cast<lua_Integer>(i + 1));
    }
    lua_setfield(L(), -2, "players");
    lua::note_fields(L());
    if (lua.host().is_tested()) lua.host().known.begin(L());
    luaL_unref(L(), LUA_REGISTRYINDEX, g);
    lua.host().g = g = luaL_ref(L(), LUA_REGISTRYINDEX);
  }
};

}  // namespace narrator
