#include "cli/terminal/line_view.hpp"

#include <unistd.h>

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

std::string up(std::size_t rows) { return rows == 0 ? "" : fmt::format("\x1b[{}A", rows); }
std::string right(int columns) { return columns == 0 ? "" : fmt::format("\x1b[{}C", columns); }

// Reduces the layout to at most `most` rows, those around the cursor.
void cut(LineLayout& layout, std::size_t most) {
  if (layout.rows.size() <= most) return;
  const std::size_t first = std::min(layout.cursor_row - std::min(layout.cursor_row, most - 1),
                                     layout.rows.size() - most);
  layout.rows.erase(layout.rows.begin(), layout.rows.begin() + static_cast<std::ptrdiff_t>(first));
  layout.rows.resize(most);
  layout.cursor_row -= first;
}

// Lets the terminal itself break a full row, so that it can rewrap it when resized. That happens
// when the next character is printed, which is a blank if there is none.
std::string break_after(const LineRow& row, const LineRow& next) {
  if (!row.goes_on) return "\r\n";
  return next.text.empty() ? " \r" : "";
}

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

  // Places the cursor where a character of this width would be placed.
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

void LineView::draw(const Picture& picture) {
  const TerminalSize size = terminal_at(STDOUT_FILENO).size;
  if (drawn_ && picture == picture_ && size.columns == columns_) return;
  std::string out = go_to_top();
  out += paint(picture, size.columns, size.rows);
  picture_ = picture;
  drawn_ = true;
  put(out);
}

// A terminal that rewraps long rows when resized keeps the cursor on its character, so the rows
// above the cursor are counted at the current width.
std::string LineView::go_to_top() {
  if (!drawn_) return "\r\x1b[J";
  const TerminalSize size = terminal_at(STDOUT_FILENO).size;
  if (size.columns != columns_) paint(picture_, size.columns, size.rows);
  return up(cursor_row_) + "\r\x1b[J";
}

std::string LineView::paint(const Picture& picture, int columns, int rows) {
  const bool headed = !picture.headline.empty();
  LineLayout layout = lay_out(picture.prompt, picture.text, picture.cursor, columns);
  if (most_ > 0) rows = std::min(rows, static_cast<int>(most_));
  cut(layout, static_cast<std::size_t>(std::max(1, rows - 1 - (headed ? 1 : 0))));
  std::string out;
  if (headed) out += fitting(picture.headline, columns - 1) + "\r\n";
  for (std::size_t i = 0; i < layout.rows.size(); ++i) {
    out += layout.rows[i].text;
    if (i + 1 < layout.rows.size()) out += break_after(layout.rows[i], layout.rows[i + 1]);
  }
  out += up(layout.rows.size() - 1 - layout.cursor_row) + "\r" + right(layout.cursor_column);
  columns_ = columns;
  cursor_row_ = layout.cursor_row + (headed ? 1 : 0);
  return out;
}

void LineView::finish() {
  if (!drawn_) return;
  Picture whole = picture_;
  whole.cursor = whole.text.size();
  draw(whole);
  put("\r\n");
  drawn_ = false;
}

void LineView::erase() {
  if (drawn_) put(go_to_top());
  drawn_ = false;
}

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
    // A combining mark without a letter is shown on a blank, so that it can be seen and deleted.
    if (letter.width == 0) {
      found.back().shown = " " + found.back().shown;
      found.back().width = 1;
    }
  }
  return found;
}

}  // namespace narrator::cli
