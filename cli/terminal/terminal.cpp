#include "cli/terminal/terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include <sys/ioctl.h>
#include <unistd.h>

namespace narrator::cli {
namespace {

constexpr int kNarrowest = 20;
constexpr int kWidest = 200;  // longer lines are hard to follow
constexpr int kUsual = 80;

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

int columns_at(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return std::atoi(std::string(environment("COLUMNS")).c_str());
}

}  // namespace

Terminal make_terminal(bool is_terminal, std::string_view term, bool no_color, int columns) {
  Terminal terminal;
  if (!is_terminal) return terminal;
  terminal.person = true;
  terminal.screen = !term.empty() && term != "dumb";
  terminal.colour = terminal.screen && !no_color;
  terminal.columns = std::clamp(columns > 0 ? columns : kUsual, kNarrowest, kWidest);
  return terminal;
}

Terminal terminal_at(int descriptor) {
  const bool is_terminal = isatty(descriptor) != 0;
  return make_terminal(is_terminal, environment("TERM"), !environment("NO_COLOR").empty(),
                       is_terminal ? columns_at(descriptor) : 0);
}

}  // namespace narrator::cli
