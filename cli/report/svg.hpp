// The pictures of a page, as SVG.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"

namespace narrator::cli {

/// Width in user units; the page scales the picture.
constexpr int kDrawingWidth = 640;

/// Opens a picture, with its title and description.
Html svg_opened(const Figure& figure, int width, int height, int id);

/// Functions for Figure::picture, one for each kind of widget.
Html bars_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html chart_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html flow_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html ring_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html track_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);

/// A row of bars, { label, { part, whole } }. bar_row() returns nothing if the script's row is
/// malformed.
struct BarRow {
  std::string label;
  std::int64_t part = 0, whole = 0;
};
std::optional<BarRow> bar_row(const Json& row, const Drawing& drawing);

}  // namespace narrator::cli
