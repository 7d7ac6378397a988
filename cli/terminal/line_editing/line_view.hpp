// Draws the line being edited, and nothing else, at the bottom of what was printed.
#pragma once

#include <string>

#include "cli/terminal/line_editing/line_layout.hpp"

namespace narrator::cli {

/// What there is to see of a line being edited.
struct Picture {
  std::string headline;   // one row above the prompt, "" for none; may hold colours
  std::u32string prompt;  // "> "
  std::u32string text;
  std::size_t cursor = 0;  // code points of the text before it
  bool operator==(const Picture&) const = default;
};

/// Keeps one picture on the screen and changes it in place. Only ECMA-48 movements are used that
/// every terminal but a dumb one knows.
class LineView {
 public:
  /// Shows the picture instead of the former one. Does nothing when neither it nor the size of the
  /// terminal changed.
  void draw(const Picture& picture);

  /// Pictures are of at most so many rows, those around the cursor; 0: as many as the screen has.
  void at_most(std::size_t rows) { most_ = rows; }

  /// The picture stays, the cursor goes to the row below it; the next one is drawn there.
  void finish();

  /// The picture is taken away; what is printed next stands where it began.
  void erase();

  /// The screen was changed by others: the next picture is drawn anew where the cursor is.
  void forget() { drawn_ = false; }

 private:
  std::string paint(const Picture& picture, int columns, int rows);
  std::string go_to_top();

  Picture picture_;
  bool drawn_ = false;
  std::size_t most_ = 0;
  int columns_ = 0;
  std::size_t cursor_row_ = 0;  // of those that are drawn
};

}  // namespace narrator::cli
