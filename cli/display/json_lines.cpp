#include "cli/display/json_lines.hpp"

#include <fmt/format.h>

#include "engine/log/log_json.hpp"

namespace narrator::cli {

JsonText json_text(const Json& value) { return JsonText::text(in_one_line(value)); }

void print_json_line(std::string_view key, Json value) {
  fmt::print("{}\n", json_text({{key, std::move(value)}}));
}

void print_json_line(const Said& said, const std::vector<std::string>& names) {
  print_json_line("say",
                  {{"to", audience_json(said.to, names)}, {"id", said.id}, {"text", said.text}});
}

}  // namespace narrator::cli
