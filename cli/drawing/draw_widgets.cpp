#include "cli/drawing/draw_widgets.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/terminal/columns.hpp"

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
  for (int space = 1; space <= max; ++space) {
    row += space <= value ? swatch("[#]", colour, drawing.terminal().colour) : "[ ]";
  }
  return row;
}

}  // namespace

std::string track_in_words(const Json& widget, const std::string& label, const Drawing& drawing) {
  std::string line = drawing.text(
      "board.track", {{"label", {label}},
                      {"value", {std::int64_t{number_field(widget, "value", 0, 1000000)}}},
                      {"max", {std::int64_t{number_field(widget, "max", 0, 1000000)}}}});
  const Lines spaces = marks(widget, drawing);
  return spaces.empty() ? line : line + fmt::format(" ({})", fmt::join(spaces, ", "));
}

std::string track_label(const Json& widget, const Drawing& drawing) {
  return drawing.label(text_field(widget, "label"), args_field(widget, "args"));
}

Lines draw_track(const Json& widget, int label_width, const Drawing& drawing) {
  const std::string label = track_label(widget, drawing);
  const int max = number_field(widget, "max", 0, 1000000);
  const int value = number_field(widget, "value", 0, 1000000);
  const Lines shown = marks(widget, drawing);
  const int columns = drawing.columns();
  const std::string count = fmt::format(" {}/{}", value, max);
  const int drawn = label_width + 1 + 3 * std::min(max, kMostBoxes) + display_width(count);
  if (!drawing.figures() || max > kMostBoxes || drawn > columns) {
    return wrapped(track_in_words(widget, label, drawing), columns);
  }
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

}  // namespace narrator::cli
