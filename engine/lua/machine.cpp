#include "engine/machine.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

#include "engine/lua/machine_state.hpp"
#include "engine/lua/natives.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

using namespace lua;

namespace {

bool everything(const Audience& /*to*/, std::string_view /*recall*/) { return true; }

constexpr int kMaxShown = 2000;  // values of a stranger's display, each perhaps a long text

// Bundled scripts are tested with the budget on and run without it, as counting every instruction
// halves the speed. All others are a stranger's.
bool all_bundled(const std::vector<Source>& sources) {
  return std::ranges::all_of(sources, [](const Source& one) { return bundled_as(one) != nullptr; });
}

void push_json(lua_State* L, const Json& value) {
  if (value.is_boolean()) {
    lua_pushboolean(L, value.get<bool>());
  } else if (value.is_number_integer()) {
    lua_pushinteger(L, value.get<lua_Integer>());
  } else if (value.is_array()) {
    lua_createtable(L, static_cast<int>(value.size()), 0);
    for (std::size_t i = 0; i < value.size(); ++i) {
      push_json(L, value[i]);
      lua_rawseti(L, -2, static_cast<lua_Integer>(i + 1));
    }
  } else {
    push_text(L, unquoted(value));
  }
}

// Stores the chosen value of each declared setting in the table on top of the stack.
void put_settings(lua_State* L, const std::string& id, const std::vector<Setting>& declared,
                  const Settings& settings) {
  lua_newtable(L);
  const auto chosen = settings.find(id);
  for (const Setting& setting : declared) {
    const bool given = chosen != settings.end() && chosen->second.contains(setting.name);
    push_json(L, given ? chosen->second.at(setting.name) : setting.fallback);
    lua_setfield(L, -2, setting.name.c_str());
  }
  lua_setfield(L, -2, id.c_str());
}

// Makes the table's settings, and who deals, available to `option` and `dealt`; missing settings
// take their declared default.
void choose_settings(lua_State* L, const LoadedScripts& loaded, const Table& table) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, loaded.native);
  lua_getfield(L, -1, "settings");
  put_settings(L, "game", loaded.game.settings, table.settings);
  for (const VariantDeclaration& variant : loaded.variants)
    put_settings(L, variant.id, variant.settings, table.settings);
  lua_pop(L, 1);
  lua_newtable(L);
  for (const std::string& component : table.dealt) {
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, component.c_str());
  }
  lua_setfield(L, -2, "dealt");
  set_number(L, "library", table.library);
  lua_pop(L, 1);
}

}  // namespace

Diagnostic Machine::State::answer_of(int index, const std::string& policy) const {
  assert(asking && lua_istable(L(), index));
  lua_getfield(L(), index, "answer");
  lua_getfield(L(), -1, question.id.c_str());
  const Place place = place_of_function(L());
  lua_pop(L(), 1);
  return {place.file, place.line, 0, "policy '" + policy + "', question '" + question.id + "'"};
}

void Machine::State::name_scores(Json& result) const {
  const auto scores = result.find("scores");
  if (scores == result.end() || !scores->is_array() || scores->size() != names.size()) return;
  Json by_name = Json::object();
  for (std::size_t i = 0; i < names.size(); ++i) by_name[names[i]] = std::move((*scores)[i]);
  *scores = std::move(by_name);
}

Machine::Machine(const std::vector<Source>& sources, const std::string& lang, bool budget_always,
                 Watch* watch)
    : state_(
          std::make_unique<State>(sources, lang, budget_always || !all_bundled(sources), watch)) {}
Machine::~Machine() = default;
Machine::Machine(Machine&&) noexcept = default;
Machine& Machine::operator=(Machine&&) noexcept = default;

const GameDeclaration& Machine::game() const { return state_->loaded.game; }
const std::vector<VariantDeclaration>& Machine::variants() const { return state_->loaded.variants; }
const std::vector<Diagnostic>& Machine::diagnostics() const { return state_->loaded.diagnostics; }
void Machine::check_diagnostics() const {
  const auto error = std::ranges::find_if(diagnostics(), &Diagnostic::error);
  if (error != diagnostics().end()) throw ScriptError(*error, state_->sources);
}
const Catalogue& Machine::text() const { return state_->lua.host().text; }
std::vector<RuleEntry> Machine::rules() const { return rule_index(state_->lua, state_->loaded); }

Budget Machine::budget() const {
  const Host& host = state_->lua.host();
  Budget left = host.game;
  left.steps += host.budget;
  return left;
}

