#include "cli/terminal/raw_terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "cli/terminal/last_words.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kMarkPastes = "\x1b[?2004h";
constexpr const char* kNoMarks = "\x1b[?2004l";

void put(const char* text) {
  std::fputs(text, stdout);
  std::fflush(stdout);
}

}  // namespace

TerminalSize terminal_size() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {};
  return {std::max<int>(2, size.ws_col), std::max<int>(2, size.ws_row)};
}

bool terminal_can_edit() {
  const char* term = std::getenv("TERM");
  const std::string_view name = term == nullptr ? "" : term;
  return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && !name.empty() && name != "dumb";
}

RawTerminal::RawTerminal() {
  known_ = tcgetattr(STDIN_FILENO, &cooked_) == 0;
  remember_terminal();
}
RawTerminal::~RawTerminal() { leave(); }

void RawTerminal::enter() {
  if (!known_) return;
  termios raw = cooked_;
  raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT);
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);  // keeps what was typed already
  put(kMarkPastes);
  entered_ = true;
}

void RawTerminal::leave() {
  if (!entered_) return;
  put(kNoMarks);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &cooked_);
  entered_ = false;
}

}  // namespace narrator::cli
