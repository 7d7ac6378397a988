#include "cli/terminal/line_editing/line_layout.hpp"

#include <cassert>

#include "engine/text/letters.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/utf8.hpp"

namespace narrator::cli {
namespace {

class Rows {
 public:
  explicit Rows(int columns) : columns_(columns) {}

  void next(bool goes_on) {
    layout.rows.back().goes_on = goes_on;
    layout.rows.emplace_back();
    column_ = 0;
  }

  void put(const Cell& cell) {
    if (column_ + cell.width > columns_) next(true);
    layout.rows.back().text += cell.shown;
    column_ += cell.width;
  }

  // The cursor stands where a character of this width would.
  void mark_cursor(int width) {
    if (column_ + width > columns_) next(true);
    layout.cursor_row = layout.rows.size() - 1;
    layout.cursor_column = column_;
  }

  LineLayout layout{{LineRow()}, 0, 0};

 private:
  int columns_;
  int column_ = 0;
};

}  // namespace

LineLayout lay_out(std::u32string_view prompt, std::u32string_view text, std::size_t cursor,
                   int columns) {
  assert(columns >= 2 && cursor <= text.size());
  Rows rows(columns);
  for (const Cell& cell : cells(prompt)) rows.put(cell);
  bool marked = false;
  for (const Cell& cell : cells(text)) {
    if (!marked && cursor < cell.begin + cell.length) {
      rows.mark_cursor(cell.width);
      marked = true;
    }
    text[cell.begin] == U'\n' ? rows.next(false) : rows.put(cell);
  }
  if (!marked) rows.mark_cursor(1);
  return std::move(rows.layout);
}

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
