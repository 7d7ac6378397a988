// What the output can show: whether a person looks at a terminal, how wide it is, whether it
// paints; and a paragraph on it.
#pragma once

#include <string>
#include <string_view>

namespace narrator::cli {

/// In characters.
struct TerminalSize {
  int columns = 80;  // at least 2
  int rows = 24;     // at least 2
};

/// An output as it is at one moment; ask anew before each drawing, and a resize just works.
struct Terminal {
  bool screen = false;  // a terminal and not TERM=dumb: lines are wrapped, figures are drawn
  bool person = false;  // any terminal, a dumb one too
  bool colour = false;  // escape sequences for colour, bold and dim are welcome
  int columns = 80;     // that text is set in: 20..200
  TerminalSize size{};  // 80 by 24 where nobody knows
  /// There are two screens: the first one comes back as it was when the second is left.
  bool two_screens = true;
};

/// The terminal at a file descriptor. Colour heeds NO_COLOR, width is the kernel's, else COLUMNS.
Terminal terminal_at(int descriptor);

/// Written to standard output at once.
void put(std::string_view text);

/// Whether standard input and output are a terminal that can move its cursor.
bool can_edit_lines();

/// The same from what is known: `columns` <= 0 is not known, `term` is TERM.
Terminal make_terminal(bool is_terminal, std::string_view term, bool no_color, int columns);

/// The blanks before what is said below a name.
inline constexpr int kBelow = 4;

/// Prints a text, sanitised, behind `indent` blanks: on a terminal in lines that fit, the second
/// and later ones behind `further`, where that is more; elsewhere in one line. A word longer than
/// the line (a path) stays whole.
void print_paragraph(const std::string& text, int indent = 0, int further = kBelow);

}  // namespace narrator::cli
