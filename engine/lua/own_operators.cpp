#include "engine/lua/own_operators.hpp"

#include <cmath>
#include <new>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/lua/list_length.hpp"
#include "engine/lua/native_call.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Number kMostTimes = 1024;  // a larger power of 2 is no number any more
// Found once and not at every use.
constexpr std::string_view kNames = "local _length, _power = _length, _power; ";
constexpr const char* kKind = "narrator.operator";

// The end of the long bracket that begins at `at` ("[==["), or `at` where none does.
std::size_t end_of_long_bracket(std::string_view script, std::size_t at) {
  const std::size_t open = script.find_first_not_of('=', at + 1);
  if (script[at] != '[' || open == script.npos || script[open] != '[') return at;
  const std::string close = "]" + std::string(open - at - 1, '=') + "]";
  const std::size_t end = script.find(close, open);
  return end == script.npos ? script.size() : end + close.size();
}

std::size_t end_of_string(std::string_view script, std::size_t at) {
  const char quote = script[at];
  for (++at; at < script.size() && script[at] != quote && script[at] != '\n'; ++at) {
    if (script[at] == '\\') ++at;
  }
  return std::min(at + 1, script.size());
}

std::size_t end_of_comment(std::string_view script, std::size_t at) {
  if (at + 2 < script.size()) {
    const std::size_t end = end_of_long_bracket(script, at + 2);
    if (end > at + 2) return end;
  }
  return std::min(script.find('\n', at), script.size());
}

// The end of what begins at `at` and is no code, or `at` where code does.
std::size_t end_of_text(std::string_view script, std::size_t at) {
  switch (script[at]) {
    case '"':
    case '\'': return end_of_string(script, at);
    case '[': return end_of_long_bracket(script, at);
    case '-': return script.substr(at).starts_with("--") ? end_of_comment(script, at) : at;
    default: return at;
  }
}

// What stands behind `_length` and `_power`, and behind `_power ^ exponent`.
struct Operator {
  enum class Does { length, take_exponent, power } does;
  lua_Number exponent;
};

void push_operator(lua_State* L, Operator::Does does, lua_Number exponent = 0) {
  new (lua_newuserdatauv(L, sizeof(Operator), 0)) Operator{does, exponent};
  luaL_getmetatable(L, kKind);
  lua_setmetatable(L, -2);
}

// Nothing else in a state is a userdata.
const Operator* operator_at(lua_State* L, int index) {
  return lua_type(L, index) == LUA_TUSERDATA
             ? static_cast<const Operator*>(lua_touserdata(L, index))
             : nullptr;
}

lua_Number number(lua_State* L, int index) {
  int is_number = 0;
  const lua_Number found = lua_tonumberx(L, index, &is_number);
  if (is_number != 0) return found;
  throw std::runtime_error(
      fmt::format("attempt to perform arithmetic on a {} value", luaL_typename(L, index)));
}

// The base multiplied by itself: the system's own may differ in the last digit.
lua_Number power(lua_Number base, lua_Number exponent) {
  if (exponent != std::floor(exponent) || std::abs(exponent) > kMostTimes)
    throw std::runtime_error("a ^ b takes a whole number b, of at most 1024");
  lua_Number result = 1;
  for (auto times = static_cast<int>(std::abs(exponent)); times > 0; --times) result *= base;
  return exponent < 0 ? 1 / result : result;
}

lua_Integer length(lua_State* L, int index) {
  if (lua_istable(L, index)) return length_of_list(L, index);
  if (lua_type(L, index) == LUA_TSTRING) return static_cast<lua_Integer>(lua_rawlen(L, index));
  throw std::runtime_error(
      fmt::format("attempt to get length of a {} value", luaL_typename(L, index)));
}

// The metamethod of `^`: one of the two is an Operator.
int operate(lua_State* L) {
  const Operator* left = operator_at(L, 1);
  if (left == nullptr) {
    lua_pushnumber(L, power(number(L, 1), operator_at(L, 2)->exponent));
  } else if (left->does == Operator::Does::length) {
    lua_pushinteger(L, length(L, 2));
  } else {
    push_operator(L, Operator::Does::power, number(L, 2));
  }
  return 1;
}

}  // namespace

std::string with_own_operators(std::string_view script) {
  std::string own(kNames);
  own.reserve(script.size() + script.size() / 8 + kNames.size());
  for (std::size_t at = 0; at < script.size();) {
    const std::size_t end = end_of_text(script, at);
    if (end > at) {
      own += script.substr(at, end - at);
      at = end;
      continue;
    }
    const char c = script[at++];
    if (c == '#' && at > 1) {  // at the very beginning it is none
      own += " _length^";
    } else {
      own += c;
      if (c == '^') own += "_power^";
    }
  }
  return own.size() == script.size() + kNames.size() ? std::string(script) : own;
}

void add_operators(lua_State* L) {
  luaL_newmetatable(L, kKind);
  lua_pushcfunction(L, call<operate>);
  lua_setfield(L, -2, "__pow");
  lua_pop(L, 1);
  push_operator(L, Operator::Does::length);
  lua_setfield(L, -2, "_length");
  push_operator(L, Operator::Does::take_exponent);
  lua_setfield(L, -2, "_power");
}

}  // namespace narrator::lua
