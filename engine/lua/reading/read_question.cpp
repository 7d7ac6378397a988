#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <tuple>

#include <fmt/format.h>

#include "engine/lua/host.hpp"
#include "engine/lua/reading/read_values.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kMostOptions = 1000;  // more of anything is a mistake

// Where ask.lua puts things on the stack.
enum StackPlace : int {
  kQuestion = 1,
  kForm,
  kId,
  kOf,
  kOptions,
  kSlots,
  kMin,
  kMax,
  kSecret,
  kChance,
  kDrastic,
  kArgs
};
static_assert(kOptions == kOptionsPlace && kSlots == kSlotsPlace && kArgs == kArgsPlace);

[[noreturn]] void complain(const Question& q, const std::string& what) {
  throw std::runtime_error(fmt::format("question '{}': {}", q.id, what));
}

// Pushes a field of the question's table; returns its type.
int field(lua_State* L, const char* name) {
  lua_pushstring(L, name);
  return lua_rawget(L, kQuestion);
}

int whole(lua_State* L, int index, int otherwise, const Question& q) {
  if (lua_isnil(L, index)) return otherwise;
  int is_number = 0;
  const lua_Integer value = lua_tointegerx(L, index, &is_number);
  if (is_number == 0 || value < -1'000'000'000 || value > 1'000'000'000)
    complain(q, "min, max and count are whole numbers");
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
  if (n > kMostOptions) complain(q, "it has too many options");
  options.resize(n);
  for (std::size_t i = 0; i < n; ++i) {
    if (host(L).limited) count_handed(L);
    lua_rawgeti(L, index, static_cast<lua_Integer>(i + 1));
    read_option(L, -1, options[i], q);
    lua_pop(L, 1);
  }
}

bool is_less(const Option* a, const Option* b) {
  return std::tie(a->seat, a->word) < std::tie(b->seat, b->word);
}

// Few are compared as they stand; many are put in order first.
bool all_different(const std::vector<Option>& options) {
  constexpr std::size_t kFew = 50;
  if (options.size() <= kFew) {
    for (auto here = options.begin(); here != options.end(); ++here) {
      if (std::find(options.begin(), here, *here) != here) return false;
    }
    return true;
  }
  std::vector<const Option*> sorted;
  for (const Option& option : options) sorted.push_back(&option);
  std::sort(sorted.begin(), sorted.end(), is_less);
  return std::adjacent_find(sorted.begin(), sorted.end(), [](const Option* a, const Option* b) {
           return *a == *b;
         }) == sorted.end();
}

// The program's own scripts, which were tested with the limits on, do not.
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

// Requires that one is there twice.
std::string offered_twice(const std::vector<Option>& options) {
  assert(options.size() > 1);
  auto here = options.begin();
  while (std::find(options.begin(), here, *here) == here) ++here;
  return here->seat > 0 ? fmt::format("the player at seat {}", here->seat)
                        : fmt::format("'{}'", here->word);
}

void read_from(lua_State* L, Question& q) {
  read_options(L, kOptions, q.options, q);
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
  q.barred = host(L).barred;
  q.tally = q.barred.empty() && set_in_question(L, "tally");
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

// What chance deals must be enough for everybody.
void check_faces(const Question& q) {
  if (std::accumulate(q.copies.begin(), q.copies.end(), std::size_t{0}, [](std::size_t sum, int n) {
        return sum + static_cast<std::size_t>(n);
      }) < places(q)) {
    complain(q, "there are fewer faces than slots");
  }
}

// What the last question leaves behind where this one does not say it, or where it is added to, is
// emptied; its storage is kept. Not so form, options, secret, chance, drastic, power and args:
// to_question() sets each of them anew, whatever the form.
void clear(Question& q) {
  q.id.clear();
  q.of = q.positions = 0;
  q.min = q.max = 1;
  q.several = false;
  q.copies.clear();
  q.slots.clear();
  q.barred.clear();
  q.unknown = q.tally = false;
  q.to.all = false;
  q.to.seats.clear();
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
    case Form::number:
      q.options.clear();
      return read_range(L, q, 0, std::numeric_limits<int>::max());
    case Form::acknowledge: return q.options.clear();
  }
  complain(q, "it has no form");
}

}  // namespace

void to_question(lua_State* L, Question& q) {
  clear(q);
  if (!lua_istable(L, kQuestion)) throw std::runtime_error("a question is a table");
  if (lua_type(L, kId) == LUA_TSTRING) q.id = text_at(L, kId);
  if (q.id.empty())
    throw std::runtime_error("a question needs an id: choose{ id = \"nominate\", … }");
  q.form = static_cast<Form>(whole(L, kForm, -1, q));
  q.of = seat_of(L, kOf);
  if (q.of == 0 && !lua_isnoneornil(L, kOf)) complain(q, "it is of somebody who is no player");
  q.chance = lua_toboolean(L, kChance) != 0;
  read_what_form_wants(L, q);
  if (q.min > q.max) complain(q, "its min is above its max");
  q.drastic = lua_toboolean(L, kDrastic) != 0;
  q.power = set_in_question(L, "power");
  read_audience(L, q);
  if (lua_type(L, kArgs) == LUA_TFUNCTION) return q.args.clear();  // until a prompt needs it
  read_args(L, kArgs, q.args);
}

}  // namespace narrator::lua
