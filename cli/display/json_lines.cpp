#include "cli/display/json_lines.hpp"

#include <fmt/format.h>

#include "engine/log/log_json.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/utf8.hpp"

namespace narrator::cli {

namespace {

// Turns the line round on the terminal of whoever looks at it, or is none at all.
bool is_unseen(char32_t c) { return c >= 0x7F && harmless(c) != c && c <= 0xFFFF; }

}  // namespace

// In JSON such a character can be told by its number.
std::string json_text(const Json& value) {
  const std::string dumped = in_one_line(value);
  std::string text;
  text.reserve(dumped.size());
  for (std::string_view rest = dumped; !rest.empty();) {
    const std::string_view before = rest;
    const char32_t c = next_code_point(rest);
    if (is_unseen(c)) {
      text += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    } else {
      text += before.substr(0, before.size() - rest.size());
    }
  }
  return text;
}

void print_json_line(std::string_view key, Json value) {
  fmt::print("{}\n", json_text({{key, std::move(value)}}));
}

void print_json_line(const Said& said, const std::vector<std::string>& names) {
  print_json_line("say",
                  {{"to", audience_json(said.to, names)}, {"id", said.id}, {"text", said.text}});
}

}  // namespace narrator::cli
