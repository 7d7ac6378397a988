#include "cli/terminal/paragraph.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {

void print_paragraph(const std::string& text, int indent, int further) {
  further = std::max(indent, further);
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) return fmt::print("{:{}}{}\n", "", indent, sanitised(text));
  for (const std::string& line :
       indented(wrapped(sanitised(text), terminal.columns - further, Long::keep),
                padded("", indent), further))
    fmt::print("{}\n", line);
}

}  // namespace narrator::cli
