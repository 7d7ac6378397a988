#include "cli/terminal/line_editing/line_cells.hpp"

#include "engine/text/letters.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/utf8.hpp"

namespace narrator::cli {

std::vector<Cell> cells(std::u32string_view text) {
  std::string shown;
  for (const char32_t c : text) append_code_point(shown, harmless(c));
  std::vector<Cell> found;
  std::size_t begin = 0;
  for (std::string_view rest = shown; !rest.empty();) {
    const Letter letter = next_letter(rest);
    const std::size_t length = code_points(letter.bytes).size();
    found.push_back({begin, length, std::string(letter.bytes), letter.width});
    begin += length;
    // A mark without a letter stands on a blank, so that it can be seen and taken away.
    if (letter.width == 0) {
      found.back().shown = " " + found.back().shown;
      found.back().width = 1;
    }
  }
  return found;
}

}  // namespace narrator::cli
