// Draws the line being edited at the bottom of the output.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator::cli {

/// A letter of the line, and how it is displayed.
struct Cell {
  std::size_t begin = 0;   // index of its first code point in the text
  std::size_t length = 0;  // number of code points
  std::string shown;       // UTF-8; characters unsafe for a terminal become U+FFFD
  int width = 0;           // columns: 1 or 2
};

/// Splits a text into its cells.
std::vector<Cell> cells(std::u32string_view text);

/// A row of a screen.
struct LineRow {
  std::string text;      // UTF-8
  bool goes_on = false;  // the row is full and continues on the next one
};

/// A line laid out in screen rows, with the position of the cursor.
struct LineLayout {
  std::vector<LineRow> rows;   // at least one
  std::size_t cursor_row = 0;  // index into rows
  int cursor_column = 0;       // 0-based; always less than the number of columns
};

/// Lays out `prompt` and `text` with the cursor before code point `cursor` of the text. Never
/// splits a wide character, nor a mark from its letter; a line feed in the text starts a new row.
/// Requires columns >= 2.
LineLayout lay_out(std::u32string_view prompt, std::u32string_view text, std::size_t cursor,
                   int columns);

/// The visible parts of a line being edited.
struct Picture {
  std::string headline;   // the row above the prompt, "" for none; may hold colours
  std::u32string prompt;  // "> "
  std::u32string text;
  std::size_t cursor = 0;  // number of code points before the cursor
  bool operator==(const Picture&) const = default;
};

/// Keeps one picture on the screen and updates it in place. Uses only ECMA-48 cursor movements that
/// every terminal except a dumb one supports.
class LineView {
 public:
  /// Replaces the previous picture. Does nothing if neither the picture nor the terminal's size
  /// changed.
  void draw(const Picture& picture);

  /// Limits pictures to `rows` rows, those around the cursor; 0 means the height of the screen.
  void at_most(std::size_t rows) { most_ = rows; }

  /// Leaves the picture on the screen and moves the cursor below it, where the next one is drawn.
  void finish();

  /// Erases the picture; later output begins where it began.
  void erase();

  /// Call when other output changed the screen: the next picture is drawn afresh at the cursor.
  void forget() { drawn_ = false; }

 private:
  std::string paint(const Picture& picture, int columns, int rows);
  std::string go_to_top();

  Picture picture_;
  bool drawn_ = false;
  std::size_t most_ = 0;
  int columns_ = 0;
  std::size_t cursor_row_ = 0;  // relative to the first row drawn
};

}  // namespace narrator::cli
