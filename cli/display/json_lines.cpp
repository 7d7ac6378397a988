#include "cli/display/json_lines.hpp"

#include <fmt/format.h>

#include "engine/log/log_writer.hpp"

namespace narrator::cli {

std::string json_text(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void print_json_line(const char* key, Json value) {
  fmt::print("{}\n", json_text({{key, std::move(value)}}));
}

void print_json_line(const Said& said, const std::vector<std::string>& names) {
  print_json_line("say",
                  {{"to", audience_json(said.to, names)}, {"id", said.id}, {"text", said.text}});
}

}  // namespace narrator::cli
