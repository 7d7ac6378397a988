#include <algorithm>
#include <map>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/widgets.hpp"
#include "engine/log/hash.hpp"

namespace narrator::cli {
namespace {

bool is_matrix(const Grid& grid) {
  const auto is_shaded = [](const TableCell& cell) { return cell.shade >= 0; };
  return std::ranges::any_of(grid.rows,
                             [&](const auto& row) { return std::ranges::any_of(row, is_shaded); });
}

Html classes(const TableCell& cell) {
  if (cell.shade >= 0) return Html::of(" class=\"sh{}\"", (cell.shade + 10) / 20);
  if (cell.number) return tells_nothing(cell.text) ? " class=\"num none\"" : Html(" class=\"num\"");
  return tells_nothing(cell.text) ? Html(" class=\"none\"") : Html();
}

// Returns the heading row and then the rows of a table. On a narrow screen the cells of a row are
// stacked, and each cell with content shows its heading.
std::vector<Html> table_rows(const Grid& grid, const PageText& texts) {
  const bool matrix = is_matrix(grid);
  Html out = "<tr>";
  for (const std::string& column : grid.columns)
    out += column.empty() ? Html("<td></td>") : "<th scope=\"col\">" + texts.html(column) + "</th>";
  std::vector<Html> rows = {out + "</tr>"};
  for (const auto& row : grid.rows) {
    out = "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Html text = texts.html(row[i].text);
      const Html label = matrix || grid.columns[i].empty()
                             ? Html()
                             : Html::of(" data-l=\"{}\"", Html::text(grid.columns[i]));
      out += i == 0 ? "<th scope=\"row\"" + label + ">" + text + "</th>"
                    : "<td" + classes(row[i]) + label + ">" + text + "</td>";
    }
    rows.push_back(out + "</tr>");
  }
  return rows;
}

// Opens the element around a table, which scrolls (also by keyboard) if it is wider than the page.
Html scrolling(const Grid& grid) {
  std::string label = grid.title;
  for (const std::string& column : grid.columns)
    if (grid.title.empty()) label += (label.empty() ? "" : ", ") + column;
  return Html::of("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">",
                  Html::text(label)) +
         Html::of("<table class=\"{}\"", is_matrix(grid) ? Html("matrix") : Html("rows"));
}

Html table(const Grid& grid, bool caption, const PageText& texts) {
  Html out = scrolling(grid) + ">";
  if (caption && !grid.title.empty()) out += "<caption>" + texts.html(grid.title) + "</caption>";
  const std::vector<Html> rows = table_rows(grid, texts);
  out += "<thead>" + rows.front() + "</thead><tbody>";
  for (std::size_t i = 1; i < rows.size(); ++i) out += rows[i];
  return out + "</tbody></table></div>";
}

// Draws a block of a board other than a table; `id` is as in Figure::picture.
Html on_board(const Block& made, const Json& widget, const Drawing& drawing, const PageText& texts,
              int id) {
  if (const auto* one = std::get_if<Paragraph>(&made))
    return one->text.empty() ? Html() : "<div>" + html_paragraph(one->text, texts) + "</div>";
  if (const auto* one = std::get_if<ItemList>(&made))
    return "<div>" + html_list(one->items, texts) + "</div>";
  const auto* figure = std::get_if<Figure>(&made);
  if (figure == nullptr) return {};
  const Html picture = figure->picture(*figure, drawing, texts, id);
  const std::string kind = text_field(widget, "kind");
  if (kind == "track")
    return "<div class=\"track\">" + picture + texts.html(figure->description) + "</div>";
  return Html::of("<figure class=\"{}\">{}</figure>", Html::text(kind), picture);
}

Html hash_of(const Html& own) { return Html::text(sha256_base64(own.str())); }

class Page {
 public:
  Page(const Document& document, const Drawing& drawing)
      : document_(document), drawing_(drawing), texts_(document.names) {}

  Html run() {
    Html body = header() + "<main>";
    for (const Section& one : document_.sections) body += section(one);
    if (!document_.steps.empty()) body += course();
    return head() + body + "</main><script>" + page_script() + "</script></body></html>\n";
  }

 private:
  Html say(const char* id, const Args& args = {}) const {
    return Html::text(drawing_.text(id, args));
  }

  Html head() const {
    const std::vector<std::string>& heading = document_.heading;
    // Distinguishes saved pages and browser tabs.
    const std::string window = document_.title + (heading.empty() ? "" : ". " + heading.front());
    return Html::of(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'\">"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
        "<meta name=\"referrer\" "
        "content=\"no-referrer\"><title>{}</title><style>{}</style></head><body>",
        Html::text(document_.lang), hash_of(page_style()), hash_of(page_script()),
        Html::text(window), page_style());
  }

  Html header() const {
    Html out = "<header><h1>" + Html::text(document_.title) + "</h1>";
    for (const std::string& line : document_.heading) out += "<p>" + texts_.html(line) + "</p>";
    return out + "</header>";
  }

  Html section(const Section& section) {
    Html inside;
    for (const Block& one : section.blocks) inside += block(one, section.title);
    if (section.veil) {
      inside = "<details class=\"veil\"><summary><span>" + say("report.show") + "</span><span>" +
               say("report.hide") + "</span></summary>" + inside + "</details>";
    }
    return "<section><h2>" + texts_.html(section.title) + "</h2>" + inside + "</section>";
  }

