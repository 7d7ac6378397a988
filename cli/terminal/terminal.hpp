// The capabilities of the output (whether it is a terminal, its width, its colours), and printing
// paragraphs to it.
#pragma once

#include <string>
#include <string_view>

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

/// Prints a sanitised text to standard error. On a terminal its first line is wrapped; the lines
/// below it, a script's line with a caret or help, are printed as they are.
void tell_aside(const std::string& text);

}  // namespace narrator::cli
