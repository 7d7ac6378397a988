#include <limits>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/lua/read.hpp"

namespace narrator::lua {
namespace {

// Pushes a field of the table at `index`; returns its type.
int field(lua_State* L, int index, const char* name) {
  lua_pushstring(L, name);
  return lua_rawget(L, index);
}

[[noreturn]] void complain(const Question& q, const char* what) {
  throw std::runtime_error(fmt::format("question '{}': {}", q.id, what));
}

bool flag(lua_State* L, int index, const char* name) {
  field(L, index, name);
  const bool set = lua_toboolean(L, -1) != 0;
  lua_pop(L, 1);
  return set;
}

int whole(lua_State* L, int index, const char* name, int otherwise, const Question& q) {
  const int type = field(L, index, name);
  int is_number = 0;
  const lua_Integer value = lua_tointegerx(L, -1, &is_number);
  lua_pop(L, 1);
  if (type == LUA_TNIL) return otherwise;
  if (is_number == 0 || value < -1'000'000'000 || value > 1'000'000'000) complain(q, "min, max and count are whole numbers");
  return static_cast<int>(value);
}

void read_option(lua_State* L, int index, Option& option, const Question& q) {
  option.seat = seat_of(L, index);
  option.word.clear();
  if (option.seat > 0) return;
  if (lua_type(L, index) != LUA_TSTRING) complain(q, "its options are players or words");
  std::size_t length = 0;
  const char* text = lua_tolstring(L, index, &length);
  option.word.assign(text, length);
}

void read_options(lua_State* L, int index, const char* name, std::vector<Option>& options, const Question& q) {
  const int type = field(L, index, name);
  if (type != LUA_TTABLE) {
    options.clear();
    if (type != LUA_TNIL) complain(q, "its options stand in a list");
  } else {
    const auto n = lua_rawlen(L, -1);
    options.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      lua_rawgeti(L, -1, static_cast<lua_Integer>(i + 1));
      read_option(L, -1, options[i], q);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

Form read_form(lua_State* L, int index, const Question& q) {
  field(L, index, "form");
  const std::string form = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  lua_pop(L, 1);
  if (form == "choose") return Form::choose;
  if (form == "confirm") return Form::confirm;
  if (form == "ballots") return Form::ballots;
  if (form == "deal") return Form::deal;
  if (form == "number") return Form::number;
  if (form == "acknowledge") return Form::acknowledge;
  complain(q, "it has no form");
}

void read_copies(lua_State* L, int index, Question& q) {
  q.copies.clear();
  if (field(L, index, "copies") == LUA_TTABLE) {
    for (std::size_t i = 1; i <= q.options.size(); ++i) {
      lua_rawgeti(L, -1, static_cast<lua_Integer>(i));
      q.copies.push_back(static_cast<int>(lua_tointeger(L, -1)));
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  if (q.copies.empty()) q.copies.assign(q.options.size(), 1);
}

void read_slots(lua_State* L, int index, Question& q) {
  q.positions = 0;
  if (field(L, index, "slots") == LUA_TNUMBER) {
    q.positions = static_cast<int>(lua_tointeger(L, -1));
    lua_pop(L, 1);
    q.slots.clear();
    return;
  }
  lua_pop(L, 1);
  read_options(L, index, "slots", q.slots, q);
}

void read_range(lua_State* L, int index, Question& q) {
  q.min = q.max = 1;
  if (q.form == Form::number) {
    q.min = whole(L, index, "min", 0, q);
    q.max = whole(L, index, "max", std::numeric_limits<int>::max(), q);
  } else if (q.form == Form::choose) {
    const int count = whole(L, index, "count", 1, q);
    q.min = whole(L, index, "min", count, q);
    q.max = whole(L, index, "max", count, q);
    if (static_cast<std::size_t>(q.max) > q.options.size()) complain(q, "it wants more than there is to choose from");
  }
  if (q.min > q.max) complain(q, "its min is above its max");
}

void read_audience(lua_State* L, int index, Question& q) {
  q.to = Audience{};
  q.secret = flag(L, index, "secret");
  if (!q.secret) {
    q.to.all = true;
  } else if (field(L, index, "to") != LUA_TNIL) {
    q.to = to_audience(L, -1);
    lua_pop(L, 1);
  } else {
    lua_pop(L, 1);
    if (q.of > 0) q.to.seats.push_back(q.of);
  }
}

}  // namespace

void to_question(lua_State* L, int index, Question& q) {
  if (!lua_istable(L, index)) throw std::runtime_error("a question is a table");
  index = lua_absindex(L, index);
  q.id.clear();
  if (field(L, index, "id") == LUA_TSTRING) q.id = lua_tostring(L, -1);
  lua_pop(L, 1);
  if (q.id.empty()) throw std::runtime_error("a question needs an id: choose{ id = \"nominate\", … }");
  q.form = read_form(L, index, q);
  field(L, index, "of");
  q.of = seat_of(L, -1);
  lua_pop(L, 1);
  if (q.form == Form::confirm) {
    q.options.assign({Option{0, "yes"}, Option{0, "no"}});
  } else {
    read_options(L, index, "options", q.options, q);
  }
  q.copies.clear();
  q.slots.clear();
  q.positions = 0;
  if (q.form == Form::ballots || q.form == Form::deal) read_slots(L, index, q);
  if (q.form == Form::deal) read_copies(L, index, q);
  read_range(L, index, q);
  q.chance = flag(L, index, "chance");
  q.unknown = flag(L, index, "unknown");
  q.drastic = flag(L, index, "drastic");
  read_audience(L, index, q);
  field(L, index, "args");
  q.args = to_args(L, -1);
  lua_pop(L, 1);
  const bool wants_options = q.form != Form::number && q.form != Form::acknowledge;
  if (wants_options && q.options.empty()) complain(q, "there is nothing to choose from");
  if ((q.form == Form::ballots || q.form == Form::deal) && places(q) == 0) complain(q, "nobody is to answer it");
}

}  // namespace narrator::lua
