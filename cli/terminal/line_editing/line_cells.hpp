// A line being typed as letters on the screen: what the cursor steps over and backspace takes away.
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

}  // namespace narrator::cli
