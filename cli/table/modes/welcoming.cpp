#include "cli/table/modes/welcoming.hpp"

#include <unistd.h>

#include <fmt/format.h>

#include "cli/display/columns.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {

void say(const std::string& text, int indent) {
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  for (const std::string& line : wrapped(sanitised(text), terminal.columns - indent)) {
    fmt::print("{:{}}{}\n", "", indent, line);
  }
}

}  // namespace narrator::cli
