// What the output can show: whether a person looks at a terminal, how wide it is, whether it
// paints.
#pragma once

#include <string_view>

namespace narrator::cli {

/// An output as it is at one moment; ask anew before each drawing, and a resize just works.
struct Terminal {
  bool screen = false;  // a terminal and not TERM=dumb: lines are wrapped, figures are drawn
  bool person = false;  // any terminal, a dumb one too
  bool colour = false;  // escape sequences for colour, bold and dim are welcome
  int columns = 80;     // 20..200
};

/// The terminal at a file descriptor. Colour heeds NO_COLOR, width is the kernel's, else COLUMNS.
Terminal terminal_at(int descriptor);

/// The same from what is known: `columns` <= 0 is not known, `term` is TERM.
Terminal make_terminal(bool is_terminal, std::string_view term, bool no_color, int columns);

}  // namespace narrator::cli
