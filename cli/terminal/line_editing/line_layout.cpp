#include "cli/terminal/line_editing/line_layout.hpp"

#include "cli/terminal/line_editing/line_cells.hpp"

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

}  // namespace narrator::cli
