#include "engine/lua/player_knowledge.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>

#include "engine/lua/machine_state.hpp"

namespace narrator::lua {
namespace {

constexpr int kMostNumbers = 1000;              // numbers that a policy can weigh
constexpr lua_Integer kMostWeight = 1'000'000;  // of one option

void push_option(lua_State* L, const Option& option, int players) {
  if (option.seat > 0) {
    lua_rawgeti(L, players, option.seat);
  } else {
    push_text(L, option.word);
  }
}

// Returns the number of possible answers to weigh.
int weighed(const Question& question) {
  if (!traits(question.form).numbers) return static_cast<int>(question.options.size());
  const auto range = static_cast<std::int64_t>(question.max) - question.min + 1;
  if (range > kMostNumbers) throw Fault("a policy weighs at most 1,000 numbers; here are more");
  return static_cast<int>(range);
}

// Pushes the answer with this number in the policy's form. The table at
// `asked` has the list `from`.
void push_answer(lua_State* L, const Question& question, int asked, int number) {
  if (traits(question.form).numbers) return lua_pushinteger(L, question.min + number);
  lua_getfield(L, asked, "from");
  lua_rawgeti(L, -1, number + 1);
  lua_remove(L, -2);
}

std::uint32_t to_weight(lua_State* L, int index) {
  if (lua_isnil(L, index)) return 0;
  const lua_Integer weight = lua_tointeger(L, index);
  if (!lua_isinteger(L, index) || weight < 0 || weight > kMostWeight)
    throw Fault("a weight is a whole number from 0 to a million");
  return static_cast<std::uint32_t>(weight);
}

// Pushes what a policy is asked, { id, from, min, max }, with players from the list at `players`.
void push_considered(lua_State* L, const Question& question, int players) {
  lua_newtable(L);
  set_text(L, "id", question.id);
  lua_createtable(L, static_cast<int>(question.options.size()), 0);
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    push_option(L, question.options[i], players);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i + 1));
  }
  lua_setfield(L, -2, "from");
  set_number(L, "min", question.min);
  set_number(L, "max", question.max);
}

// Returns the weights that a policy returned at `index`, as for Machine::weigh(); `asked` is the
// index of the question. Throws Fault with a sentence for the author.
std::vector<std::uint32_t> to_weights(lua_State* L, int index, const Question& question,
                                      int asked) {
  index = lua_absindex(L, index);
  if (lua_isnil(L, index)) return {};
  const int n = weighed(question);
  std::vector<std::uint32_t> weights(static_cast<std::size_t>(n), 0);
  if (lua_isboolean(L, index) && traits(question.form).truth) {
    weights[lua_toboolean(L, index) != 0 ? 0 : 1] = 1;
    return weights;
  }
  for (int i = 0; i < n; ++i) {
    push_answer(L, question, asked, i);
    if (lua_rawequal(L, -1, index) != 0) {
      weights[static_cast<std::size_t>(i)] = 1;
    } else if (lua_istable(L, index)) {
      lua_rawget(L, index);
      weights[static_cast<std::size_t>(i)] = to_weight(L, -1);
    }
    lua_pop(L, 1);
  }
  if (std::ranges::all_of(weights, [](std::uint32_t one) { return one == 0; }))
    throw Fault("it gives an answer that there is, or a table of answers with a weight for each");
  return weights;
}

}  // namespace

void PlayerKnowledge::start(lua_State* L, const std::vector<std::string>& names) {
  for (const Mind& mind : minds_) luaL_unref(L, LUA_REGISTRYINDEX, mind.place);
  minds_.assign(names.size(), {});
  names_ = names;
}

// Pushes { me, players } with players that belong to this mind only.
void PlayerKnowledge::make(lua_State* L, int seat) {
  assert(seat >= 1);
  lua_newtable(L);
  lua_createtable(L, static_cast<int>(names_.size()), 0);
  for (std::size_t i = 0; i < names_.size(); ++i) {
    lua_newtable(L);
    set_number(L, "seat", static_cast<lua_Integer>(i + 1));
    set_text(L, "name", names_[i]);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i + 1));
  }
  lua_rawgeti(L, -1, seat);
  lua_setfield(L, -3, "me");
  lua_setfield(L, -2, "players");
}

