#include "cli/terminal/raw_terminal.hpp"

#include <unistd.h>

#include "cli/terminal/last_words.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kMarkPastes = "\x1b[?2004h";
constexpr const char* kNoMarks = "\x1b[?2004l";

}  // namespace

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