void Machine::start(const Table& table, const Budget& budget) {
  // Bundled scripts keep nothing between games, which is also tested with the budget on.
  if (state_->started && state_->lua.has_budget() && state_->held() != state_->untouched) {
    const auto former = std::move(state_);
    state_ = std::make_unique<State>(former->sources, former->lua.host().lang,
                                     former->lua.has_budget(), former->lua.host().watch);
    if (Watch* watch = former->lua.host().watch; watch != nullptr && watch->kept.empty())
      watch->kept =
          written_to(former->outside_g(kept_by_scripts), state_->outside_g(kept_by_scripts));
    state_->heard = std::move(former->heard);
    state_->lua.host().muted = former->lua.host().muted;
    state_->lua.host().counter = former->lua.host().counter;
  }
  State& s = *state_;
  lua_State* L = s.L();
  s.names = table.players;
  Host& host = s.lua.host();
  host.facts.clear();
  host.fact_values = 0;
  host.hush();
  s.heard.start();
  s.knowledge.start(L, table.players);
  host.result.reset();
  host.refused.reset();
  host.asked = false;
  host.seats = static_cast<int>(table.players.size());
  host.pure = 0;
  host.barred.clear();
  host.counter.start(host.seats);
  if (!s.started || s.started->settings != table.settings || s.started->dealt != table.dealt ||
      s.started->library != table.library) {
    choose_settings(L, s.loaded, table);
    s.started = table;
  }
  s.new_g(table);
  s.lua.begin_game(budget);
  luaL_unref(L, LUA_REGISTRYINDEX, s.thread_ref);
  s.thread = lua_newthread(L);
  s.lua.begin_game(s.lua.host().game, s.thread);
  s.thread_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_rawgeti(s.thread, LUA_REGISTRYINDEX, s.loaded.main);
  lua_rawgeti(s.thread, LUA_REGISTRYINDEX, s.g);
  s.lua.refill();
  s.run(1);
}

void Machine::work_out_args() {
  lua_State* thread = state_->thread;
  if (!state_->asking || !lua_isfunction(thread, kArgs)) return;
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  lua_pushvalue(thread, kArgs);
  lua_xmove(thread, L, 1);
  state_->unchanged({"", 0, 0, "question '" + state_->question.id + "': its args"}, [&] {
    state_->call_looking_on(0);
    lua_settop(L, top + 1);
    state_->question.args = state_->guarded([&] { return to_args(L, -1); });
  });
  lua_settop(L, top);
  lua_pushnil(thread);  // evaluated
  lua_replace(thread, kArgs);
}

const Question* Machine::question() const { return state_->asking ? &state_->question : nullptr; }

void Machine::answer(const Answer& answer) {
  assert(state_->asking);
  // Only a person's answer renews the budget; questions we answer ourselves could go on forever.
  const Question& question = state_->question;
  if (!question.chance && traits(question.form).logged) {
    state_->lua.refill();
    state_->lua.collect();
    state_->lua.host().asked = true;
  }
  if (traits(question.form).logged)
    state_->heard.answered(state_->lua.host().said, question, answer);
  state_->hand_over(answer);
  state_->run(1);
}

void Machine::mute(bool muted) { state_->lua.host().muted = muted && !state_->heard.listens(); }

const std::vector<Announcement>& Machine::said() const { return state_->lua.host().said; }
void Machine::drain(std::vector<Message>& messages, std::size_t& count) {
  Host& host = state_->lua.host();
  state_->heard.take(host.said, true);
  for (Announcement& one : host.said) {
    if (count == messages.size()) messages.emplace_back();
    Message& message = messages[count++];
    one.text = host.text.render_of_game(one.id, one.args, state_->names, std::move(message.text));
    one.timer = timer_of(one.args);
    one.recall = recall_item(one.args);
    state_->guarded([&] { count_text(host, one.text.size()); });
    message = std::move<Message&>(one);
  }
  host.hush();
}

const std::vector<Fact>& Machine::facts() const { return state_->lua.host().facts; }
const std::optional<Json>& Machine::result() const { return state_->lua.host().result; }

Json Machine::status() {
  Json status = state_->pure_rule("status", Players::names);
  if (status.is_object()) return status;
  throw state_->wrong(state_->named("status"),
                      " gives no table { phase = …, players = …, board = … }");
}

Json Machine::display() {
  Json widgets = state_->pure_rule("display", Players::seats);
  if (state_->lua.has_budget() && state_->lua.host().handed > kMaxShown)
    throw state_->wrong(state_->named("display"), " shows too much (the limit is 2,000 values)");
  return state_->widgets("display", std::move(widgets));
}

Json Machine::report(const MayHear& may_hear, const std::vector<PlacedClaim>& claims) {
  return state_->widgets(
      "report", state_->rule_of_story("report", may_hear, claims, [](lua_State* L, int index) {
        return to_json(L, index, lua::Players::seats);
      }));
}

void Machine::count() { state_->lua.host().counter.on(); }