void PlayerKnowledge::push(lua_State* L, int seat, int policy, const std::string& name,
                           const std::vector<Heard>& told, const std::vector<Fact>& facts) {
  Mind& mind = minds_.at(static_cast<std::size_t>(seat - 1));
  if (mind.place == LUA_NOREF || mind.policy != name) {
    luaL_unref(L, LUA_REGISTRYINDEX, mind.place);
    make(L, seat);
    mind = {name, luaL_ref(L, LUA_REGISTRYINDEX)};
  }
  const Reader reader{Reader::Who::player, seat};
  lua_rawgeti(L, LUA_REGISTRYINDEX, mind.place);
  lua_getfield(L, -1, "players");
  const int players = lua_gettop(L);
  if (!lua_istable(L, players)) throw Fault("a mind keeps its players");
  for (; mind.facts < facts.size(); ++mind.facts) {
    const Fact& fact = facts[mind.facts];
    if (!may_see(fact.to, reader)) continue;
    if (lua_rawgeti(L, players, fact.subject) == LUA_TTABLE) {
      push_value(L, fact.value, players);
      lua_setfield(L, -2, fact.key.c_str());
    }
    lua_settop(L, players);
  }
  lua_getfield(L, policy, "hear");
  lua_newtable(L);
  lua_Integer n = 0;
  for (; mind.told < told.size(); ++mind.told) {
    const Announcement& what = told[mind.told].what;
    if (!may_see(what.to, reader)) continue;
    const bool listens = lua_getfield(L, -2, what.id.c_str()) != LUA_TNIL;
    lua_pop(L, 1);
    if (!listens) continue;
    push_announcement(L, what, players);
    lua_rawseti(L, -2, ++n);
  }
  lua_replace(L, players);
  lua_settop(L, players);
}

}  // namespace narrator::lua

namespace narrator {

std::vector<std::uint32_t> Machine::State::weigh(const std::string& policy, int seat) {
  const int top = lua_gettop(L());
  lua_rawgeti(L(), LUA_REGISTRYINDEX, loaded.native);
  lua_getfield(L(), -1, "consider");
  lua_getfield(L(), -2, "policies");
  lua_getfield(L(), -1, policy.c_str());  // at top + 3
  lua_remove(L(), -2);
  std::vector<std::uint32_t> weights;
  if (considers(top + 3)) {
    const Diagnostic what = answer_of(top + 3, policy);
    heard.take(lua.host().said, false);
    guarded([&] {
      knowledge.push(L(), seat, top + 3, policy, heard.told(), lua.host().facts);
      lua_getfield(L(), -2, "players");
      lua::push_considered(L(), question, lua_gettop(L()));
      lua_remove(L(), -2);
      lua_pushvalue(L(), -1);
      lua_replace(L(), top + 1);  // kept for reading the answer
    });
    const std::uint64_t before = lua.has_budget() ? held() : 0;
    unchanged_g(what, [&] { call_looking_on(4); });
    if (lua.has_budget() && held() != before)
      throw wrong(what, ": what a player remembers belongs into the mind, not into a local");
    lua_settop(L(), top + 2);
    try {
      weights = lua::to_weights(L(), top + 2, question, top + 1);
    } catch (const std::exception& e) {
      throw wrong(what, ": " + std::string(e.what()));
    }
  }
  lua_settop(L(), top);
  return weights;
}

std::vector<std::string> Machine::policies() const {
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_->loaded.native);
  lua_getfield(L, -1, "policy_names");
  std::vector<std::string> names;
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TSTRING; ++i) {
    names.emplace_back(lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_settop(L, top);
  return names;
}

std::vector<std::uint32_t> Machine::weigh(const std::string& policy, int seat) {
  assert(state_->heard.listens());
  return state_->asking ? state_->weigh(policy, seat) : std::vector<std::uint32_t>();
}

}  // namespace narrator
