// The terminal: its capabilities (whether it is one, its width, its colours), printing paragraphs
// to it, its raw mode, and its alternate screen, wiped before it is left.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <termios.h>

namespace narrator::cli {

/// In characters.
struct TerminalSize {
  int columns = 80;  // at least 2
  int rows = 24;     // at least 2
};

/// The current state of an output; query it before each drawing so that a resize takes effect.
struct Terminal {
  bool screen = false;  // a terminal that is not TERM=dumb: lines are wrapped and figures drawn
  bool person = false;  // any terminal, including a dumb one
  bool colour = false;  // escape sequences for colour, bold and dim may be used
  int columns = 80;     // the width for text: 20..200
  TerminalSize size{};  // 80 by 24 if unknown
  /// Whether the terminal has an alternate screen and restores the primary one afterwards.
  bool two_screens = true;
};

/// Describes the terminal at a file descriptor. Colour respects NO_COLOR; the width is the
/// kernel's, or else COLUMNS.
Terminal terminal_at(int descriptor);

/// Writes to standard output immediately.
void put(std::string_view text);

/// Returns whether standard input and output are a terminal that can move its cursor.
bool can_edit_lines();

/// Describes a terminal from known values: `columns` <= 0 means unknown, `term` is TERM.
Terminal make_terminal(bool is_terminal, std::string_view term, bool no_color, int columns);

/// Indentation, in blanks, of text below a name.
inline constexpr int kBelow = 4;

/// Prints a sanitised text behind `indent` blanks. On a terminal it is wrapped, and all lines but
/// the first are indented by `further` if that is more; elsewhere it is one line. A word longer
/// than the line, such as a path, is not broken.
void print_paragraph(const std::string& text, int indent = 0, int further = kBelow);
/// The same without any indentation.
inline void print_line(const std::string& text) { print_paragraph(text, 0, 0); }

/// Prints a sanitised text to standard error. On a terminal its first line is wrapped; the lines
/// below it, a script's line with a caret or help, are printed as they are.
void tell_aside(const std::string& text);

/// Wipes an alternate screen that is open, and restores the terminal: for an exit not caused by a
/// signal. Does not allocate memory.
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

/// Shown only on a terminal, updated a few times a second, and not for a single item.
class Progress {
 public:
  /// `things` names what is counted, such as "logs".
  explicit Progress(std::string things);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Reports that `done` of `all` items are finished.
  void at(std::size_t done, std::size_t all);

  /// Erases the line, so that something else can be printed.
  void clear();

 private:
  std::string things_;
  bool terminal_, shown_ = false;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace narrator::cli
