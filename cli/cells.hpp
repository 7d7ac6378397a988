// Text as a terminal shows it: what a reader takes for one character, and how many columns it has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator::cli {

/// One character as a reader sees it: a letter with its marks, a kanji, an emoji of several parts.
struct Cell {
  std::size_t begin = 0;   // of its code points in the text
  std::size_t length = 0;  // how many of them
  std::string shown;       // UTF-8; what would disturb a terminal is U+FFFD
  int width = 0;           // columns: 0, 1 or 2
};

/// The cells of a text, in order.
std::vector<Cell> cells(std::u32string_view text);

/// The beginning of `text` (UTF-8, with colours as ESC[…m) that fits into `columns`.
std::string fitting(std::string_view text, int columns);

}  // namespace narrator::cli
