#include "engine/lua/reading/read_values.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/lua/watching.hpp"
#include "engine/text/normalise.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kMostOptions = 1000;  // options, slots or copies; more are a mistake

[[noreturn]] void complain(const Question& q, const std::string& what) {
  throw Fault("question '{}': {}", q.id, what);
}

// Pushes a field of the question's table and returns its type.
int field(lua_State* L, const char* name) {
  lua_pushstring(L, name);
  return lua_rawget(L, kQuestion);
}

constexpr int kMostNumber = 1'000'000'000;  // either way

int whole(lua_State* L, int index, int otherwise, const Question& q) {
  if (lua_isnil(L, index)) return otherwise;
  int is_number = 0;
  const lua_Integer value = lua_tointegerx(L, index, &is_number);
  if (is_number == 0 || value < -kMostNumber || value > kMostNumber)
    complain(q, "min, max and count are whole numbers, to 1,000,000,000 at most");
  return static_cast<int>(value);
}

void read_option(lua_State* L, int index, Option& option, const Question& q) {
  option.seat = seat_of(L, index);
  option.word.clear();
  if (option.seat > 0) return;
  if (lua_type(L, index) != LUA_TSTRING) complain(q, "its options are players or words");
  option.word = text_at(L, index);
  count_handed_text(host(L), option.word.size());
}

void read_options(lua_State* L, int index, std::vector<Option>& options, const Question& q) {
  if (!lua_istable(L, index)) {
    options.clear();
    if (!lua_isnil(L, index)) complain(q, "its options stand in a list");
    return;
  }
  const auto n = static_cast<std::size_t>(length_of_list(L, index));
  if (n > kMostOptions) complain(q, "it has too many options: at most 1,000");
  options.resize(n);
  for (std::size_t i = 0; i < n; ++i) {
    if (host(L).limited) count_handed(L);
    lua_rawgeti(L, index, static_cast<lua_Integer>(i + 1));
    read_option(L, -1, options[i], q);
    lua_pop(L, 1);
  }
}

bool all_different(std::vector<Option> options) {
  std::ranges::sort(options, {}, [](const Option& one) { return std::tie(one.seat, one.word); });
  return std::ranges::adjacent_find(options) == options.end();
}

// The program's own scripts never do, as they were tested with the limits on.
bool gives_twice(lua_State* L, const std::vector<Option>& options) {
  return host(L).limited && !all_different(options);
}

void read_copies(lua_State* L, Question& q) {
  if (field(L, "copies") == LUA_TTABLE) {
    for (std::size_t i = 1; i <= q.options.size(); ++i) {
      lua_rawgeti(L, -1, static_cast<lua_Integer>(i));
      q.copies.push_back(whole(L, -1, 0, q));
      lua_pop(L, 1);
      if (q.copies.back() < 0 || q.copies.back() > static_cast<int>(kMostOptions))
        complain(q, "it has too many copies");
    }
  }
  lua_pop(L, 1);
  if (q.copies.empty()) q.copies.assign(q.options.size(), 1);
}

void read_range(lua_State* L, Question& q, int least, int most) {
  q.min = whole(L, kMin, least, q);
  q.max = whole(L, kMax, most, q);
}

void read_slots(lua_State* L, Question& q) {
  read_options(L, kSlots, q.slots, q);
  if (q.slots.empty()) complain(q, "nobody is to answer it");
  if (gives_twice(L, q.slots)) complain(q, "somebody is to answer it twice");
}

// Describes the first option that is there twice. Requires one.
std::string offered_twice(const std::vector<Option>& options) {
  assert(options.size() > 1);
  auto here = options.begin();
  while (std::find(options.begin(), here, *here) == here) ++here;
  return here->seat > 0 ? fmt::format("the player at seat {}", here->seat)
                        : fmt::format("'{}'", here->word);
}

void read_from(lua_State* L, Question& q) {
  read_options(L, kOptions, q.options, q);
  if (q.options.empty() && field(L, "form") != LUA_TNIL)
    complain(q, "it has a field 'form'; did you mean from?");
  if (q.options.empty())
    complain(q, field(L, "from") == LUA_TNIL
                    ? "it has no 'from': what there is to choose from, as a list or a function"
                    : "there is nothing to choose from");
  if (gives_twice(L, q.options)) complain(q, "it offers " + offered_twice(q.options) + " twice");
}

void read_choice(lua_State* L, Question& q) {
  read_from(L, q);
  q.several = field(L, "count") != LUA_TNIL || !lua_isnil(L, kMin) || !lua_isnil(L, kMax);
  const int count = whole(L, -1, 1, q);
  lua_pop(L, 1);
  read_range(L, q, count, count);
  if (q.min < 0 || static_cast<std::size_t>(q.max) > q.options.size())
    complain(q, "it wants more than there is to choose from");
}

