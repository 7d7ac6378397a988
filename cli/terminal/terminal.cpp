#include "cli/terminal/terminal.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <initializer_list>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal/columns.hpp"
#include "engine/environment.hpp"
#include "engine/lists.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
namespace {

constexpr int kNarrowest = 20;
constexpr int kWidest = 200;  // longer lines are hard to follow
constexpr int kUsual = 80;

TerminalSize size_at(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    return {std::max<int>(2, size.ws_col), std::max<int>(2, size.ws_row)};
  }
  const int columns = whole_number(environment("COLUMNS")).value_or(0);
  return columns >= 2 ? TerminalSize{columns} : TerminalSize{};
}

bool begins_like_one_of(std::initializer_list<std::string_view> kinds, std::string_view term) {
  return std::ranges::any_of(kinds, [&](std::string_view kind) { return term.starts_with(kind); });
}

// Excludes terminals that keep everything they showed, or know no sequence for clearing.
bool can_be_wiped(std::string_view term) {
  return !term.empty() && term != "vt52" &&
         !begins_like_one_of({"dumb", "unknown", "emacs", "eterm"}, term);
}

bool has_two_screens(std::string_view term) {
  return !begins_like_one_of({"linux", "vt1", "vt2", "ansi", "cons", "sun"}, term);
}

}  // namespace

Terminal make_terminal(bool is_terminal, std::string_view term, bool no_color, int columns) {
  Terminal terminal;
  terminal.columns = std::clamp(columns > 0 ? columns : kUsual, kNarrowest, kWidest);
  if (!is_terminal) return terminal;
  terminal.person = true;
  terminal.screen = can_be_wiped(term);
  terminal.colour = terminal.screen && !no_color;
  terminal.two_screens = has_two_screens(term);
  return terminal;
}

void put(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

Terminal terminal_at(int descriptor) {
  const TerminalSize size = size_at(descriptor);
  Terminal terminal = make_terminal(isatty(descriptor) != 0, environment("TERM"),
                                    !environment("NO_COLOR").empty(), size.columns);
  terminal.size = size;
  return terminal;
}

bool can_edit_lines() { return isatty(STDIN_FILENO) != 0 && terminal_at(STDOUT_FILENO).screen; }

void print_paragraph(const std::string& text, int indent, int further) {
  further = std::max(indent, further);
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) return fmt::print("{:{}}{}\n", "", indent, sanitised(text));
  for (const std::string& line :
       indented(wrapped(sanitised(text), terminal.columns - further, LongWord::keep),
                padded("", indent), further))
    fmt::print("{}\n", line);
}

void tell_aside(const std::string& text) {
  const Terminal terminal = terminal_at(STDERR_FILENO);
  const std::string shown = sanitised(text);
  const std::size_t end = std::min(shown.find('\n'), shown.size());
  const std::string first = shown.substr(0, end);
  const std::vector<std::string> lines =
      terminal.screen ? wrapped(first, terminal.columns - 1, LongWord::keep) : std::vector{first};
  std::fputs((joined_by(lines, "\n") + shown.substr(end) + "\n").c_str(), stderr);
}

}  // namespace narrator::cli
