#include <algorithm>

#include "cli/report/formats.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

// Text that means nothing to Markdown or HTML.
std::string markdown_escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view("\\`*_{}[]()#+!|<>&~").find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string row(const std::vector<std::string>& cells) {
  std::string out = "|";
  for (const std::string& cell : cells) out += " " + cell + " |";
  return out + "\n";
}

std::string table(const Grid& grid) {
  std::vector<std::string> heads, rules;
  for (std::size_t i = 0; i < grid.columns.size(); ++i) {
    heads.push_back(markdown_escaped(grid.columns[i]));
    const bool number =
        i > 0 && std::ranges::any_of(grid.rows, [&](const auto& cells) { return cells[i].number; });
    rules.emplace_back(number ? "---:" : "---");
  }
  std::string out = row(heads) + row(rules);
  for (const auto& cells : grid.rows) {
    out += row(mapped(cells, [](const TableCell& one) { return markdown_escaped(one.text); }));
  }
  return out + "\n";
}

std::string markdown_list(const std::vector<std::string>& items) {
  std::string out;
  for (const std::string& item : items) out += "- " + markdown_escaped(item) + "\n";
  return out + "\n";
}

std::string block_text(const Block& block) {
  if (const auto* one = std::get_if<Paragraph>(&block)) return markdown_escaped(one->text) + "\n\n";
  if (const auto* one = std::get_if<Items>(&block)) return markdown_list(one->items);
  if (const auto* one = std::get_if<Grid>(&block)) return table(*one);
  if (const auto* one = std::get_if<Chain>(&block))
    return "**" + markdown_escaped(one->what) + "**\n\n" + markdown_list(one->reasons);
  const auto& figure = std::get<Figure>(block);
  return figure.data.rows.empty() ? markdown_escaped(figure.description) + "\n\n"
                                  : table(figure.data);
}

Grid course(const std::vector<Step>& steps, std::size_t from, std::size_t to,
            const Drawing& drawing) {
  Grid grid{{},
            {drawing.text("report.n"), drawing.text("report.time"), drawing.text("report.asked"),
             drawing.text("report.answer"), drawing.text("report.said")},
            {}};
  for (std::size_t i = from; i < to; ++i) {
    const Step& step = steps[i];
    const std::string said = joined_by(step.said, " ");
    grid.rows.push_back(
        {{std::to_string(step.n), true}, {step.time}, {step.asked}, {step.answer}, {said}});
  }
  return grid;
}

}  // namespace

std::string markdown(const Document& document, const Drawing& drawing) {
  std::string out = "# " + markdown_escaped(document.title) + "\n\n";
  for (const std::string& line : document.heading) out += markdown_escaped(line) + "\n\n";
  for (const Section& section : document.sections) {
    out += "## " + markdown_escaped(section.title) + "\n\n";
    for (const Block& block : section.blocks) out += block_text(block);
  }
  const auto& steps = document.steps;
  if (std::ranges::none_of(steps, &Step::tells)) return out;
  out += "## " + markdown_escaped(drawing.text("report.course")) + "\n\n";
  for (std::size_t i = 0; i < steps.size();) {
    std::size_t end = i + 1;
    while (end < steps.size() && steps[end].chapter == steps[i].chapter) ++end;
    out += "### " + markdown_escaped(steps[i].chapter) + "\n\n" +
           table(course(steps, i, end, drawing));
    i = end;
  }
  return out;
}

}  // namespace narrator::cli
