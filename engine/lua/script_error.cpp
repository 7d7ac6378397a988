#include "engine/lua/script_error.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kMaxMessage = 600;
constexpr int kMaxLevels = 5;
constexpr int kMaxLooked = 200;  // levels; a runaway recursion has hundreds of thousands

std::string clean(std::string_view text) { return without_control(text.substr(0, kMaxMessage)); }

// Lua prefixes its messages with the place: "games/pick.lua:3: what is wrong".
Diagnostic with_place(const std::string& message) {
  const auto colon = message.find(".lua:");
  if (colon == std::string::npos) return {"", 0, 0, message};
  const auto number = colon + 5;
  const auto end = message.find(':', number);
  if (end == std::string::npos) return {"", 0, 0, message};
  Diagnostic diagnostic{message.substr(0, colon + 4), 0, 0,
                        message.substr(std::min(end + 2, message.size()))};
  std::from_chars(message.data() + number, message.data() + end, diagnostic.line);
  return diagnostic;
}

// Returns the column of the name quoted in the message if the line has it, else of the first word.
std::size_t caret_column(std::string_view line, std::string_view message) {
  const auto open = message.find('\'');
  const auto close = open == std::string_view::npos ? open : message.find('\'', open + 1);
  if (close != std::string_view::npos && close > open + 1) {
    const auto at = line.find(message.substr(open + 1, close - open - 1));
    if (at != std::string_view::npos) return at;
  }
  const auto first = line.find_first_not_of(" \t");
  return first == std::string_view::npos ? 0 : first;
}

std::string quote_line(const Host& host, Diagnostic& diagnostic) {
  const auto* source = found_in(host.sources, diagnostic.file);
  if (source == nullptr || diagnostic.line < 1) return {};
  diagnostic.path = source->path;
  diagnostic.column = caret_column(line_of(source->text, diagnostic.line), diagnostic.message);
  return quoted_line(*source, diagnostic.line, diagnostic.column);
}

std::string way_there(lua_State* thread, const Diagnostic& diagnostic) {
  const auto& sources = lua::host(thread).sources;
  std::string way;
  lua_Debug frame;
  int shown = 0;
  for (int level = 0;
       shown < kMaxLevels && level < kMaxLooked && lua_getstack(thread, level, &frame) != 0;
       ++level) {
    lua_getinfo(thread, "Sl", &frame);
    const std::string_view file = frame.short_src;
    if (!is_script(frame)) continue;
    if (file == diagnostic.file && frame.currentline == diagnostic.line) continue;
    const auto* source = found_in(sources, frame.short_src);
    way += fmt::format("\n  called at {}:{}", source ? source->called() : file, frame.currentline);
    ++shown;
  }
  return way;
}

ScriptError described(lua_State* thread, Diagnostic diagnostic) {
  if (diagnostic.line == 0) diagnostic.file.clear();
  const std::string quoted = quote_line(lua::host(thread), diagnostic);
  const std::string way = way_there(thread, diagnostic);
  return ScriptError(std::move(diagnostic), quoted + way);
}

std::string in_short(lua_State* L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) return fmt::format("\"{}\"", clean(bytes_at(L, index)));
  if (lua_isinteger(L, index)) return std::to_string(lua_tointeger(L, index));
  if (lua_isboolean(L, index)) return lua_toboolean(L, index) != 0 ? "true" : "false";
  if (seat_of(L, index) > 0) return "a player";
  return lua_isnil(L, index) ? "nil" : fmt::format("a {}", luaL_typename(L, index));
}

// Returns the call at this level, such as "where(list = nil, keep = "alive", but = nil)".
std::string call_at(lua_State* thread, int level) {
  constexpr int kMostGiven = 8;
  lua_Debug frame;
  if (lua_getstack(thread, level, &frame) == 0) return {};
  lua_getinfo(thread, "nu", &frame);
  if (frame.name == nullptr) return {};
  std::string given;
  for (int i = 1; i <= std::min<int>(frame.nparams, kMostGiven); ++i) {
    const char* name = lua_getlocal(thread, &frame, i);
    if (name == nullptr) break;
    given += fmt::format("{}{} = {}", i > 1 ? ", " : "", name, in_short(thread, -1));
    lua_pop(thread, 1);
  }
  return fmt::format("{}({}): ", frame.name, given);
}

bool is_library(lua_State* thread, int level) {
  lua_Debug frame;
  return lua_getstack(thread, level, &frame) != 0 && lua_getinfo(thread, "S", &frame) != 0 &&
         std::string_view(frame.short_src).starts_with("scripts/lib/");
}

// Returns the message, located at the call into the library if it came from within the library.
Diagnostic at_call(lua_State* thread, const std::string& message) {
  Diagnostic diagnostic = with_place(message);
  if (diagnostic.message.ends_with("of a function value"))
    diagnostic.message += "; a function has to be called, as in voters()";
  // Lua's own messages do not tell what the library was given.
  if (!diagnostic.file.starts_with("scripts/lib/") &&
      !diagnostic.message.starts_with("attempt to "))
    return diagnostic;
  lua_Debug frame;
  for (int level = 0; level < kMaxLooked && lua_getstack(thread, level, &frame) != 0; ++level) {
    lua_getinfo(thread, "Sl", &frame);
    if (!is_script(frame)) continue;
    const bool called = level > 0 && is_library(thread, level - 1);
    return called ? Diagnostic{frame.short_src, frame.currentline, 0,
                               call_at(thread, level - 1) + diagnostic.message}
                  : diagnostic;
  }
  return diagnostic;
}