bool set_in_question(lua_State* L, const char* name) {
  field(L, name);
  const bool set = lua_toboolean(L, -1) != 0;
  lua_pop(L, 1);
  return set;
}

void read_ballots(lua_State* L, Question& q) {
  read_from(L, q);
  read_slots(L, q);
  if (std::any_of(q.slots.begin(), q.slots.end(), [](const Option& o) { return o.seat == 0; }))
    complain(q, "its voters are players");
  q.barred.swap(host(L).barred);  // it was empty
  q.tally = q.barred.empty() && set_in_question(L, "tally");
  if (q.barred.empty()) return;  // everybody may answer anything
  for (std::size_t place = 0; place < q.slots.size(); ++place) {
    if (allowed(q, place).empty()) complain(q, "somebody has nothing to answer");
  }
}

void read_audience(lua_State* L, Question& q) {
  q.secret = lua_toboolean(L, kSecret) != 0;
  if (!q.secret) {
    q.to.all = true;
    return;
  }
  if (field(L, "to") != LUA_TNIL) {
    q.to = to_audience(L, -1);
  } else if (q.of > 0) {
    q.to.seats.push_back(q.of);
  }
  lua_pop(L, 1);
}

// A deal by chance must have a face for each slot.
void check_faces(const Question& q) {
  if (std::accumulate(q.copies.begin(), q.copies.end(), std::size_t{0}, [](std::size_t sum, int n) {
        return sum + static_cast<std::size_t>(n);
      }) < places(q)) {
    complain(q, "there are fewer faces than slots");
  }
}

template <class Storage>
Storage emptied(Storage& used) {
  used.clear();
  return std::move(used);
}

// Resets the question but keeps its storage. Options and values also keep their contents, for the
// storage in these: to_question() always sets them.
void clear(Question& q) {
  Question next;
  next.id = emptied(q.id);
  next.options = std::move(q.options);
  next.copies = emptied(q.copies);
  next.slots = emptied(q.slots);
  next.barred = emptied(q.barred);
  next.to.seats = emptied(q.to.seats);
  next.args = std::move(q.args);
  q = std::move(next);
}

void read_deal(lua_State* L, Question& q) {
  read_from(L, q);
  if (lua_type(L, kSlots) == LUA_TNUMBER) {
    q.positions = whole(L, kSlots, 0, q);
    if (q.positions < 1) complain(q, "nobody is to answer it");
    if (q.positions > static_cast<int>(kMostOptions)) complain(q, "it has too many slots");
  } else {
    read_slots(L, q);
  }
  read_copies(L, q);
  q.unknown = set_in_question(L, "unknown");
  if (q.chance) check_faces(q);
}

void read_what_form_wants(lua_State* L, Question& q) {
  switch (q.form) {
    case Form::choose: return read_choice(L, q);
    case Form::confirm: return q.options.assign({Option{0, "yes"}, Option{0, "no"}});
    case Form::ballots: return read_ballots(L, q);
    case Form::deal: return read_deal(L, q);
    case Form::number: q.options.clear(); return read_range(L, q, 0, kMostNumber);
    case Form::acknowledge: return q.options.clear();
  }
  complain(q, "it has no form");
}

// Lays out an entry as ask.lua lays out a question, on a separate thread, and reads it.
Question to_correction(lua_State* L, int entry) {
  if (!lua_istable(L, entry)) throw Fault("a correction is a table");
  lua_State* reader = lua_newthread(L);
  lua_pushvalue(L, entry);
  lua_xmove(L, reader, 1);
  const auto put = [&](const char* name) { lua_getfield(reader, 1, name); };
  const bool chosen = lua_getfield(reader, 1, "from") != LUA_TNIL;
  lua_pop(reader, 1);
  lua_pushinteger(reader, static_cast<int>(chosen ? Form::choose : Form::number));
  put("id");
  put("of");
  put("from");
  lua_pushnil(reader);
  put("min");
  put("max");
  put("secret");
  lua_settop(reader, kArgs);
  Question question;
  to_question(reader, question);
  lua_pop(L, 1);
  return question;
}

}  // namespace

void to_question(lua_State* L, Question& q) {
  clear(q);
  if (!lua_istable(L, kQuestion)) throw Fault("a question is a table");
  if (lua_type(L, kId) == LUA_TSTRING) q.id = text_at(L, kId);
  if (q.id.empty()) throw Fault("a question needs an id: choose{ id = \"nominate\", … }");
  q.form = static_cast<Form>(whole(L, kForm, -1, q));
  q.of = seat_of(L, kOf);
  if (q.of == 0 && !lua_isnoneornil(L, kOf)) complain(q, "it is of somebody who is no player");
  q.chance = lua_toboolean(L, kChance) != 0;
  read_what_form_wants(L, q);
  if (q.min > q.max) complain(q, "its min is above its max");
  q.drastic = lua_toboolean(L, kDrastic) != 0;
  q.power = set_in_question(L, "power");
  q.revealed = set_in_question(L, "revealed");
  read_audience(L, q);
  if (lua_type(L, kArgs) == LUA_TFUNCTION) return q.args.clear();  // evaluated on demand
  read_args(L, kArgs, q.args);
}

