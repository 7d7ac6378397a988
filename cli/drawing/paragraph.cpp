#include "cli/drawing/paragraph.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/drawing/drawing.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {

void print_paragraph(const std::string& text, int indent, int further) {
  further = std::max(indent, further);
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) return fmt::print("{:{}}{}\n", "", indent, sanitised(text));
  const Lines lines = wrapped(sanitised(text), terminal.columns - further, Long::keep);
  fmt::print("{}", joined(indented(lines, padded("", indent), further)));
}

}  // namespace narrator::cli
