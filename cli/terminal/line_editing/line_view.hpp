// Draws the line being edited, and nothing else, at the bottom of what was printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator::cli {

/// One letter of the line, and how it is shown.
struct Cell {
  std::size_t begin = 0;   // of its code points in the text
  std::size_t length = 0;  // how many of them
  std::string shown;       // UTF-8; what would disturb a terminal is U+FFFD
  int width = 0;           // columns: 1 or 2
};

/// The cells of a text, in order.
std::vector<Cell> cells(std::u32string_view text);

/// A row of a screen.
struct LineRow {
  std::string text;      // UTF-8
  bool goes_on = false;  // it is full, and the next one is the rest of it
};

/// A line broken into rows of a screen, and the place of the cursor among them.
struct LineLayout {
  std::vector<LineRow> rows;   // at least one
  std::size_t cursor_row = 0;  // index into rows
  int cursor_column = 0;       // 0-based; always less than the columns
};

/// Lays out `prompt` and `text` with the cursor before code point `cursor` of the text. No wide
/// character is cut in two, no mark is torn from its letter. Requires columns >= 2; a line feed in
/// the text begins a row.
LineLayout lay_out(std::u32string_view prompt, std::u32string_view text, std::size_t cursor,
                   int columns);

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
