// What is still written to the terminal when a signal ends the program.
#pragma once

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

}  // namespace narrator::cli
