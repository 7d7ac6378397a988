#include "cli/terminal/line_editing/line_view.hpp"

#include <unistd.h>

#include <algorithm>

#include <fmt/format.h>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
namespace {

std::string up(std::size_t rows) { return rows == 0 ? "" : fmt::format("\x1b[{}A", rows); }
std::string right(int columns) { return columns == 0 ? "" : fmt::format("\x1b[{}C", columns); }

// At most `most` rows, those around the cursor.
void cut(LineLayout& layout, std::size_t most) {
  if (layout.rows.size() <= most) return;
  const std::size_t first = std::min(layout.cursor_row - std::min(layout.cursor_row, most - 1),
                                     layout.rows.size() - most);
  layout.rows.erase(layout.rows.begin(), layout.rows.begin() + static_cast<std::ptrdiff_t>(first));
  layout.rows.resize(most);
  layout.cursor_row -= first;
}

// A full row is left to the terminal to break, so that it can break it elsewhere when its size
// changes. It does so with the next character: a blank where there is none.
std::string break_after(const LineRow& row, const LineRow& next) {
  if (!row.goes_on) return "\r\n";
  return next.text.empty() ? " \r" : "";
}

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

// Terminals that break long rows anew at a new width keep the cursor on its character; so the rows
// above it are counted at the width that is now.
std::string LineView::go_to_top() {
  if (!drawn_) return "\r\x1b[J";
  const TerminalSize size = terminal_at(STDOUT_FILENO).size;
  if (size.columns != columns_) {
    paint(picture_, size.columns, size.rows);
  }
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

}  // namespace narrator::cli