std::vector<Counted> Machine::counts() {
  State& s = *state_;
  Counter& counter = s.lua.host().counter;
  if (s.heard.listens()) {
    const int top = lua_gettop(s.L());
    s.unchanged(s.named("set_right"), [&] { s.push_heard([](const Heard&) { return true; }); });
    counter.recount(s.L(), lua_gettop(s.L()));
    lua_settop(s.L(), top);
  }
  return counter.counted();
}

std::optional<std::vector<Claim>> Machine::refuted(const std::vector<PlacedClaim>& claims) {
  return state_->rule_of_story("refuted", everything, claims, [&](lua_State* L, int index) {
    return std::optional(to_claims(L, index, claims));
  });
}

void Machine::check() { state_->pure_rule("check", Players::names); }

void Machine::listen() { state_->heard.listen(); }

const std::vector<Topic>& Machine::topics() {
  State& s = *state_;
  if (!s.topics)
    s.topics = s.rule_of_told("topics", to_topics, std::mem_fn(&Heard::is_public), [](int) {});
  return *s.topics;
}

bool Machine::has_topics() const {
  state_->push_rule("topics");
  const bool has = !lua_isnil(state_->L(), -1);
  lua_pop(state_->L(), 1);
  return has;
}

Findings Machine::findings(const std::vector<PlacedClaim>& claims) {
  State& s = *state_;
  return s.rule_of_told(
      "findings", [&](lua_State* L, int index) { return to_findings(L, index, claims); },
      std::mem_fn(&Heard::is_public),
      [&](int players) { push_claims(s.L(), claims, s.heard, players); });
}

std::string Machine::why_not(const Option& option) { return why_not_each({option}).front(); }

std::vector<std::string> Machine::why_not_each(const std::vector<Option>& options) {
  std::vector<std::string> reasons(options.size());
  if (!state_->asking) return reasons;
  state_->unchanged({"", 0, 0, "question '" + state_->question.id + "': its why"}, [&] {
    for (std::size_t i = 0; i < options.size(); ++i) reasons[i] = reason_by("why", {options[i]});
  });
  return reasons;
}

std::string Machine::why_barred(const ForbiddenBallot& ballot) {
  assert(state_->asking);
  const Question& asked = state_->question;
  const Option& voter = asked.slots.at(ballot.place);
  const Option& option = asked.options.at(static_cast<std::size_t>(ballot.pick));
  std::string why;
  state_->unchanged({"", 0, 0, "question '" + asked.id + "': its against"}, [&] {
    why = reason_by("against", {voter, option});
  });
  if (!why.empty()) return why;
  return text().render("refuse.not-theirs", {{"who", value_of(voter)}, {"which", value_of(option)}},
                       state_->names);
}

// Pushes a player of g, a word, or a number if one is asked for.
void Machine::push_named(const Option& option) {
  assert(option.seat <= std::ssize(state_->names));
  lua_State* L = state_->L();
  if (option.seat > 0) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, state_->g);
    lua_getfield(L, -1, "players");
    lua_rawgeti(L, -1, option.seat);
    lua_replace(L, -3);
    lua_pop(L, 1);
  } else if (!traits(state_->question.form).numbers ||
             lua_stringtonumber(L, option.word.c_str()) == 0) {
    push_text(L, option.word);
  }
}

// Returns the text of what a function of the pending question returns for these options.
std::string Machine::reason_by(const char* function, const std::vector<Option>& given) {
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  lua_pushvalue(state_->thread, 1);  // the question's table
  lua_xmove(state_->thread, L, 1);
  if (lua_getfield(L, -1, function) != LUA_TFUNCTION) {
    lua_settop(L, top);
    return {};
  }
  for (const Option& option : given) push_named(option);
  state_->call_looking_on(static_cast<int>(given.size()));
  std::string why;
  try {
    if (const auto sentence = to_reason(L, top + 2)) {
      if (Watch* watch = state_->lua.host().watch) watch->objections.push_back(*sentence);
      why = text().render_of_game(sentence->id, sentence->args, state_->names);
    }
  } catch (const std::exception& e) {
    throw mistake_error(state_->thread, e.what());
  }
  lua_settop(L, top);
  return why;
}

Json Machine::state() {
  lua_State* L = state_->L();
  const int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, state_->g);
  Json all = state_->plain_fields("g");
  lua_pushstring(L, "players");
  if (lua_rawget(L, -2) == LUA_TTABLE) {
    Json& players = all["players"];
    for (std::size_t i = 0; i < players.size(); ++i) {
      lua_rawgeti(L, -1, static_cast<lua_Integer>(i + 1));
      if (seat_of(L, -1) > 0)
        players[i] = state_->plain_fields(fmt::format("g.players[{}]", i + 1));
      lua_pop(L, 1);
    }
  }
  lua_settop(L, top);
  return all;
}

std::uint64_t Machine::fingerprint() { return state_->print(); }

}  // namespace narrator
