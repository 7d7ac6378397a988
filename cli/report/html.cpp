#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/page_text.hpp"
#include "cli/report/widgets.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_json.hpp"

namespace narrator::cli {
namespace {

bool is_matrix(const Grid& grid) {
  const auto is_shaded = [](const TableCell& cell) { return cell.shade >= 0; };
  return std::ranges::any_of(grid.rows,
                             [&](const auto& row) { return std::ranges::any_of(row, is_shaded); });
}

std::string classes(const TableCell& cell) {
  if (cell.shade >= 0) return fmt::format(" class=\"sh{}\"", (cell.shade + 10) / 20);
  if (tells_nothing(cell.text)) return cell.number ? " class=\"num none\"" : " class=\"none\"";
  return cell.number ? " class=\"num\"" : "";
}

// The headings of a table, and then its rows; on a narrow screen these stand below each other, each
// cell that has something to tell with its heading.
std::vector<std::string> table_rows(const Grid& grid, const PageText& texts) {
  const bool matrix = is_matrix(grid);
  std::string out = "<tr>";
  for (const std::string& column : grid.columns)
    out += column.empty() ? "<td></td>" : "<th scope=\"col\">" + texts.html(column) + "</th>";
  std::vector<std::string> rows = {out + "</tr>"};
  for (const auto& row : grid.rows) {
    out = "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string text = texts.html(row[i].text);
      const std::string label =
          matrix || grid.columns[i].empty() ? "" : " data-l=\"" + escaped(grid.columns[i]) + "\"";
      out += i == 0 ? "<th scope=\"row\"" + label + ">" + text + "</th>"
                    : "<td" + classes(row[i]) + label + ">" + text + "</td>";
    }
    rows.push_back(out + "</tr>");
  }
  return rows;
}

std::string table(const Grid& grid, bool caption, const PageText& texts) {
  std::string out = fmt::format("<div class=\"scroll\"><table class=\"{}\">",
                                is_matrix(grid) ? "matrix" : "rows");
  if (caption && !grid.title.empty()) out += "<caption>" + texts.html(grid.title) + "</caption>";
  const std::vector<std::string> rows = table_rows(grid, texts);
  out += "<thead>" + rows.front() + "</thead><tbody>";
  for (std::size_t i = 1; i < rows.size(); ++i) out += rows[i];
  return out + "</tbody></table></div>";
}

std::string html_list(const std::vector<std::string>& items, const PageText& texts) {
  if (items.empty()) return {};
  std::string out = "<ul>";
  for (const std::string& item : items) out += "<li>" + texts.html(item) + "</li>";
  return out + "</ul>";
}

class Page {
 public:
  Page(const Document& document, const Drawing& drawing)
      : document_(document), drawing_(drawing), texts_(document.names) {}

  std::string run() {
    std::string body = header() + "<main>";
    for (const Section& one : document_.sections) body += section(one);
    if (!document_.steps.empty()) body += course();
    return head() + body + "</main><script>" + std::string(kPageScript) +
           "</script></body></html>\n";
  }

 private:
  std::string say(const char* id, const Args& args = {}) const {
    return escaped(drawing_.text(id, args));
  }

  // What tells saved pages and tabs apart.
  std::string window_title() const {
    const std::vector<std::string>& heading = document_.heading;
    return document_.title + (heading.empty() ? "" : ". " + heading.front());
  }

  std::string head() const {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'\">"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
        "<meta name=\"referrer\" "
        "content=\"no-referrer\"><title>{}</title><style>{}</style></head><body>",
        document_.lang, sha256_base64(kPageStyle), sha256_base64(kPageScript),
        escaped(window_title()), kPageStyle);
  }

  std::string header() const {
    std::string out = "<header><h1>" + escaped(document_.title) + "</h1>";
    for (const std::string& line : document_.heading) out += "<p>" + texts_.html(line) + "</p>";
    return out + "</header>";
  }

  std::string section(const Section& section) {
    std::string inside;
    for (const Block& one : section.blocks) inside += block(one, section.title);
    if (section.veil) {
      inside = "<details class=\"veil\"><summary><span>" + say("report.show") + "</span><span>" +
               say("report.hide") + "</span></summary>" + inside + "</details>";
    }
    return "<section><h2>" + texts_.html(section.title) + "</h2>" + inside + "</section>";
  }

  // `title` stands above it already.
  std::string block(const Block& block, const std::string& title) {
    if (const auto* one = std::get_if<Paragraph>(&block))
      return one->text.empty() ? "" : "<p>" + texts_.html(one->text) + "</p>";
    if (const auto* one = std::get_if<Items>(&block)) return html_list(one->items, texts_);
    if (const auto* one = std::get_if<Grid>(&block))
      return table(*one, one->title != title, texts_);
    if (const auto* one = std::get_if<Chain>(&block))
      return "<h3>" + texts_.html(one->what) + "</h3>" + html_list(one->reasons, texts_);
    return figure(std::get<Figure>(block));
  }

