// The terminal's alternate screen, wiped before it is left.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// The terminal's alternate screen. Leaves no trace of its contents on the primary screen or in the
/// scrollback buffer, provided that the caller does not let it scroll. A signal that ends the
/// program wipes it first; only SIGKILL cannot be handled.
class AlternateScreen {
 public:
  ~AlternateScreen() { close(); }

  bool is_open() const { return open_; }

  /// Switches to an empty alternate screen.
  void open();

  /// Restores the primary screen; on a terminal that has only one screen, leaves an empty one.
  void close();

  /// Returns whether the terminal restores the contents of the primary screen by itself.
  static bool first_comes_back();

 private:
  bool open_ = false;
};

/// Draws the lines from the top of the screen, overwriting what is there instead of clearing first,
/// which avoids flicker.
void put_over(const std::vector<std::string>& lines);
/// Switch to the primary screen while the program is suspended, and back to the alternate one.
void step_aside();
void step_back();

/// Clears both screens and the scrollback buffer: a program that was killed may have left the
/// alternate screen open.
void wipe_both_screens();

/// Clears the screen and the scrollback buffer.
void wipe_screen();

/// Clears the current screen and moves the cursor to its top, without letting any of its contents
/// enter the scrollback buffer.
void empty_screen();

}  // namespace narrator::cli
