// A second screen, drawn in front of the first one and wiped before it goes.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// The terminal's alternate screen. Nothing that was on it is left anywhere: not on the first
/// screen, not in what can be scrolled back to, as long as whoever writes on it does not let it
/// scroll. A signal that ends the program wipes it first; only SIGKILL cannot.
class AlternateScreen {
 public:
  ~AlternateScreen() { close(); }

  bool is_open() const { return open_; }

  /// An empty screen from now on.
  void open();

  /// The first screen again, as it was; an empty one on a terminal that has only one.
  void close();

  /// Whether the first screen comes back by itself.
  static bool first_comes_back();

 private:
  bool open_ = false;
};

/// Draws the lines from the top of the screen on, each over what stands there, so that nothing
/// flickers.
void put_over(const std::vector<std::string>& lines);
/// The first screen for as long as the program is stopped, and the second one again.
void step_aside();
void step_back();

/// Empties both screens and everything that can be scrolled back to: a program that was killed may
/// have left the second one open.
void wipe_both_screens();

/// Empties the screen and everything that can be scrolled back to.
void wipe_screen();

/// Empties the screen there is and begins at its top; nothing of it comes to where it can be
/// scrolled back to.
void empty_screen();

}  // namespace narrator::cli
