#include "cli/drawing/draw_widgets.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/terminal/columns.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

constexpr int kMostBoxes = 20;    // longer tracks are shown as numbers only
constexpr int kMarksBeside = 24;  // minimum width for showing the marks to the right of the boxes

// Returns the marks with their spaces: "4 execution".
Lines marks(const Json& widget, const Drawing& drawing) {
  Lines shown;
  int space = 0;
  for (const Json& mark : list_field(widget, "marks")) {
    ++space;
    if (!mark.is_string() || mark.get<std::string>().empty()) continue;
    shown.push_back(fmt::format("{} {}", space, drawing.label(mark.get<std::string>())));
  }
  return shown;
}

std::string boxes(int value, int max, const std::string& colour, const Drawing& drawing) {
  std::string row;
  for (int space = 1; space <= max; ++space)
    row += space <= value ? swatch("[#]", colour, drawing.terminal().colour) : "[ ]";
  return row;
}

}  // namespace

std::string track_in_words(const Json& widget, const std::string& label, const Drawing& drawing) {
  std::string line =
      drawing.text("board.track", {{"label", {label}},
                                   {"value", number_value(number_field(widget, "value"))},
                                   {"max", number_value(number_field(widget, "max"))}});
  const Lines spaces = marks(widget, drawing);
  return spaces.empty() ? line : line + fmt::format(" ({})", fmt::join(spaces, ", "));
}

std::string track_label(const Json& widget, const Drawing& drawing) {
  return drawing.label(text_field(widget, "label"), args_field(widget, "args"));
}

Lines draw_track(const Json& widget, int label_width, const Drawing& drawing) {
  const std::string label = track_label(widget, drawing);
  const int max = number_field(widget, "max");
  const int value = number_field(widget, "value");
  const Lines shown = marks(widget, drawing);
  const int columns = drawing.columns();
  const std::string count = fmt::format(" {}/{}", value, max);
  const int drawn = label_width + 1 + 3 * std::min(max, kMostBoxes) + display_width(count);
  if (!drawing.figures() || max > kMostBoxes || drawn > columns)
    return wrapped(track_in_words(widget, label, drawing), columns);
  Lines lines{padded(label, label_width) + " " +
              boxes(value, max, text_field(widget, "colour"), drawing) + count};
  const bool beside = drawn + 2 + kMarksBeside <= columns;
  const int indent = beside ? drawn + 2 : 2;
  if (shown.empty()) return lines;
  append(lines, indented(flowed(shown, " · ", columns - indent), padded("", indent), indent));
  if (beside) {
    lines[0] += lines[1].substr(static_cast<std::size_t>(drawn));
    lines.erase(lines.begin() + 1);
  }
  return lines;
}

Lines draw_list(const Json& widget, int, const Drawing& drawing) {
  const std::string label = drawing.label(text_field(widget, "label"));
  std::string line = drawing.shown(list_field(widget, "items"));
  if (!label.empty()) line = drawing.item(label, line);
  return indented(wrapped(line, drawing.columns() - 2), "", 2);
}

namespace {

constexpr int kGap = 2;              // columns between columns
constexpr int kNarrowestColumn = 8;  // words are kept whole only down to this width

// The cells of a table as text; each row has as many cells as the heading.
struct Cells {
  Lines heading;
  std::vector<Lines> rows;
  std::vector<int> widths;    // width of the widest cell in each column
  std::vector<int> words;     // width of the longest word in each column
  std::vector<bool> numbers;  // whether a column holds only numbers, and so is right-aligned
};

int total(const std::vector<int>& widths) {
  return std::accumulate(widths.begin(), widths.end(), 0) +
         kGap * std::max(0, static_cast<int>(widths.size()) - 1);
}

void widen(Cells& table, const Lines& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    table.widths[i] = std::max(table.widths[i], display_width(cells[i]));
    table.words[i] = std::max(table.words[i], longest_word(cells[i]));
  }
}

