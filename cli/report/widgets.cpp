#include "cli/report/widgets.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/report/formats.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/statistics/tally.hpp"

namespace narrator::cli {
namespace {

// Formats a part of a whole, which a script writes as { 3, 5 }.
TableCell share_of(const Json& cell) {
  const bool sound = cell.is_array() && cell.size() == 2 && cell[0].is_number_integer() &&
                     cell[1].is_number_integer();
  if (!sound) return {"–"};
  const auto part = cell[0].get<std::int64_t>(), whole = cell[1].get<std::int64_t>();
  if (whole <= 0) return {"–"};
  const double percent = 100 * static_cast<double>(part) / static_cast<double>(whole);
  return {fmt::format("{}/{}", part, whole), true,
          static_cast<int>(std::clamp(percent, 0.0, 100.0))};
}

TableCell cell_of(const Json& value, const Drawing& drawing) {
  return {drawing.shown(value), value.is_number()};
}

Block table_of(const Json& widget, const Drawing& drawing) {
  Grid grid{title_of(widget, drawing), {}, {}};
  for (const Json& column : list_field(widget, "columns"))
    grid.columns.push_back(label_of(column, drawing));
  for (const Json& row : list_field(widget, "rows")) {
    std::vector<TableCell> cells;
    for (std::size_t i = 0; i < grid.columns.size(); ++i)
      cells.push_back(cell_of(row.is_array() && i < row.size() ? row[i] : Json(), drawing));
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

Block matrix_of(const Json& widget, const Drawing& drawing) {
  Grid grid{title_of(widget, drawing), {""}, {}};
  const Json& heads = list_field(widget, "heads");
  for (const Json& head : heads) grid.columns.push_back(drawing.shown(head));
  const Json& rows = list_field(widget, "rows");
  const Json& sides = widget.contains("sides") ? list_field(widget, "sides") : heads;
  for (std::size_t i = 0; i < std::min(sides.size(), rows.size()); ++i) {
    std::vector<TableCell> cells{{drawing.shown(sides[i])}};
    for (std::size_t j = 0; j < heads.size(); ++j)
      cells.push_back(share_of(rows[i].is_array() && j < rows[i].size() ? rows[i][j] : Json()));
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

// Builds a table with one row for each step: its name, and the result of `cell` for the entry of
// each thing's list `values`.
template <class F>
Grid by_steps(const Json& widget, const char* things, const char* values, const Drawing& drawing,
              F cell) {
  Grid grid{title_of(widget, drawing), {label_of(widget.value("across", Json()), drawing)}, {}};
  for (const Json& thing : list_field(widget, things))
    grid.columns.push_back(label_in(thing, drawing));
  const Json& steps = list_field(widget, "steps");
  for (std::size_t i = 0; i < steps.size(); ++i) {
    std::vector<TableCell> row{cell_of(steps[i], drawing)};
    for (const Json& thing : list_field(widget, things)) {
      const Json& list = list_field(thing, values);
      row.push_back(cell(i < list.size() ? list[i] : Json()));
    }
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

// Returns "Aki: 0 → 12" for each line of a chart or each thing of a flow.
std::string courses(const Grid& data, const Drawing& drawing) {
  Lines all;
  if (data.rows.empty()) return {};
  for (std::size_t i = 1; i < data.columns.size(); ++i) {
    const std::string course =
        fmt::format("{} → {}", data.rows.front()[i].text, data.rows.back()[i].text);
    all.push_back(drawing.item(data.columns[i], course));
  }
  return drawing.in_one_line(all);
}

Block chart_of(const Json& widget, const Drawing& drawing) {
  Grid data = by_steps(widget, "lines", "values", drawing,
                       [&](const Json& value) { return cell_of(value, drawing); });
  std::string what = courses(data, drawing);
  return Figure{widget, data.title, std::move(what), std::move(data), chart_svg, chart_letters};
}

Block flow_of(const Json& widget, const Drawing& drawing) {
  const Json& places = list_field(widget, "places");
  const auto place = [&](const Json& number) -> TableCell {
    if (!number.is_number_integer()) return {"?"};
    const auto n = number.get<std::int64_t>();
    if (n < 1 || n > static_cast<std::int64_t>(places.size())) return {"?"};
    return {drawing.shown(places[static_cast<std::size_t>(n - 1)])};
  };
  Grid data = by_steps(widget, "things", "places", drawing, place);
  std::string what = courses(data, drawing);
  return Figure{widget, data.title, std::move(what), std::move(data), flow_svg, flow_letters};
}

Block ring_of(const Json& widget, const Drawing& drawing) {
  const auto letters = [](const Figure& figure, const Drawing& with) {
    return draw_ring(figure.widget, with);
  };
  Figure figure{widget, title_of(widget, drawing), {}, {}, ring_svg, letters};
  figure.data = {figure.title, {"", ""}, {}};
  int n = 0;
  for (const Json& card : list_field(widget, "cards")) {
    const std::string shown = drawing.shown(card);
    figure.description += (n == 0 ? "" : ", ") + shown;
    figure.data.rows.push_back({{std::to_string(++n), true}, {shown}});
  }
  return figure;
}

// Builds one row for each bar, with the part and the whole.
Block bars_of(const Json& widget, const Drawing& drawing) {
  Figure figure{widget, title_of(widget, drawing), {}, {}, bars_svg};
  figure.data = {figure.title, {"", "", "%"}, {}};
  Lines told;
  for (const Json& row : list_field(widget, "rows")) {
    const auto bar = bar_row(row, drawing);
    if (!bar) continue;
    const Share share(bar->part, bar->whole);
    const std::string part = fmt::format("{}/{}", bar->part, bar->whole);
    told.push_back(drawing.item(bar->label, part));
    figure.data.rows.push_back(
        {{bar->label}, {part, true}, {fmt::format("{:.0f}", 100 * share.share), true}});
  }
  figure.description = drawing.in_one_line(told);
  return figure;
}

Block list_of(const Json& widget, const Drawing& drawing) {
  const std::string all = drawing.shown(list_field(widget, "items"));
  const std::string title = title_of(widget, drawing);
  return Paragraph{title.empty() ? all : drawing.item(title, all)};
}

Block track_of(const Json& widget, const Drawing& drawing) {
  const std::string title = title_of(widget, drawing);
  const auto letters = [](const Figure& figure, const Drawing& with) {
    return wrapped(figure.description, with.columns());
  };
  return Figure{widget, title, track_in_words(widget, title, drawing), {}, track_svg, letters};
}

Block line_of(const Json& widget, const Drawing& drawing) {
  return Paragraph{drawing.text_of_game(text_field(widget, "id"), args_field(widget, "args"))};
}

// Draws the widget on a board as it appears in a report.
Lines drawn_plainly(const Json& widget, int, const Drawing& drawing) {
  return plain_block(block_of(widget, drawing), drawing);
}

}  // namespace

const std::vector<WidgetKind>& widget_kinds() {
  static const std::vector<WidgetKind> kinds = {
      {"line", {"id", "args", "brief"}, line_of, drawn_plainly},
      {"list", {"label", "items"}, list_of, draw_list},
      {"ring", {"label", "cards", "marked", "colours"}, ring_of, drawn_plainly},
      {"table", {"columns", "rows"}, table_of, drawn_plainly},
      {"track", {"label", "args", "value", "max", "colour", "marks"}, track_of, draw_track},
      {"matrix", {"heads", "rows"}, matrix_of},
      {"chart", {"across", "steps", "lines"}, chart_of},
      {"flow", {"places", "steps", "things"}, flow_of},
      {"bars", {"rows"}, bars_of},
  };
  return kinds;
}

const WidgetKind* kind_of(const Json& widget) {
  const auto& kinds = widget_kinds();
  const auto found = std::ranges::find(kinds, text_field(widget, "kind"), &WidgetKind::name);
  return found == kinds.end() ? nullptr : &*found;
}

std::string label_of(const Json& label, const Drawing& drawing) {
  if (label.is_null()) return {};
  if (label.is_string() && drawing.find(label.get<std::string>()))
    return drawing.label(label.get<std::string>());
  return drawing.shown(label);
}

std::string label_in(const Json& thing, const Drawing& drawing) {
  return thing.is_object() ? label_of(thing.value("label", Json()), drawing) : std::string();
}

std::pair<std::int64_t, std::int64_t> range_of(const Json& lines) {
  std::int64_t low = 0, high = 1;
  for (const Json& line : lines) {
    for (const Json& value : list_field(line, "values")) {
      if (!value.is_number_integer()) continue;
      low = std::min(low, value.get<std::int64_t>());
      high = std::max(high, value.get<std::int64_t>());
    }
  }
  return {low, high};
}

std::string title_of(const Json& widget, const Drawing& drawing) {
  const std::string label = text_field(widget, "label");
  if (label.empty()) return {};
  return drawing.find(label) ? drawing.text_of_game(label, args_field(widget, "args")) : label;
}

bool shows_nothing(const Json& widget) {
  if (kind_of(widget) == nullptr) return true;
  const bool matrix = text_field(widget, "kind") == "matrix";
  const auto tells = [](const Json& cell) {
    return cell.is_array() && cell.size() == 2 && cell[1] != 0;
  };
  return std::ranges::any_of(std::array{"rows", "steps"}, [&](const char* list) {
    return widget.contains(list) &&
           std::ranges::none_of(list_field(widget, list), [&](const Json& one) {
             return !matrix || std::ranges::any_of(one, tells);
           });
  });
}

Block block_of(const Json& widget, const Drawing& drawing) {
  const WidgetKind* kind = kind_of(widget);
  return kind ? kind->block(widget, drawing) : Paragraph{};
}

}  // namespace narrator::cli
