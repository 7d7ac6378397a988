// Charts and ways in letters.
#include <algorithm>
#include <array>
#include <cassert>

#include <fmt/format.h>

#include "cli/report/formats.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"

namespace narrator::cli {
namespace {

constexpr std::array kHeights = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};

std::string column(const Json& value, std::int64_t low, std::int64_t high) {
  assert(low < high);
  if (!value.is_number_integer()) return " ";
  const auto top = static_cast<std::int64_t>(kHeights.size()) - 1;
  return kHeights[static_cast<std::size_t>((value.get<std::int64_t>() - low) * top / (high - low))];
}

// As many of the steps as there is room for, the last always among them.
std::string columns_of(const Json& values, std::size_t room, std::int64_t low, std::int64_t high) {
  std::string out;
  const std::size_t all = values.size(), shown = std::min(all, std::max<std::size_t>(room, 1));
  for (std::size_t i = 0; i < shown; ++i)
    out += column(values[shown < 2 ? all - 1 : i * (all - 1) / (shown - 1)], low, high);
  return out;
}

}  // namespace

Lines chart_letters(const Figure& figure, const Drawing& drawing) {
  const Json& lines = list_field(figure.widget, "lines");
  const auto [low, high] = range_of(lines);
  int labels = 0;
  for (const Json& line : lines) labels = std::max(labels, display_width(label_in(line, drawing)));
  labels = std::min(labels, 24);
  Lines out;
  for (const Json& line : lines) {
    const Json& values = list_field(line, "values");
    if (values.empty()) continue;
    const std::string label = clipped(label_in(line, drawing), labels);
    const std::string ends =
        fmt::format("{} → {}", drawing.shown(values.front()), drawing.shown(values.back()));
    const int room = std::min(drawing.columns(), 100) - labels - display_width(ends) - 4;
    out.push_back(padded(label, labels) + "  " +
                  columns_of(values, static_cast<std::size_t>(std::max(room, 1)), low, high) +
                  "  " + ends);
  }
  append(out, plain_block(figure.data, drawing));
  return out;
}

// Where each thing was, one place after the other, without the steps in which it stayed.
Lines flow_letters(const Figure& figure, const Drawing& drawing) {
  Lines out;
  for (std::size_t i = 1; i < figure.data.columns.size(); ++i) {
    std::string way, last;
    for (const auto& row : figure.data.rows) {
      const std::string& place = row[i].text;
      if (place == last) continue;
      way += (way.empty() ? "" : " → ") + place;
      last = place;
    }
    append(out, hanging(drawing.item(figure.data.columns[i], ""), way, drawing));
  }
  return out;
}

}  // namespace narrator::cli
