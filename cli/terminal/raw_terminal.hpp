// The terminal of standard input while keys are read one by one.
#pragma once

#include <termios.h>

namespace narrator::cli {

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
