// A line being typed as letters, and where these stand on a screen.
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

}  // namespace narrator::cli