  std::string figure(const Figure& figure) {
    const bool ring = text_field(figure.widget, "kind") == "ring";
    std::string out = fmt::format("<figure{}>", ring ? " class=\"ring\"" : "") +
                      figure.picture(figure, drawing_, texts_, ++pictures_) + "</figure>";
    if (ring || figure.data.rows.empty()) return out;
    return out + "<details><summary>" + say("report.figures") + "</summary>" +
           table(figure.data, true, texts_) + "</details>";
  }

  // A piece of a board, made once however often it is shown; its number.
  std::size_t piece(const Json& widget) {
    const std::string key = in_one_line(widget);
    if (const auto found = piece_of_.find(key); found != piece_of_.end()) return found->second;
    pieces_ += board_part(widget);
    return piece_of_.emplace(key, piece_of_.size()).first->second;
  }

  std::string board_part(const Json& widget) {
    const Block made = block_of(widget, drawing_);
    if (const auto* grid = std::get_if<Grid>(&made)) return board_table(*grid);
    const auto* figure = std::get_if<Figure>(&made);
    if (figure == nullptr) return "<div>" + block(made, {}) + "</div>";
    const std::string picture = figure->picture(*figure, drawing_, texts_, ++pictures_);
    if (text_field(widget, "kind") == "track")
      return "<div class=\"track\">" + picture + texts_.html(figure->description) + "</div>";
    return "<figure class=\"" + text_field(widget, "kind") + "\">" + picture + "</figure>";
  }

  // A table by the numbers of its rows: from step to step most of them stay as they were.
  std::string board_table(const Grid& grid) {
    std::string numbers;
    for (const std::string& row : table_rows(grid, texts_)) {
      const auto [found, is_new] = line_of_.emplace(row, line_of_.size());
      if (is_new) lines_ += row;
      numbers += (numbers.empty() ? "" : " ") + std::to_string(found->second);
    }
    std::string caption;
    if (!grid.title.empty()) caption = "<caption>" + texts_.html(grid.title) + "</caption>";
    return fmt::format("<div class=\"scroll\"><table class=\"{}\" data-r=\"{}\">{}</table></div>",
                       is_matrix(grid) ? "matrix" : "rows", numbers, caption);
  }

  std::string row(const Step& step) {
    std::string parts;
    for (const Json& widget : *step.display)
      parts += (parts.empty() ? "" : " ") + std::to_string(piece(widget));
    return fmt::format(
        "<tr data-b=\"{}\"><th scope=\"row\">{}</th><td "
        "class=\"time\">{}</td><td>{}</td><td>{}</td>"
        "<td>{}</td></tr>",
        parts, step.n, step.time, texts_.html(step.asked), texts_.html(step.answer),
        html_list(step.said, texts_));
  }

  // A table a round.
  std::string rounds() {
    std::string out, heads;
    for (const char* id :
         {"report.n", "report.time", "report.asked", "report.answer", "report.said"})
      heads += "<th scope=\"col\">" + say(id) + "</th>";
    const auto& steps = document_.steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (i == 0 || steps[i].chapter != steps[i - 1].chapter) {
        const std::string title = texts_.html(steps[i].chapter);
        out += (i == 0 ? "" : "</tbody></table>") +
               ("<table class=\"rows\"><caption>" + title + "</caption><thead><tr>" + heads +
                "</tr></thead><tbody>");
      }
      out += row(steps[i]);
    }
    return steps.empty() ? out : out + "</tbody></table>";
  }

  std::string course() {
    const std::string tables = rounds();
    std::string out = "<section><h2>" + say("report.steps") + "</h2><noscript><p>" +
                      say("report.no-script") + "</p></noscript>";
    out += "<div id=\"stepper\" tabindex=\"0\" role=\"group\" aria-label=\"" + say("report.steps") +
           "\" hidden><div id=\"bar\">";
    for (const auto& [key, id] : {std::pair{"Home", "report.first"},
                                  {"ArrowLeft", "report.previous"},
                                  {"ArrowRight", "report.next"},
                                  {"End", "report.last"}})
      out += fmt::format("<button type=\"button\" data-k=\"{}\">{}</button>", key, say(id));
    out += "<span id=\"count\" data-t=\"" +
           say("report.step-of", {{"n", {std::string("{n}")}}, {"all", {std::string("{all}")}}}) +
           "\"></span></div><p class=\"time keys\">" + say("report.keys") +
           "</p><div id=\"board\"></div><div id=\"now\" aria-live=\"polite\"></div></div>";
    out += "<details><summary>" + say("report.course") + "</summary>" + tables + "</details>";
    return out + "<template id=\"pieces\">" + pieces_ +
           "</template><template id=\"lines\"><table>" + lines_ + "</table></template></section>";
  }

  const Document& document_;
  const Drawing& drawing_;
  const PageText texts_;
  int pictures_ = 0;
  std::string pieces_, lines_;  // of boards, and the rows of the tables among them
  std::map<std::string, std::size_t> piece_of_, line_of_;
};

}  // namespace

std::string html_page(const Document& document, const Drawing& drawing) {
  return Page(document, drawing).run();
}

}  // namespace narrator::cli
