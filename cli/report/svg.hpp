// The pictures of a page, as SVG.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"
#include "cli/report/page_text.hpp"

namespace narrator::cli {

/// Units of a drawing; the page scales it.
constexpr int kDrawingWidth = 640;

/// The beginning of a picture, with its title and description.
Html svg_opened(const Figure& figure, int width, int height, int id);

/// What a Figure has as its `picture`, by the widget it is made of.
Html bars_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html chart_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html flow_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html ring_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html track_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);

/// A row of bars, { label, { part, whole } }; nothing where the script made none of it.
struct BarRow {
  std::string label;
  std::int64_t part = 0, whole = 0;
};
std::optional<BarRow> bar_row(const Json& row, const Drawing& drawing);

}  // namespace narrator::cli
