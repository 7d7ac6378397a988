#include <algorithm>
#include <numeric>

#include "cli/drawing/columns.hpp"
#include "cli/drawing/draw_widgets.hpp"

namespace narrator::cli {
namespace {

constexpr int kGap = 2;              // columns between columns
constexpr int kNarrowestColumn = 8;  // a column is not squeezed below this

// A table's cells as text, all rows as long as the heading.
struct Cells {
  Lines heading;
  std::vector<Lines> rows;
  std::vector<int> widths;    // as wide as the widest cell
  std::vector<bool> numbers;  // a column of nothing else stands to the right
};

int total(const std::vector<int>& widths) {
  return std::accumulate(widths.begin(), widths.end(), 0) +
         kGap * std::max(0, static_cast<int>(widths.size()) - 1);
}

// Takes from the widest column until the table fits; false where it never does.
bool squeeze(std::vector<int>& widths, int columns) {
  while (total(widths) > columns) {
    const auto widest = std::max_element(widths.begin(), widths.end());
    if (*widest <= kNarrowestColumn) return false;
    --*widest;
  }
  return true;
}

void add_row(Lines& lines, const Lines& cells, const Cells& table, const Drawing& drawing,
             Ink ink) {
  std::vector<Lines> columns;
  std::size_t height = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    columns.push_back(wrapped(cells[i], table.widths[i]));
    height = std::max(height, columns.back().size());
  }
  for (std::size_t row = 0; row < height; ++row) {
    std::string line;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string cell = row < columns[i].size() ? columns[i][row] : "";
      if (i > 0) line += padded("", kGap);
      line += table.numbers[i] ? padded_left(cell, table.widths[i]) : padded(cell, table.widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(drawing.ink(line, ink));
  }
}

// "Aki. Cards: R1, R2. Score: 3" for a narrow place and for a screen reader.
Lines in_words(const Cells& table, const Drawing& drawing) {
  Lines lines;
  for (const Lines& row : table.rows) {
    std::string line = row.empty() ? "" : row[0];
    for (std::size_t i = 1; i < row.size(); ++i) {
      line += (i == 1 ? " | " : "; ") +
              drawing.text("board.item", {{"label", {table.heading[i]}}, {"what", {row[i]}}});
    }
    const Lines some = wrapped(line, drawing.columns() - 2);
    for (const std::string& one : some) lines.push_back((&one == &some[0] ? "" : "  ") + one);
  }
  return lines;
}

}  // namespace

Lines draw_rows(const Lines& headings, const std::vector<Lines>& rows,
                const std::vector<bool>& numbers, const Drawing& drawing) {
  Cells table{headings, rows, {}, numbers};
  for (const std::string& cell : headings) table.widths.push_back(display_width(cell));
  for (const Lines& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i)
      table.widths[i] = std::max(table.widths[i], display_width(row[i]));
  }
  if (!drawing.figures() || !squeeze(table.widths, drawing.columns()))
    return in_words(table, drawing);
  Lines lines;
  add_row(lines, table.heading, table, drawing, Ink::strong);
  for (const Lines& row : table.rows) add_row(lines, row, table, drawing, Ink::none);
  return lines;
}

}  // namespace narrator::cli