// Narrows the widest column that still exceeds its minimum until the table fits; returns false if
// it cannot.
bool squeeze(std::vector<int>& widths, const std::vector<int>& least, int columns) {
  while (total(widths) > columns) {
    std::size_t widest = widths.size();
    for (std::size_t i = 0; i < widths.size(); ++i) {
      if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest]))
        widest = i;
    }
    if (widest == widths.size()) return false;
    --widths[widest];
  }
  return true;
}

// Fits the table into `columns`, preferring whole words in wide columns, then whole words, then
// broken words. Returns false if it cannot.
bool fit(Cells& table, int columns) {
  std::vector<int> narrow, broad;
  for (std::size_t i = 0; i < table.widths.size(); ++i) {
    narrow.push_back(std::min(table.widths[i], kNarrowestColumn));
    broad.push_back(std::max(narrow[i], table.words[i]));
  }
  if (total(narrow) > columns) return false;
  return squeeze(table.widths, broad, columns) || squeeze(table.widths, table.words, columns) ||
         squeeze(table.widths, narrow, columns);
}

void add_row(Lines& lines, const Lines& cells, const Cells& table, const Drawing& drawing,
             Style style) {
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
    lines.push_back(drawing.style(line, style));
  }
}

// Returns "Aki | Cards: R1, R2; Score: 3" for each row, without empty cells: for narrow terminals
// and screen readers.
Lines table_in_words(const Cells& table, const Drawing& drawing) {
  Lines lines;
  for (const Lines& row : table.rows) {
    Lines told;
    for (std::size_t i = 1; i < row.size(); ++i) {
      if (!tells_nothing(row[i])) told.push_back(drawing.item(table.heading[i], row[i]));
    }
    std::string line = row.empty() ? "" : row[0];
    if (row.size() > 1) line += " | " + (told.empty() ? "-" : drawing.in_one_line(told));
    append(lines, indented(wrapped(line, drawing.columns() - 2), "", 2));
  }
  return lines;
}

constexpr int kFurther = 2;  // indentation of a claim's continuation lines

// Draws the contradictions, each followed by its reasons if requested.
Lines draw_proofs(const Testimony& heard, const Drawing& drawing, bool reasons) {
  Lines lines;
  if (heard.proofs.empty()) return lines;
  const std::string heading =
      heard.false_claims == 0
          ? drawing.text("claim.contradictions")
          : drawing.text("claim.at-least", {{"n", number_value(heard.false_claims)}});
  for (const std::string& line : hanging("", heading, drawing))
    lines.push_back(drawing.style(line, Style::strong));
  for (const Contradiction& proof : heard.proofs) {
    append(lines, hanging("  ", sanitised(proof.text), drawing, kFurther));
    for (const std::string& reason : reasons ? proof.reasons : std::vector<std::string>())
      append(lines, hanging("    ", sanitised(reason), drawing, kFurther));
  }
  return lines;
}

}  // namespace

bool tells_nothing(const std::string& cell) { return cell.empty() || cell == "-" || cell == "–"; }

Lines draw_rows(const Lines& headings, const std::vector<Lines>& rows,
                const std::vector<bool>& numbers, const Drawing& drawing) {
  const std::vector<int> none(headings.size(), 0);
  Cells table{headings, rows, none, none, numbers};
  widen(table, headings);
  for (const Lines& row : rows) widen(table, row);
  if (!drawing.figures() || !fit(table, drawing.columns())) return table_in_words(table, drawing);
  Lines lines;
  add_row(lines, table.heading, table, drawing, Style::strong);
  for (const Lines& row : table.rows) add_row(lines, row, table, drawing, Style::none);
  return lines;
}

std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal,
                           int seat, bool reasons) {
  if (!may_see_claims(session, reader)) return {};
  const Testimony heard = of_player(testimony(session), seat);
  if (heard.said.empty()) return {};
  const Drawing drawing(terminal, session.text(), session.names());
  Lines lines = {drawing.style(drawing.text("claim.heading"), Style::strong)};
  for (const Statement& one : heard.said) {
    const std::string text =
        one.revised ? drawing.text("claim.revised", {{"claim", {one.text}}}) : one.text;
    append(lines, hanging("  ", sanitised(text), drawing, kFurther));
  }
  append(lines, draw_proofs(heard, drawing, reasons));
  return joined(lines);
}

}  // namespace narrator::cli
