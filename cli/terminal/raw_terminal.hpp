// The terminal of standard input while keys are read one by one.
#pragma once

#include <termios.h>

#include <string>

namespace narrator::cli {

/// The terminal of standard input is to be given back as it is now.
void remember_terminal();

/// From now on, every signal that would end the program first writes `words` to standard output and
/// gives the terminal back. Signals that somebody handles or ignores are left alone.
void guard_with(const std::string& words);

/// As before.
void unguard();

/// Writes those words, if there are any, and gives the terminal back: for an end that no signal
/// brings. Needs no memory.
void say_last_words();

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
