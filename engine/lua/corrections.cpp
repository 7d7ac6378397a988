// Answers to other questions than the one that waits: something is set right without a replay.
#include <cassert>

#include "engine/lua/machine_state.hpp"
#include "engine/machine.hpp"

namespace narrator {

using namespace lua;

bool Machine::State::push_corrections() {
  const int top = lua_gettop(L());
  if (asking || lua.host().result) push_rule(correcting());
  if (lua_gettop(L()) == top || lua_isnil(L(), -1)) {
    lua_settop(L(), top);
    return false;
  }
  lua_rawgeti(L(), LUA_REGISTRYINDEX, g);
  if (asking) push_text(L(), question.id);
  call_looking_on(asking ? 2 : 1);
  lua_settop(L(), top + 1);
  return true;
}

// Announces a correction by the game's name for it.
void Machine::State::tell_corrected(const Question& what, const Answer& answer) {
  if (lua.host().muted) return;
  const std::string* label = lua.host().text.find("correct." + what.id);
  Args args = {{"item", {what.id}},
               {"what", {label ? *label : what.id}},
               {"value", lua::answer_value(what, answer)}};
  if (what.of > 0) args.emplace_back("player", Value{Player{what.of}});
  const char* id = what.of > 0 ? "corrected-of" : "corrected";
  const Audience to = what.secret ? what.to : Audience{true, {}};
  lua.host().said.push_back({{to, id, {}}, std::move(args)});
}

// After a correction, withdraws the question (the rules get nil) or evaluates its lists again.
void Machine::State::ask_again(bool withdrawn) {
  if (!asking) return name_scores(*lua.host().result);
  if (withdrawn) {
    lua_pushnil(thread);
    lua_replace(thread, 1);
    lua_settop(thread, 1);
    return resume(1);
  }
  lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.native);
  lua_getfield(L(), -1, "again");
  lua_remove(L(), -2);
  lua_pushvalue(thread, 1);
  lua_xmove(thread, L(), 1);
  if (lua::call_told(L(), 1, 3) != LUA_OK) throw lua::script_error(L());
  lua_xmove(L(), thread, 3);
  for (const int place : {lua::kArgs, lua::kSlots, lua::kOptions}) lua_replace(thread, place);
  guarded([&] { lua::to_question(thread, question); });
}

std::vector<Question> Machine::corrections() {
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  std::vector<Question> offered;
  state_->unchanged(state_->named(state_->correcting()), [&] {
    if (!state_->push_corrections()) return;
    offered = state_->guarded([&] { return to_corrections(L, top + 1); }, state_->correcting());
  });
  lua_settop(L, top);
  return offered;
}

void Machine::correct(const Question& what, const Answer& answer) {
  assert(fits(what, answer));
  State& s = *state_;
  const int top = lua_gettop(s.L());
  s.lua.refill();
  bool withdrawn = false;
  s.unchanged(s.named(s.correcting()), [&] {
    if (!s.push_corrections()) throw s.wrong(s.named("corrections"), " offers nothing");
    withdrawn =
        s.guarded([&] { return push_correction(s.L(), top + 1, what, answer); }, s.correcting());
  });
  s.hush();
  s.go_on();
  if (call_told(s.L(), 1, 1) != LUA_OK) throw script_error(s.L());
  const bool refused = lua_isboolean(s.L(), -1) && lua_toboolean(s.L(), -1) == 0;
  lua_settop(s.L(), top);
  if (refused) throw ImpossibleState(ScriptError("its set gives false"));
  s.tell_corrected(what, answer);
  const std::string asked = s.question.id;
  try {
    s.ask_again(withdrawn);
  } catch (const ScriptError& e) {
    if (!withdrawn) throw ImpossibleState(e);
    Diagnostic unprepared = e.diagnostic();  // nothing impossible was typed
    unprepared.message += fmt::format("; question '{}' was withdrawn, which gives nil", asked);
    throw ScriptError(unprepared, e.below());
  }
  try {
    check();
  } catch (const ScriptError& e) {
    throw ImpossibleState(e);
  }
}

}  // namespace narrator