std::vector<Question> to_corrections(lua_State* L, int index) {
  constexpr lua_Integer kMost = 1000;  // more are a mistake
  if (!lua_istable(L, index)) throw Fault("it gives no list");
  std::vector<Question> offered;
  for (lua_Integer i = 1; lua_rawgeti(L, index, i) != LUA_TNIL; ++i) {
    count_handed(L);
    if (i > kMost) throw Fault("it gives too many");
    offered.push_back(to_correction(L, lua_gettop(L)));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return offered;
}

bool push_correction(lua_State* L, int index, const Question& what, const Answer& answer) {
  lua_Integer at = 1;
  for (const Question& offered : to_corrections(L, index)) {
    if (offered.id == what.id && offered.of == what.of) break;
    ++at;
  }
  if (lua_rawgeti(L, index, at) == LUA_TNIL || lua_getfield(L, -1, "set") != LUA_TFUNCTION)
    throw Fault("correction '" + what.id + "' has no function `set`");
  if (traits(what.form).numbers) {
    lua_pushinteger(L, answer.picks.front());
  } else {
    lua_getfield(L, -2, "from");
    lua_rawgeti(L, -1, answer.picks.front() + 1);
    lua_remove(L, -2);
  }
  lua_getfield(L, -3, "withdraw");
  lua_getfield(L, -4, "again");  // its former name
  const bool again = lua_toboolean(L, -1) != 0;
  const bool withdraws = again || lua_toboolean(L, -2) != 0;
  lua_pop(L, 2);
  if (again && host(L).watch != nullptr)
    host(L).watch->old_words["again"] =
        "withdraw = true: the question that waits is withdrawn, and its call returns nil";
  return withdraws;
}

namespace {

const std::vector<std::string> kQuestionFields = {
    "id",   "of",      "from",   "voters", "slots",  "copies",  "count",   "min",
    "max",  "why",     "secret", "to",     "chance", "unknown", "drastic", "power",
    "args", "against", "except", "words",  "tally",  "revealed"};

// Fields that questions of some forms alone have.
struct OfForms {
  const char* name;
  std::vector<Form> forms;
  const char* said;
};
const std::vector<OfForms> kOfForms = {
    {"from", {Form::choose, Form::ballots, Form::deal}, "choose, ballots and deal"},
    {"voters", {Form::ballots}, "ballots"},
    {"tally", {Form::ballots}, "ballots"},
    {"against", {Form::ballots}, "ballots"},
    {"unknown", {Form::deal}, "deal"},
    {"words", {Form::number}, "number"},
    {"except", {Form::number}, "number"}};

// Returns what the field of a question ought to be, or "" if it fits.
std::string expected_kind(const std::string& name, int type, const Question& question) {
  const auto of_forms = std::ranges::find(kOfForms, name, &OfForms::name);
  const bool strays = of_forms != kOfForms.end() && !contains(of_forms->forms, question.form) &&
                      !contains(question.options, Option{0, name});  // as cards.show offers unknown
  if (strays) return fmt::format("is for {}", of_forms->said);
  const auto is_one_of = [&](std::initializer_list<const char*> names) {
    return std::ranges::find(names, name) != names.end();
  };
  if (is_one_of({"secret", "chance", "drastic", "power", "unknown", "tally", "revealed"}))
    return type == LUA_TBOOLEAN ? "" : "is true or false";
  if (is_one_of({"min", "max", "count"})) return type == LUA_TNUMBER ? "" : "is a whole number";
  if (is_one_of({"why", "against"}))
    return type == LUA_TFUNCTION ? "" : "is a function that gives a text's id";
  return {};
}

}  // namespace

void note_unknown_fields(lua_State* thread, int index, const Question& question) {
  Watch* watch = host(thread).watch;
  if (watch == nullptr) return;
  lua_pushnil(thread);
  while (lua_next(thread, index) != 0) {
    const int type = lua_type(thread, -1);
    lua_pop(thread, 1);
    if (lua_istable(thread, -1)) continue;  // the form, beside what is asked through advice
    const std::string name = name_at(thread, -1);
    const std::string expected = expected_kind(name, type, question);
    if (!expected.empty())
      watch->strange.try_emplace(
          name, diagnostic_here(thread, fmt::format("question '{}': its field '{}' {}", question.id,
                                                    name, expected)));
    if (!contains(kQuestionFields, name))
      watch->strange.try_emplace(
          name, diagnostic_here(
                    thread, fmt::format("question '{}' has a field '{}', which no question has; {}",
                                        question.id, name, suggestion(name, kQuestionFields))));
  }
}

}  // namespace narrator::lua
