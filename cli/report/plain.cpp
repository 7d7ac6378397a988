#include <algorithm>
#include <array>
#include <cassert>

#include <fmt/format.h>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

Lines plain_table(const Grid& grid, const Drawing& drawing) {
  std::vector<Lines> rows;
  std::vector<bool> numbers(grid.columns.size(), true);
  for (const auto& cells : grid.rows) {
    Lines row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      row.push_back(cells[i].text);
      numbers[i] = numbers[i] && cells[i].number;
    }
    rows.push_back(std::move(row));
  }
  return draw_rows(grid.columns, rows, numbers, drawing);
}

constexpr std::array kHeights = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};

std::string column(const Json& value, std::int64_t low, std::int64_t high) {
  assert(low < high);
  if (!value.is_number_integer()) return " ";
  const auto above = value.get<double>() - static_cast<double>(low);
  const auto range = static_cast<double>(high) - static_cast<double>(low);
  return kHeights[static_cast<std::size_t>(above / range * (kHeights.size() - 1))];
}

// Draws as many of the steps as fit into `room`, always including the last one.
std::string columns_of(const Json& values, std::size_t room, std::int64_t low, std::int64_t high) {
  std::string out;
  const std::size_t all = values.size(), shown = std::min(all, std::max<std::size_t>(room, 1));
  for (std::size_t i = 0; i < shown; ++i)
    out += column(values[shown < 2 ? all - 1 : i * (all - 1) / (shown - 1)], low, high);
  return out;
}

}  // namespace

Lines plain_heading(const std::string& text, char rule, const Drawing& drawing) {
  Lines lines = wrapped(text, drawing.columns());
  const int width = std::min(display_width(text), drawing.columns());
  lines.emplace_back(static_cast<std::size_t>(width), rule);
  return lines;
}

Lines plain_block(const Block& block, const Drawing& drawing) {
  if (const auto* one = std::get_if<Paragraph>(&block))
    return wrapped(one->text, drawing.columns());
  if (const auto* one = std::get_if<Grid>(&block)) return plain_table(*one, drawing);
  Lines lines;
  if (const auto* one = std::get_if<ItemList>(&block)) {
    for (const std::string& item : one->items) append(lines, hanging("- ", item, drawing));
    return lines;
  }
  if (const auto* one = std::get_if<Chain>(&block)) {
    lines = wrapped(one->what, drawing.columns());
    for (const std::string& reason : one->reasons) append(lines, hanging("  ", reason, drawing));
    return lines;
  }
  const auto& figure = std::get<Figure>(block);
  return figure.letters ? figure.letters(figure, drawing) : plain_table(figure.data, drawing);
}

Lines plain_step(const Step& step, const Drawing& drawing) {
  Lines lines;
  if (step.n > 0)
    append(lines, hanging(fmt::format("{:>3} {} ", step.n, step.time),
                          step.asked + (step.answer.empty() ? "" : " " + step.answer), drawing));
  for (const std::string& said : step.said) append(lines, hanging("    ", said, drawing));
  return lines;
}

Printable plain_text(const Document& document, const Drawing& drawing) {
  Lines lines = plain_heading(document.title, '=', drawing);
  const auto head = [&](const std::string& text, char rule) {
    lines.emplace_back();
    append(lines, plain_heading(text, rule, drawing));
  };
  for (const std::string& line : document.heading) append(lines, wrapped(line, drawing.columns()));
  for (const Section& section : document.sections) {
    head(section.title, '-');
    for (const Block& one : section.blocks) append(lines, plain_block(one, drawing));
  }
  if (std::ranges::none_of(document.steps, &Step::tells)) return Printable::text(joined(lines));
  head(drawing.text("report.course"), '-');
  std::string chapter;
  for (const Step& step : document.steps) {
    if (!step.tells()) continue;
    if (step.chapter != chapter && step.counted()) head(step.chapter, '.');
    chapter = step.chapter;
    append(lines, plain_step(step, drawing));
  }
  return Printable::text(joined(lines));
}

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

// Shows the places of each thing in order, omitting the steps in which it did not move.
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
