// The output formats of a document, and what all pages share: the style sheet, the script that
// steps through a game, and text with names that may run against the direction of the words around
// them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"
#include "engine/report/report.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// Isolates right-to-left names wherever they occur. Otherwise a list of them would be laid out as
/// a single text, with the last name first.
class PageText {
 public:
  explicit PageText(const std::vector<std::string>& names);

  /// Escape text for HTML and for SVG. Copied or read aloud, the result is still `text`.
  Html html(std::string_view text) const { return set_apart(text, "<bdi>", "</bdi>"); }
  Html drawn(std::string_view text) const {
    return set_apart(text, "<tspan class=\"name\">", "</tspan>");
  }

 private:
  Html set_apart(std::string_view text, const Html& before, const Html& after) const;
  std::size_t name_at(std::string_view text) const;

  std::vector<std::string> names_;  // right-to-left names only, longest first
};

/// Return nothing if there is no text or no item.
Html html_paragraph(const std::string& text, const PageText& texts);
Html html_list(const std::vector<std::string>& items, const PageText& texts);

/// Renders the widgets of a board below one another, in the style of the page.
Html board_html(const Json& widgets, const Drawing& drawing, const PageText& texts);

/// The contents of cli/report/page/, which the build embeds.
Html page_style();
Html page_script();

/// Returns a summary with one line for each round, at most sixty lines in total; with `spoilers`,
/// also the result and the players' roles as far as they are known.
Markdown recap(const Report& report, const Session& session, const Reader& reader, bool spoilers);

/// Returns a self-contained page with styles, pictures and the script for stepping; its content
/// security policy allows nothing else to load. `drawing` supplies the remaining words and the
/// board.
Html html_page(const Document& document, const Drawing& drawing);

/// Returns plain text wrapped to the width of `drawing`.
Printable plain_text(const Document& document, const Drawing& drawing);

/// Its building blocks: a heading underlined with `rule`, one block, and one step.
Lines plain_heading(const std::string& text, char rule, const Drawing& drawing);
Lines plain_block(const Block& block, const Drawing& drawing);
Lines plain_step(const Step& step, const Drawing& drawing);

/// Functions for Figure::letters. A chart has one line for each of its lines ("points  ▁▂▂▅█  0 →
/// 5") with all numbers below; a flow has one line for each thing ("Aki's: Aki → centre").
Lines chart_letters(const Figure& figure, const Drawing& drawing);
Lines flow_letters(const Figure& figure, const Drawing& drawing);

/// Functions for Figure::picture, one for each kind of widget.
Html bars_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html chart_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html flow_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html ring_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);
Html track_svg(const Figure& figure, const Drawing& drawing, const PageText& texts, int id);

/// A row of bars, { label, { part, whole } }. bar_row() returns nothing if the script's row is
/// malformed.
struct BarRow {
  std::string label;
  std::int64_t part = 0, whole = 0;
};
std::optional<BarRow> bar_row(const Json& row, const Drawing& drawing);

}  // namespace narrator::cli
