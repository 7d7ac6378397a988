#include "engine/lua/reading/message_log.hpp"

#include "engine/lists.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/lua/watching.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Unsigned kMostHeard = 1000;  // topics or findings; more are a mistake
constexpr lua_Unsigned kSome = 100;        // words of a topic, or reasons of a finding
constexpr int kMostWords = 20;             // in one claim

// Pushes a list with what `push` pushes for each element.
void push_list(lua_State* L, const auto& list, const auto& push) {
  lua_createtable(L, static_cast<int>(list.size()), 0);
  lua_Integer n = 0;
  for (const auto& one : list) {
    push(one);
    lua_rawseti(L, -2, ++n);
  }
}

// Calls `read` for each member of the list at `index`, with the member on top of the stack.
template <class F>
void each(lua_State* L, int index, lua_Unsigned most, const char* what, F read) {
  if (lua_isnil(L, index)) return;
  if (!lua_istable(L, index)) throw Fault(std::string(what) + " stand in a list");
  index = lua_absindex(L, index);
  const auto n = static_cast<lua_Unsigned>(length_of_list(L, index));
  if (n > most) throw Fault("{}: {} are too many, at most {} can be", what, n, most);
  for (lua_Integer i = 1; i <= static_cast<lua_Integer>(n); ++i) {
    lua_rawgeti(L, index, i);
    read();
    lua_pop(L, 1);
  }
}

// Pushes a field of the table on top of the stack and returns what `read` reads from it.
template <class F>
auto field(lua_State* L, const char* name, F read) {
  if (!lua_istable(L, -1)) throw Fault("it lists something that is no table");
  lua_pushstring(L, name);
  lua_rawget(L, -2);
  auto value = read();
  lua_pop(L, 1);
  return value;
}

std::string word(lua_State* L, const char* name) {
  return field(L, name, [&] {
    if (lua_type(L, -1) != LUA_TSTRING) throw Fault(std::string(name) + " is a name in quotes");
    count_handed(L);
    count_handed_text(host(L), text_at(L, -1).size());
    return std::string(text_at(L, -1));
  });
}

int number(lua_State* L, const char* name, int otherwise, int most) {
  return field(L, name, [&] {
    if (lua_isnil(L, -1)) return otherwise;
    const lua_Integer found = lua_tointeger(L, -1);
    if (!lua_isinteger(L, -1) || found < 0 || found > most)
      throw Fault(std::string(name) + " is a whole number, and not that big");
    return static_cast<int>(found);
  });
}

bool flag(lua_State* L, const char* name) {
  return field(L, name, [&] { return lua_toboolean(L, -1) != 0; });
}

Topic to_topic(lua_State* L) {
  Topic topic;
  topic.id = word(L, "id");
  topic.of = field(L, "of", [&] { return seat_of(L, -1); });
  if (topic.of == 0) throw Fault("a topic is of a player: { id =, of = player, … }");
  topic.player = field(L, "player", [&] { return seat_of(L, -1); });
  topic.round = number(L, "round", 0, 1'000'000);
  topic.count = number(L, "count", 1, kMostWords);
  topic.ordered = flag(L, "ordered");
  topic.set_aside = flag(L, "discard");
  topic.from = field(L, "from", [&] {
    std::vector<std::string> words;
    each(L, -1, kSome, "the words of a topic", [&] {
      if (lua_type(L, -1) != LUA_TSTRING)
        throw Fault("a topic is spoken of in words: from = { … }");
      count_handed(L);
      words.emplace_back(text_at(L, -1));
      count_handed_text(host(L), words.back().size());
    });
    return words;
  });
  if (topic.from.empty() || topic.count < 1)
    throw Fault("there is nothing to say about topic '" + topic.id + "'");
  return topic;
}

Heard told_answer(const Question& question, const Answer& answer) {
  Announcement what{{question.to, "ask." + question.id, {}}, {}};
  what.args.emplace_back("answer", answer_value(question, answer));
  if (question.of > 0) what.args.emplace_back("of", Value{Player{question.of}});
  if (!question.slots.empty())
    what.args.emplace_back("places", Value{mapped(question.slots, value_of)});
  return {std::move(what), true, traits(question.form).voters};
}

Sentence to_sentence(lua_State* L) {
  return {word(L, "id"), field(L, "args", [&] { return to_args(L, -1); })};
}

// Returns the one of the given claims that is described by the table on top of the stack.
Claim to_claim(lua_State* L, const std::vector<PlacedClaim>& claims) {
  const Claim read{field(L, "of", [&] { return seat_of(L, -1); }), word(L, "topic"),
                   number(L, "round", 0, 1'000'000),
                   field(L, "player", [&] { return seat_of(L, -1); })};
  for (const PlacedClaim& given : claims) {
    if (same_subject(read, given.claim)) return given.claim;
  }
  throw Fault("a rule names only claims that it was given");
}

Finding to_finding(lua_State* L, const std::vector<PlacedClaim>& claims) {
  Finding finding{to_sentence(L), {}, {}};
  field(L, "reasons", [&] {
    each(L, -1, kSome, "the reasons of a finding",
         [&] { finding.reasons.push_back(to_sentence(L)); });
    return 0;
  });
  finding.claims = field(L, "claims", [&] { return to_claims(L, -1, claims); });
  return finding;
}

}  // namespace

