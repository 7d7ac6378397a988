#include "engine/lua/loader.hpp"

#include <cmath>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/declaration/diagnostic.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/letters.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Number kMostTimes = 1024;  // any larger power of 2 overflows
constexpr const char* kKind = "narrator.operator";

// What `_length` and `_power` stand for, and what `_power ^ exponent` returns.
struct Operator {
  enum class Does { length, take_exponent, power } does;
  lua_Number exponent;
  bool whole;  // whether the exponent is an integer of Lua
};

void push_operator(lua_State* L, Operator::Does does, lua_Number exponent = 0, bool whole = false) {
  new (lua_newuserdatauv(L, sizeof(Operator), 0)) Operator{does, exponent, whole};
  luaL_getmetatable(L, kKind);
  lua_setmetatable(L, -2);
}

// A state has no other userdata.
const Operator* operator_at(lua_State* L, int index) {
  return lua_type(L, index) == LUA_TUSERDATA
             ? static_cast<const Operator*>(lua_touserdata(L, index))
             : nullptr;
}

lua_Number number(lua_State* L, int index) {
  int is_number = 0;
  const lua_Number found = lua_tonumberx(L, index, &is_number);
  if (is_number != 0) return found;
  throw Fault("attempt to perform arithmetic on a {} value", luaL_typename(L, index));
}

// Multiplies the base by itself, because the system's pow() may differ in the last digit.
lua_Number power(lua_Number base, lua_Number exponent) {
  if (exponent != std::floor(exponent) || std::abs(exponent) > kMostTimes)
    throw Fault("a ^ b takes a whole number b, of at most 1024");
  lua_Number result = 1;
  for (auto times = static_cast<int>(std::abs(exponent)); times > 0; --times) result *= base;
  return exponent < 0 ? 1 / result : result;
}

// The power of the base at 1: an integer if both are and it is exact, as games keep no others.
void push_power(lua_State* L, const Operator& by) {
  constexpr lua_Number kExact = 9007199254740992;  // 2^53
  const lua_Number result = power(number(L, 1), by.exponent);
  if (lua_isinteger(L, 1) != 0 && by.whole && by.exponent >= 0 && std::abs(result) < kExact) {
    lua_pushinteger(L, static_cast<lua_Integer>(result));
  } else {
    lua_pushnumber(L, result);
  }
}

lua_Integer length(lua_State* L, int index) {
  if (lua_istable(L, index)) return length_of_list(L, index);
  if (lua_type(L, index) == LUA_TSTRING) return static_cast<lua_Integer>(lua_rawlen(L, index));
  throw Fault("attempt to get length of a {} value", luaL_typename(L, index));
}

// The metamethod of `^`: one of the operands is an Operator.
int operate(lua_State* L) {
  const Operator* left = operator_at(L, 1);
  if (left == nullptr) {
    push_power(L, *operator_at(L, 2));
  } else if (left->does == Operator::Does::length) {
    lua_pushinteger(L, length(L, 2));
  } else {
    push_operator(L, Operator::Does::power, number(L, 2), lua_isinteger(L, 2) != 0);
  }
  return 1;
}

// Marks each stretch with a call that records when it runs; a local, as a stretch may have an
// `_ENV` of its own.
std::string with_marks(std::string_view script) {
  std::string marked = "local _ran = _ran; ";
  std::size_t copied = 0;
  for (const StatementRun& stretch : stretches_in(script)) {
    marked += script.substr(copied, stretch.at - copied);
    marked += fmt::format("_ran({});", stretch.at);
    copied = stretch.at;
  }
  return marked.append(script.substr(copied));
}

// _ran(place): records that the stretch beginning there runs.
int ran(lua_State* L) {
  lua_Debug at;
  if (lua_getstack(L, 1, &at) == 0) return 0;
  lua_getinfo(L, "S", &at);
  host(L).watch->ran[at.short_src].insert(static_cast<std::size_t>(lua_tointeger(L, 1)));
  return 0;
}

bool load_binary(lua_State* L, std::string_view code) {
  if (code.empty()) return false;
  if (luaL_loadbufferx(L, code.data(), code.size(), "", "b") == LUA_OK) return true;
  lua_pop(L, 1);
  return false;
}

