// Raw mode of the terminal on standard input.
#pragma once

#include <termios.h>

#include <string>

namespace narrator::cli {

/// Saves the current terminal settings, to be restored when the program ends.
void remember_terminal();

/// From now on, every signal that would end the program first writes `words` to standard output and
/// restores the terminal. Signals that are handled or ignored are left alone.
void guard_with(const std::string& words);

/// Undoes guard_with().
void unguard();

/// Writes those words, if any, and restores the terminal: for an exit not caused by a signal. Does
/// not allocate memory.
void say_last_words();

/// Raw mode: keys arrive at once and without echo, none of them raises a signal, and pasted text is
/// bracketed. The destructor leaves it.
class RawTerminal {
 public:
  RawTerminal();
  ~RawTerminal();
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  /// Does nothing if standard input is not a terminal. Keeps input that was typed ahead.
  void enter();
  void leave();

 private:
  termios cooked_{};  // the original settings
  bool known_ = false;
  bool entered_ = false;
};

}  // namespace narrator::cli
