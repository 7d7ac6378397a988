#include "engine/lua/script_error.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

#include "engine/declaration/slip.hpp"
#include "engine/lua/host.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kMaxMessage = 600;
constexpr int kMaxLevels = 5;
constexpr int kMaxLooked = 200;  // a runaway recursion has hundreds of thousands

struct Place {
  std::string file;
  int line = 0;
  std::string message;
};

std::string clean(std::string_view text) { return without_control(text.substr(0, kMaxMessage)); }

Place split_place(const std::string& message) {
  const auto colon = message.find(".lua:");
  if (colon == std::string::npos) return {{}, 0, message};
  const auto number = colon + 5;
  const auto end = message.find(':', number);
  if (end == std::string::npos) return {{}, 0, message};
  Place place{message.substr(0, colon + 4), 0, message.substr(std::min(end + 2, message.size()))};
  std::from_chars(message.data() + number, message.data() + end, place.line);
  return place;
}

// Under the name the message quotes, if the line has it; else under its first word.
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

std::string quote_line(const Host& host, const Place& place) {
  const auto source = host.sources.find(place.file);
  if (source == host.sources.end() || place.line < 1) return {};
  const std::string_view line = line_of(source->second.text, place.line);
  return quoted_line(source->second, place.line, caret_column(line, place.message));
}

bool is_script(const lua_Debug& frame) {
  return frame.currentline > 0 && !std::string_view(frame.short_src).starts_with("scripts/lib/");
}

std::string way_there(lua_State* thread, const Place& place) {
  std::string way;
  lua_Debug frame;
  int shown = 0;
  for (int level = 0;
       shown < kMaxLevels && level < kMaxLooked && lua_getstack(thread, level, &frame) != 0;
       ++level) {
    lua_getinfo(thread, "Sl", &frame);
    const std::string_view file = frame.short_src;
    if (!is_script(frame)) continue;
    if (file == place.file && frame.currentline == place.line) continue;
    way += fmt::format("\n  called at {}:{}", file, frame.currentline);
    ++shown;
  }
  return way;
}

std::string described(lua_State* thread, const Place& place) {
  if (place.line == 0) return place.message + way_there(thread, place);
  return fmt::format("{}:{}: {}", place.file, place.line, place.message) +
         quote_line(lua::host(thread), place) + way_there(thread, place);
}

}  // namespace

std::string describe_error(lua_State* thread) {
  std::size_t length = 0;
  const char* raw =
      lua_type(thread, -1) == LUA_TSTRING ? lua_tolstring(thread, -1, &length) : nullptr;
  const std::string message = raw != nullptr ? clean({raw, length}) : "an error that is no text";
  return described(thread, split_place(message));
}

std::string describe_mistake(lua_State* thread, const std::string& mistake) {
  lua_Debug frame;
  for (int level = 0; level < kMaxLooked && lua_getstack(thread, level, &frame) != 0; ++level) {
    lua_getinfo(thread, "Sl", &frame);
    if (is_script(frame))
      return described(thread, {frame.short_src, frame.currentline, clean(mistake)});
  }
  return clean(mistake);
}

Slip slip_here(lua_State* thread, std::string message) {
  lua_Debug frame;
  for (int level = 0; level < kMaxLooked && lua_getstack(thread, level, &frame) != 0; ++level) {
    lua_getinfo(thread, "Sl", &frame);
    if (is_script(frame)) return {frame.short_src, frame.currentline, 0, std::move(message)};
  }
  return {"", 0, 0, std::move(message)};
}

}  // namespace narrator::lua