// Returns the last line of the function that lacks its `end`: the next token at the left margin
// begins something new. Returns `otherwise` if that is unclear, as in code without indentation.
int last_before_missing_end(std::string_view text, int otherwise) {
  int open = 0, last = 0, opened = 0;
  for (const LuaToken& token : tokens_of(text)) {
    const TextPlace place = place_at(text, token.at);
    const bool closes = token.is("end") || token.is("until");
    if (open > 0 && place.column == 0 && token.kind == LuaToken::Kind::name && !closes)
      return last > opened ? last : otherwise;
    if (token.is("function") || token.is("do") || token.is("if") || token.is("repeat")) {
      if (open++ == 0) opened = place.line;
    } else if (closes) {
      --open;
    }
    last = place.line;
  }
  return otherwise;
}

// Returns the block that the bracket at `at` leaves open, as every `end` before it closed another
// one; the line of its opening is 0 if there is none.
struct LeftOpen {
  std::string_view word;
  int opened = 0, last = 0;  // lines: the opening, and the last one before the final `end`
};
LeftOpen left_open(std::string_view text, std::size_t at) {
  std::vector<LuaToken> open;
  LuaToken before, between;
  for (const LuaToken& token : tokens_of(text.substr(0, at))) {
    if (is_any_of(token, {"function", "do", "if", "repeat"})) open.push_back(token);
    if (is_any_of(token, {"end", "until"}) && !open.empty()) open.pop_back();
    before = std::exchange(between, token);
  }
  if (open.empty() || !between.is("end")) return {};
  return {open.back().text, place_at(text, open.back().at).line, place_at(text, before.at).line};
}

// Returns the character of a script that looks like the one it is to be, or "".
std::string_view looks_like(char32_t c) {
  constexpr std::u32string_view kQuotes = U"“”„«»「」『』‘’‚´";
  constexpr std::u32string_view kSpaces = U"\u00a0\u2002\u2003\u2009\u200b\u202f\ufeff";
  constexpr std::u32string_view kDashes = U"‐‑–—−";
  if (kQuotes.find(c) != kQuotes.npos) return "\"";
  if (kSpaces.find(c) != kSpaces.npos) return " ";
  return kDashes.find(c) != kDashes.npos ? "-" : c == U'、' ? "," : "";
}

// Tells of the first character on the line that no script has outside of quotes; returns false if
// there is none.
bool tell_strange(std::string_view text, Diagnostic& error) {
  const std::string_view line = line_of(text, error.line);
  const auto begin = static_cast<std::size_t>(line.data() - text.data());
  for (const LuaToken& token : tokens_of(text.substr(0, begin + line.size()))) {
    if (token.at < begin || token.kind != LuaToken::Kind::sign ||
        static_cast<unsigned char>(token.text[0]) < 0x80)
      continue;
    std::string_view rest = text.substr(token.at);
    const char32_t c = next_code_point(rest);
    if (c == replacement_character) return false;
    std::string written(looks_like(c)), shown;
    append_code_point(shown, c);
    if (written.empty() && of_usual_width(c) != c) append_code_point(written, of_usual_width(c));
    const std::string hint =
        written.empty()  ? "names are made of a to z, digits and _, other letters stand in quotes"
        : written == " " ? "it is a special space: type a plain one, or none"
                         : fmt::format("type {} instead", written);
    error.column = token.at - begin;
    error.message =
        fmt::format("‘{}’ (U+{:04X}) means nothing here; {}", shown, std::uint32_t{c}, hint);
    return true;
  }
  return false;
}

// Returns the byte offset of the token at which Lua stopped on this line: cut off behind it, the
// text fails there just the same. The line's end if there is no such token, or too many to try.
std::size_t where_stopped(lua_State* L, std::string_view text, const Diagnostic& error) {
  int tries = 100;  // as a stranger's line may repeat a token endlessly
  const auto quoted = error.message.rfind(" near '");
  const std::string_view line = line_of(text, error.line);
  const auto begin = static_cast<std::size_t>(line.data() - text.data());
  if (quoted == std::string::npos || line.empty()) return begin + line.size();
  const std::string near = error.message.substr(quoted);
  const std::size_t length = near.size() - sizeof(" near ''") + 1;
  for (std::size_t end = begin + length; end <= begin + line.size() && tries > 0; ++end) {
    if (text.substr(end - length, length) != std::string_view(near).substr(7, length)) continue;
    --tries;
    const bool fails = luaL_loadbufferx(L, text.data(), end, "=", "t") != LUA_OK;
    const bool stops = fails && std::string_view(lua_tostring(L, -1)).ends_with(near);
    lua_pop(L, 1);
    if (stops) return end - length;
  }
  return begin + line.size();
}

