#include <algorithm>

#include <fmt/format.h>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

constexpr int kNarrowestRing = 40;  // columns; in less, a list is easier to follow
constexpr int kFewest = 3;          // cards needed to form a ring
constexpr int kTallest = 5;         // rows, if the width allows it
constexpr int kLongestLink = 3;

// A stop on the ring: the pawn's gap, a card, or a piece of line between cards.
struct Stop {
  std::string text;
  std::string colour = {};
  bool pawn = false;
};

struct Shape {
  int width = 0;   // stops in the top and bottom rows
  int height = 0;  // rows
};

struct Point {
  int x = 0, y = 0;
};

int stops_in(const Shape& shape) { return 2 * shape.width + 2 * shape.height - 4; }

// Returns the widest shape of at most five rows for `stops`, or a taller one if that is too wide.
Shape shape_for(int stops, int widest) {
  const int height = std::clamp(stops / 5, 2, kTallest);
  Shape shape{(stops + 1) / 2 - height + 2, height};
  if (shape.width > widest) shape = {widest, (stops + 1) / 2 - widest + 2};
  return shape;
}

// Returns the position of stop `i`, clockwise from the top left.
Point point(int i, const Shape& shape) {
  const int right = shape.width - 1, bottom = shape.height - 1;
  if (i <= right) return {i, 0};
  if (i <= right + bottom) return {right, i - right};
  if (i <= 2 * right + bottom) return {2 * right + bottom - i, bottom};
  return {0, 2 * right + 2 * bottom - i};
}

std::vector<Stop> read_stops(const Json& widget, const Drawing& drawing) {
  const Json& cards = list_field(widget, "cards");
  const int marked = number_field(widget, "marked", 0, static_cast<int>(cards.size()));
  std::vector<Stop> stops{{drawing.text("board.pawn"), {}, true}};
  for (const Json& card : cards) {
    const int number = static_cast<int>(stops.size());
    const std::string shown = drawing.shown(card);
    stops.push_back({number <= marked ? fmt::format("{}:{}", number, shown) : shown,
                     card_colour(widget, card)});
  }
  return stops;
}

Lines as_list(const std::string& heading, const std::vector<Stop>& stops, const Drawing& drawing) {
  const std::string line = joined_by(mapped(stops, &Stop::text), drawing.separator());
  return wrapped(drawing.item(heading, line), drawing.columns());
}

std::string centred(const std::string& text, int columns) {
  const int left = (columns - display_width(text)) / 2;
  return padded(padded("", left) + text, columns);
}

std::string repeated(std::string_view piece, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += piece;
  return out;
}

// Computes the dimensions of a ring and draws it row by row.
class Ring {
 public:
  Ring(const std::vector<Stop>& stops, const Drawing& drawing) : brush_(drawing) {
    for (const Stop& stop : stops) cell_ = std::max(cell_, display_width(stop.text));
    shape_ = shape_for(static_cast<int>(stops.size()), (drawing.columns() + 1) / (cell_ + 1));
    const int room = (drawing.columns() - shape_.width * cell_) / std::max(1, shape_.width - 1);
    link_ = std::clamp(room, 1, kLongestLink);
    rows_.assign(static_cast<std::size_t>(shape_.height),
                 std::vector<std::string>(static_cast<std::size_t>(shape_.width)));
    for (int i = 0; i < stops_in(shape_); ++i) {
      const bool given = static_cast<std::size_t>(i) < stops.size();
      at(point(i, shape_)) = given ? drawn(stops[static_cast<std::size_t>(i)]) : line(i);
    }
  }

  Lines lines() const {
    Lines lines;
    for (std::size_t y = 0; y < rows_.size(); ++y) {
      const bool side = y > 0 && y + 1 < rows_.size();
      std::string line;
      for (std::size_t x = 0; x < rows_[y].size(); ++x) {
        if (x > 0) line += side ? padded("", link_) : repeated("─", link_);
        line += rows_[y][x].empty() ? padded("", cell_) : rows_[y][x];
      }
      line.erase(line.find_last_not_of(' ') + 1);
      lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  std::string& at(const Point& point) {
    return rows_[static_cast<std::size_t>(point.y)][static_cast<std::size_t>(point.x)];
  }

  std::string drawn(const Stop& stop) const {
    const std::string cell = centred(stop.text, cell_);
    return stop.pawn ? brush_.style(cell, Style::strong)
                     : swatch(cell, stop.colour, brush_.terminal().colour);
  }

  // Returns the line that takes the place of a card: a side of the ring, or its bottom left corner.
  std::string line(int i) const {
    const int left = (cell_ - 1) / 2;
    if (point(i, shape_).y < shape_.height - 1) return centred("│", cell_);
    return padded("", left) + "└" + repeated("─", cell_ - left - 1);
  }

  const Drawing& brush_;
  int cell_ = 4;  // columns for each stop
  int link_ = 1;  // columns between two stops
  Shape shape_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace

Lines draw_ring(const Json& widget, const Drawing& drawing) {
  const std::vector<Stop> stops = read_stops(widget, drawing);
  const int cards = static_cast<int>(stops.size()) - 1;
  const std::string label = drawing.label(text_field(widget, "label"), args_field(widget, "args"));
  const std::string heading =
      drawing.text("board.ring", {{"label", {label}}, {"n", number_value(cards)}});
  const bool room = drawing.figures() && drawing.columns() >= kNarrowestRing && cards >= kFewest;
  const bool slim = std::ranges::all_of(
      stops, [&](const Stop& stop) { return display_width(stop.text) <= drawing.columns() / 4; });
  if (!room || !slim) return as_list(heading, stops, drawing);
  Lines lines = wrapped(heading, drawing.columns());
  for (std::string& line : lines) line = drawing.style(line, Style::strong);
  append(lines, Ring(stops, drawing).lines());
  return lines;
}

}  // namespace narrator::cli
