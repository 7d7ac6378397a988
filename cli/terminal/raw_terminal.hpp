// The terminal of standard input while keys are read one by one.
#pragma once

#include <termios.h>

namespace narrator::cli {

/// In characters.
struct TerminalSize {
  int columns = 80;  // at least 2
  int rows = 24;     // at least 2
};

/// The size now, of standard output's terminal; 80 by 24 where nobody knows.
TerminalSize terminal_size();

/// Whether standard input and output are a terminal that can move its cursor: not TERM=dumb.
bool terminal_can_edit();

/// While it is entered, keys come at once and unechoed, none of them is a signal, and what is
/// pasted comes between marks. The destructor leaves it.
class RawTerminal {
 public:
  RawTerminal();
  ~RawTerminal();
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  /// Nothing happens where standard input is no terminal. What was typed ahead is kept.
  void enter();
  void leave();

 private:
  termios cooked_{};  // as it was found
  bool known_ = false;
  bool entered_ = false;
};

}  // namespace narrator::cli
