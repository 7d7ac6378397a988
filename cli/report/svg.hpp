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

/// The picture of a chart, flow, ring or track, with title and description; "" for what is none.
/// `id` is unlike that of any other picture on the page.
std::string svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);

/// The beginning of a picture, with its title and description.
std::string svg_opened(const Figure& figure, int width, int height, int id);

/// The picture of a widget {kind="bars", label, rows = { { label, { part, whole } } }}.
std::string bars(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);

/// A row of one; nothing where the script made none of it.
struct BarRow {
  std::string label;
  std::int64_t part = 0, whole = 0;
};
std::optional<BarRow> bar_row(const Json& row, const Drawing& drawing);

}  // namespace narrator::cli
