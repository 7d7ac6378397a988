#include "engine/log/json_string.hpp"

#include <simdjson.h>

#include "engine/question/question.hpp"

namespace narrator {
namespace {

std::string dumped(std::string_view text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool stands_as_it_is(char c) {
  return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

}  // namespace

std::string json_string(std::string_view text) {
  if (!simdjson::validate_utf8(text.data(), text.size())) return dumped(text);
  std::string quoted = "\"";
  quoted.reserve(text.size() + text.size() / 8);
  while (!text.empty()) {
    std::size_t n = 0;
    while (n < text.size() && stands_as_it_is(text[n])) ++n;
    quoted += text.substr(0, n);
    if (n == text.size()) break;
    switch (text[n]) {
      case '\n': quoted += "\\n"; break;
      case '"': quoted += "\\\""; break;
      default: {
        const std::string one = dumped(text.substr(n, 1));
        quoted.append(one, 1, one.size() - 2);
      }
    }
    text.remove_prefix(n + 1);
  }
  quoted += '"';
  return quoted;
}

}  // namespace narrator