  // `title` is the heading printed above the block.
  Html block(const Block& block, const std::string& title) {
    if (const auto* one = std::get_if<Paragraph>(&block)) return html_paragraph(one->text, texts_);
    if (const auto* one = std::get_if<ItemList>(&block)) return html_list(one->items, texts_);
    if (const auto* one = std::get_if<Grid>(&block))
      return table(*one, one->title != title, texts_);
    if (const auto* one = std::get_if<Chain>(&block))
      return "<h3>" + texts_.html(one->what) + "</h3>" + html_list(one->reasons, texts_);
    return figure(std::get<Figure>(block));
  }

  Html figure(const Figure& figure) {
    const bool ring = text_field(figure.widget, "kind") == "ring";
    Html out = (ring ? Html("<figure class=\"ring\">") : Html("<figure>")) +
               figure.picture(figure, drawing_, texts_, ++pictures_) + "</figure>";
    if (ring || figure.data.rows.empty()) return out;
    return out + "<details><summary>" + say("report.figures") + "</summary>" +
           table(figure.data, true, texts_) + "</details>";
  }

  // Stores each distinct piece of a board once; returns its number.
  std::size_t piece(const Json& widget) {
    const std::string key = in_one_line(widget);
    if (const auto found = piece_of_.find(key); found != piece_of_.end()) return found->second;
    pieces_ += board_part(widget);
    return piece_of_.emplace(key, piece_of_.size()).first->second;
  }

  Html board_part(const Json& widget) {
    const Block made = block_of(widget, drawing_);
    if (const auto* grid = std::get_if<Grid>(&made)) return board_table(*grid);
    return on_board(made, widget, drawing_, texts_, ++pictures_);
  }

  // Represents a table by the numbers of its rows, as most rows do not change between steps.
  Html board_table(const Grid& grid) {
    Html numbers;
    for (const Html& row : table_rows(grid, texts_)) {
      const auto [found, is_new] = line_of_.emplace(row, line_of_.size());
      if (is_new) lines_ += row;
      numbers += Html::of("{}{}", numbers.empty() ? Html() : Html(" "), found->second);
    }
    Html caption;
    if (!grid.title.empty()) caption = "<caption>" + texts_.html(grid.title) + "</caption>";
    return scrolling(grid) + Html::of(" data-r=\"{}\">{}</table></div>", numbers, caption);
  }

  Html row(const Step& step) {
    Html parts;
    for (const Json& widget : *step.display)
      parts += Html::of("{}{}", parts.empty() ? Html() : Html(" "), piece(widget));
    return Html::of(
        "<tr data-b=\"{}\"><th scope=\"row\">{}</th><td "
        "class=\"time\">{}</td><td>{}</td><td>{}</td>"
        "<td>{}</td></tr>",
        parts, step.n, Html::text(step.time), texts_.html(step.asked), texts_.html(step.answer),
        html_list(step.said, texts_));
  }

  // One table for each round.
  Html rounds() {
    Html out, heads;
    for (const char* id :
         {"report.n", "report.time", "report.asked", "report.answer", "report.said"})
      heads += "<th scope=\"col\">" + say(id, {{"zone", {document_.zone}}}) + "</th>";
    const auto& steps = document_.steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (i == 0 || steps[i].chapter != steps[i - 1].chapter) {
        const Html title = texts_.html(steps[i].chapter);
        out += (i == 0 ? Html() : Html("</tbody></table>")) + "<table class=\"rows\"><caption>" +
               title + "</caption><thead><tr>" + heads + "</tr></thead><tbody>";
      }
      out += row(steps[i]);
    }
    return steps.empty() ? out : out + "</tbody></table>";
  }

  Html course() {
    const Html tables = rounds();
    Html out = "<section><h2>" + say("report.steps") + "</h2><noscript><p>" +
               say("report.no-script") + "</p></noscript>";
    out += "<div id=\"stepper\" tabindex=\"0\" role=\"group\" aria-label=\"" + say("report.steps") +
           "\" hidden><div id=\"bar\">";
    for (const auto& [key, id] : {std::pair<Html, const char*>{"Home", "report.first"},
                                  {"ArrowLeft", "report.previous"},
                                  {"ArrowRight", "report.next"},
                                  {"End", "report.last"}})
      out += Html::of("<button type=\"button\" data-k=\"{}\">{}</button>", key, say(id));
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
  Html pieces_, lines_;  // pieces of boards, and the rows of their tables
  std::map<std::string, std::size_t> piece_of_;
  std::map<Html, std::size_t> line_of_;
};

}  // namespace

Html html_paragraph(const std::string& text, const PageText& texts) {
  return text.empty() ? Html() : "<p>" + texts.html(text) + "</p>";
}

Html html_list(const std::vector<std::string>& items, const PageText& texts) {
  if (items.empty()) return {};
  Html out = "<ul>";
  for (const std::string& item : items) out += "<li>" + texts.html(item) + "</li>";
  return out + "</ul>";
}

Html board_html(const Json& widgets, const Drawing& drawing, const PageText& texts) {
  Html out;
  int pictures = 0;
  for (const Json& widget : widgets) {
    const Block made = block_of(widget, drawing);
    const auto* grid = std::get_if<Grid>(&made);
    out += grid ? table(*grid, true, texts) : on_board(made, widget, drawing, texts, ++pictures);
  }
  return out;
}

Html html_page(const Document& document, const Drawing& drawing) {
  return Page(document, drawing).run();
}

}  // namespace narrator::cli
