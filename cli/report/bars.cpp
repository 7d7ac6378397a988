// A bar a row: how much of a whole, and how far that can be trusted.
#include <algorithm>

#include <fmt/format.h>

#include "cli/report/svg.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/statistics/share.hpp"

namespace narrator::cli {
namespace {

constexpr int kRow = 46;               // a row is its words, and the bar below them
constexpr std::size_t kMostRows = 60;  // of the picture; its table has them all

double at(double share) { return kDrawingWidth * share; }

}  // namespace

std::optional<BarRow> bar_row(const Json& row, const Drawing& drawing) {
  if (!row.is_array() || row.size() != 2 || !row[1].is_array() || row[1].size() != 2 ||
      !row[1][0].is_number_integer() || !row[1][1].is_number_integer())
    return std::nullopt;
  BarRow bar{label_of(row[0], drawing), row[1][0].get<std::int64_t>(),
             row[1][1].get<std::int64_t>()};
  if (bar.whole < 0 || bar.part < 0 || bar.part > bar.whole) return std::nullopt;
  return bar;
}

Html bars_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id) {
  Html out;
  int rows = 0;
  for (const Json& row : list_field(figure.widget, "rows")) {
    const auto bar = bar_row(row, drawing);
    if (!bar || rows == kMostRows) continue;
    const Share share(bar->part, bar->whole);
    const int y = kRow * rows++;
    out +=
        Html::of("<text x=\"0\" y=\"{}\">{}</text>", y + 18, texts.drawn(clipped(bar->label, 42)));
    out += Html::of("<text x=\"{}\" y=\"{}\" class=\"end\">{:.0f} % · {}/{}</text>", kDrawingWidth,
                    y + 18, 100 * share.share, bar->part, bar->whole);
    out += Html::of("<path class=\"grid\" d=\"M0 {}H{}\"/>", y + 38, kDrawingWidth);
    out += Html::of("<rect class=\"bar\" x=\"0\" y=\"{}\" width=\"{:.1f}\" height=\"12\"/>", y + 26,
                    at(share.share));
    if (bar->whole > 0) {
      out += Html::of("<path class=\"reach\" d=\"M{:.1f} {}v10m0 -5H{:.1f}m0 -5v10\"/>",
                      at(share.low), y + 27, at(share.high));
    }
  }
  return svg_opened(figure, kDrawingWidth, kRow * std::max(rows, 1), id) + out + "</svg>";
}

}  // namespace narrator::cli