// Returns what is written instead in Lua, for what other languages write, or ""; `there` is the
// text at which Lua stopped.
std::string written_instead(std::string_view message, std::string_view there) {
  if (there.empty()) return {};
  struct Instead {
    std::string_view expected, there, hint;
  };
  static constexpr Instead kInstead[] = {
      {"", "!=", "“is not” is written ~="},
      {"", "!", "“not” is written not"},
      {"", "&", "“and” is written and"},
      {"", "|", "“or” is written or"},
      {"", "+=", "write it out: x = x + 1"},
      {"", "-=", "write it out: x = x - 1"},
      {"", "++", "write it out: x = x + 1"},
      {"", "//", "a comment begins with --"},
      {"", "/*", "a comment begins with --"},
      {"'then'", "=", "== compares, = sets"},
      {"'then'", "", "a condition is if … then … end"},
      {"'do'", "", "a loop is for … do … end or while … do … end"},
      {"'}'", ":", "a field is set with =, as in id = \"x\""},
      {"'}'", "=", "a name with a dot or a hyphen stands in brackets, as in [\"word.x\"] = \"…\""},
      {"'}'", "", "is a comma missing before it?"},
      {"')'", "", "is a comma or a bracket missing before it?"},
  };
  for (const Instead& one : kInstead) {
    if (message.starts_with(one.expected) && there.starts_with(one.there))
      return fmt::format("; {}", one.hint);
  }
  return {};
}

// Returns the error of a source that does not compile, told where Lua stopped.
ScriptError syntax_error(lua_State* L, const Source& source, Diagnostic error) {
  if (error.message.starts_with("'end' expected")) {
    error.line = last_before_missing_end(source.text, error.line);
    error.message = "behind this line " + error.message;
  } else if (error.message.find("near '<\\") == error.message.npos ||
             !tell_strange(source.text, error)) {
    const std::size_t at = where_stopped(L, source.text, error);
    const LeftOpen block =
        error.message == "unexpected symbol near ')'" ? left_open(source.text, at) : LeftOpen();
    if (block.opened > 0) {
      error.line = block.last;
      error.column = line_of(source.text, block.last).find_first_not_of(" \t");
      error.message =
          fmt::format("behind this line 'end' expected (to close '{}' at line {}) near ')'",
                      block.word, block.opened);
      return ScriptError(error, {source});
    }
    error.column = place_at(source.text, at).column;
    error.message += written_instead(error.message, source.text.view().substr(at));
  }
  return ScriptError(error, {source});
}

}  // namespace

void add_marks(lua_State* L) { set_function(L, "_ran", call<ran>); }

void add_operators(lua_State* L) {
  luaL_newmetatable(L, kKind);
  set_function(L, "__pow", call<operate>);
  lua_pop(L, 1);
  push_operator(L, Operator::Does::length);
  lua_setfield(L, -2, "_length");
  push_operator(L, Operator::Does::take_exponent);
  lua_setfield(L, -2, "_power");
}

void compile(State& state, const Source& source) {
  lua_State* L = state.get();
  const bool budget = state.has_budget();
  const std::string_view text = source.text;
  if (text.size() > kMaxSource)
    throw ScriptError(Diagnostic{source.name, 0, 0,
                                 fmt::format("a script is at most {} KiB long", kMaxSource >> 10)},
                      {source});
  state.refill();
  const Watch* watch = state.host().watch;
  const bool marked = budget && watch != nullptr && watch->marked.contains(source.name);
  // Bundled sources are embedded compiled, as compiling dominates a start.
  const BundledSource* bundled = marked ? nullptr : bundled_as(source);
  if (bundled != nullptr && load_binary(L, budget ? bundled->budget_code : bundled->code)) return;
  const std::string own =
      budget ? with_own_operators(marked ? with_marks(text) : text) : std::string();
  const std::string_view script = budget ? std::string_view(own) : text;
  if (luaL_loadbufferx(L, script.data(), script.size(), ("=" + source.name).c_str(), "t") !=
      LUA_OK) {
    const ScriptError error = script_error(L);
    // An error about deep nesting names no place.
    if (!error.diagnostic().file.empty()) throw syntax_error(L, source, error.diagnostic());
    throw ScriptError(
        with_path(Diagnostic{source.name, 0, 0, error.diagnostic().message}, {source}),
        error.below());
  }
}

}  // namespace narrator::lua
