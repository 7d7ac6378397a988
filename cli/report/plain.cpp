#include <algorithm>

#include <fmt/format.h>

#include "cli/display/columns.hpp"
#include "cli/display/draw_widgets.hpp"
#include "cli/report/draw_course.hpp"
#include "cli/report/formats.hpp"

namespace narrator::cli {
namespace {

class Plain {
 public:
  explicit Plain(const Drawing& drawing) : drawing_(drawing) {}

  std::string run(const Document& document) {
    heading(document.title, '=');
    for (const std::string& line : document.heading) put(line);
    for (const Section& section : document.sections) {
      heading(section.title, '-');
      for (const Block& one : section.blocks) block(one);
    }
    if (document.steps.empty()) return out_;
    heading(drawing_.text("report.course"), '-');
    int round = -1;
    for (const Step& step : document.steps) {
      if (step.round != round && step.round > 0)
        heading(drawing_.text("board.round", {{"round", {std::int64_t{step.round}}}}), '.');
      round = step.round;
      tell(step);
    }
    return out_;
  }

 private:
  void line(const std::string& text) { out_ += text + "\n"; }
  void put(const std::string& text) {
    for (const std::string& one : wrapped(text, drawing_.columns())) line(one);
  }
  void hang(const std::string& first, const std::string& text) {
    for (const std::string& one : hanging(first, text, drawing_)) line(one);
  }

  void heading(const std::string& text, char rule) {
    if (!out_.empty()) line("");
    put(text);
    line(std::string(static_cast<std::size_t>(std::min(display_width(text), drawing_.columns())),
                     rule));
  }

  void block(const Block& block) {
    if (const auto* one = std::get_if<Paragraph>(&block)) return put(one->text);
    if (const auto* one = std::get_if<Grid>(&block)) return table(*one);
    if (const auto* one = std::get_if<Items>(&block)) {
      for (const std::string& item : one->items) hang("- ", item);
      return;
    }
    if (const auto* one = std::get_if<Chain>(&block)) {
      put(one->what);
      for (const std::string& reason : one->reasons) hang("  ", reason);
      return;
    }
    const auto& figure = std::get<Figure>(block);
    if (text_field(figure.widget, "kind") == "ring") {
      for (const std::string& one : draw_ring(figure.widget, drawing_)) line(one);
    } else {
      for (const std::string& one : draw_course(figure, drawing_)) line(one);
      if (text_field(figure.widget, "kind") != "flow") table(figure.data);
    }
  }

  void table(const Grid& grid) {
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
    for (const std::string& one : draw_rows(grid.columns, rows, numbers, drawing_)) line(one);
  }

  void tell(const Step& step) {
    if (step.n > 0)
      hang(fmt::format("{:>3} {} ", step.n, step.time),
           step.asked + (step.answer.empty() ? "" : " " + step.answer));
    for (const std::string& said : step.said) hang("    ", said);
  }

  const Drawing& drawing_;
  std::string out_;
};

std::string csv_field(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

}  // namespace

std::string plain_text(const Document& document, const Drawing& drawing) {
  return Plain(drawing).run(document);
}

std::string csv(const Document& document) {
  std::string out = "n,time,round,asked,answer,said\r\n";
  for (const Step& step : document.steps) {
    std::string said;
    for (const std::string& line : step.said) said += (said.empty() ? "" : " ") + line;
    out += fmt::format("{},{},{},{},{},{}\r\n", step.n, step.time, step.round,
                       csv_field(step.asked), csv_field(step.answer), csv_field(said));
  }
  return out;
}

}  // namespace narrator::cli