std::string message_on_top(lua_State* thread) {
  if (lua_type(thread, -1) == LUA_TSTRING) return clean(bytes_at(thread, -1));
  return placed(diagnostic_here(
      thread,
      "this fails without saying why; expected a text, as in error(\"no cards are left\")"));
}

// A message handler for lua_pcall.
int told_at_call(lua_State* L) {
  try {
    const Diagnostic diagnostic = at_call(L, message_on_top(L));
    if (diagnostic.line > 0)
      lua_pushstring(
          L,
          fmt::format("{}:{}: {}", diagnostic.file, diagnostic.line, diagnostic.message).c_str());
  } catch (const std::exception&) {  // keeps the message
  }
  return 1;
}

}  // namespace

int call_told(lua_State* L, int arguments, int results) {
  const int place = lua_gettop(L) - arguments;  // of the function
  lua_pushcfunction(L, told_at_call);
  lua_insert(L, place);
  const int outcome = lua_pcall(L, arguments, results, place);
  lua_remove(L, place);
  return outcome;
}

ScriptError script_error(lua_State* thread) {
  return described(thread, at_call(thread, message_on_top(thread)));
}

bool has_left(lua_State* thread) {
  lua_Debug frame;
  for (int level = 0; level < kMaxLooked && lua_getstack(thread, level, &frame) != 0; ++level) {
    lua_getinfo(thread, "Slt", &frame);
    if (is_script(frame)) return false;
    if (frame.istailcall != 0) return true;
  }
  return true;
}

// Returns where scripts contain `id = "ID"`, by id; without a line if several do. All scripts are
// read once, as examining a game asks thousands of times.
std::map<std::string, Diagnostic> places_of_questions(const Host& host) {
  std::map<std::string, Diagnostic> places;
  for (const auto& [name, source] : host.sources) {
    if (name.starts_with("scripts/lib/")) continue;
    LuaToken before, between;
    for (const LuaToken& token : tokens_of(source.text)) {
      if (token.kind == LuaToken::Kind::string && between.is("=") && before.is("id")) {
        const Diagnostic here{name, place_at(source.text, token.at).line, 0, ""};
        const auto [place, is_new] = places.emplace(token.text, here);
        if (!is_new) place->second = {};
      }
      before = std::exchange(between, token);
    }
  }
  return places;
}

Diagnostic place_of_question(Host& host, const std::string& id) {
  if (!host.questions) host.questions = places_of_questions(host);
  return found_or(*host.questions, id, Diagnostic());
}

Diagnostic question_here(lua_State* thread, const std::string& id) {
  Diagnostic there;
  if (has_left(thread)) there = place_of_question(lua::host(thread), id);
  return there.line > 0 ? there : diagnostic_here(thread, "");
}

ScriptError mistake_error(lua_State* thread, const std::string& mistake, const std::string& id) {
  Diagnostic diagnostic = id.empty() ? diagnostic_here(thread, "") : question_here(thread, id);
  diagnostic.message = clean(mistake);
  return diagnostic.line == 0 ? ScriptError(diagnostic) : described(thread, diagnostic);
}

Diagnostic diagnostic_here(lua_State* thread, std::string message) {
  lua_Debug frame;
  if (!find_script(thread, 0, kMaxLooked, frame)) return {"", 0, 0, std::move(message)};
  return {frame.short_src, frame.currentline, 0, std::move(message)};
}

std::string_view running_text(lua_State* L) {
  constexpr int kLooked = 50;
  lua_Debug frame;
  const Source* source =
      find_script(L, 1, kLooked, frame) ? found_in(host(L).sources, frame.short_src) : nullptr;
  return source == nullptr ? std::string_view() : source->text.view();
}

std::vector<std::string> names_written_there(lua_State* L, const std::string& name) {
  std::set<std::string, std::less<>> names;
  const std::string_view text = running_text(L);
  spend(host(L), text.size() * (1 + name.size()));
  for (const LuaToken& token : tokens_of(text)) {
    if (token.kind == LuaToken::Kind::name && token.text != name) names.emplace(token.text);
  }
  return {names.begin(), names.end()};
}

std::string local_elsewhere(lua_State* L, const std::string& name) {
  const std::string_view text = running_text(L);
  spend(host(L), text.size());
  LuaToken before;
  for (const LuaToken& token : tokens_of(text)) {
    if (token.is("function") && before.is("local")) continue;
    if (token.is(name) && before.is("local"))
      return fmt::format("; the local of line {} is known only behind it, and within its block",
                         place_at(text, token.at).line);
    before = token;
  }
  return {};
}

}  // namespace narrator::lua