Value answer_value(const Question& question, const Answer& answer) {
  if (answer.unknown) return {Word{"unknown"}};
  if (answer.tally) return {std::vector<Value>()};  // nobody knows whose ballot is whose
  const auto picked = [&](int pick) -> Value {
    if (pick < 0) return {Word{"unknown"}};
    return value_of(question.options.at(static_cast<std::size_t>(pick)));
  };
  switch (question.form) {
    case Form::number: return number_value(answer.picks.front());
    case Form::confirm: return picked(answer.picks.front());
    case Form::choose:
      if (question.min == 1 && question.max == 1) return picked(answer.picks.front());
      break;
    case Form::ballots:
    case Form::deal:
    case Form::acknowledge: break;
  }
  return {mapped(answer.picks, picked)};
}

void MessageLog::start() {
  told_.clear();
  taken_ = 0;
}

void MessageLog::take(const std::vector<Announcement>& said, bool over) {
  if (!listening_) return;
  for (; taken_ < said.size(); ++taken_) told_.push_back({said[taken_]});
  if (over) taken_ = 0;
}

void MessageLog::answered(const std::vector<Announcement>& said, const Question& question,
                          const Answer& answer) {
  take(said, false);
  if (listening_) told_.push_back(told_answer(question, answer));
}

std::size_t MessageLog::count_after(int answers) const {
  std::size_t count = 0;
  for (const Heard& one : told_) {
    if (one.answer && answers-- <= 0) break;
    count += one.is_public() ? 1 : 0;
  }
  return count;
}

void push_value(lua_State* L, const Value& value, int players) {
  if (lua_checkstack(L, 4) == 0) throw Fault("a value is nested too deep");
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) {
    lua_pushinteger(L, *number);
  } else if (const auto* word = std::get_if<Word>(&value.data)) {
    push_text(L, word->text);
  } else if (const auto* player = std::get_if<Player>(&value.data)) {
    lua_rawgeti(L, players, player->seat);
  } else if (const auto* list = std::get_if<std::vector<Value>>(&value.data)) {
    push_list(L, *list, [&](const Value& item) { push_value(L, item, players); });
  } else {
    push_text(L, std::get<std::string>(value.data));
  }
}

void push_announcement(lua_State* L, const Announcement& said, int players) {
  lua_createtable(L, 0, static_cast<int>(said.args.size() + 1));
  for (const auto& [name, value] : said.args) {
    push_text(L, name);
    push_value(L, value, players);
    lua_rawset(L, -3);
  }
  set_text(L, "id", said.id);
  note_heard(L);
}

void push_told(lua_State* L, const std::vector<Heard>& told, int players,
               const std::function<bool(const Heard&)>& wanted) {
  lua_createtable(L, static_cast<int>(told.size()), 0);
  lua_Integer n = 0;
  for (const Heard& one : told) {
    if (!wanted(one)) continue;
    push_announcement(L, one.what, players);
    lua_rawseti(L, -2, ++n);
  }
  note_heard(L);
}

void push_claims(lua_State* L, const std::vector<PlacedClaim>& claims, const MessageLog& heard,
                 int players) {
  push_list(L, claims, [&](const PlacedClaim& spoken) {
    const auto& [claim, after] = spoken;
    lua_createtable(L, 0, 8);
    set_number(L, "heard", static_cast<lua_Integer>(heard.count_after(after)));
    set_text(L, "topic", claim.topic);
    lua_rawgeti(L, players, claim.by);
    lua_setfield(L, -2, "of");
    set_number(L, "round", claim.round);
    if (claim.player > 0) {
      lua_rawgeti(L, players, claim.player);
      lua_setfield(L, -2, "player");
    }
    if (!claim.said.empty()) {
      push_list(L, claim.said, [L](const std::string& word) { push_text(L, word); });
      lua_setfield(L, -2, "said");
    }
    if (!claim.set_aside.empty()) set_text(L, "discard", claim.set_aside);
  });
}

std::vector<Topic> to_topics(lua_State* L, int index) {
  std::vector<Topic> topics;
  each(L, index, kMostHeard, "topics", [&] { topics.push_back(to_topic(L)); });
  return topics;
}

std::vector<Claim> to_claims(lua_State* L, int index, const std::vector<PlacedClaim>& claims) {
  std::vector<Claim> named;
  each(L, index, claims.size(), "claims", [&] { named.push_back(to_claim(L, claims)); });
  return named;
}

Findings to_findings(lua_State* L, int index, const std::vector<PlacedClaim>& claims) {
  Findings found;
  each(L, index, kMostHeard, "findings", [&] { found.list.push_back(to_finding(L, claims)); });
  if (!lua_istable(L, index)) return found;
  lua_pushvalue(L, index);
  found.false_claims = number(L, "false_claims", 0, static_cast<int>(claims.size()));
  lua_pop(L, 1);
  return found;
}

}  // namespace narrator::lua
