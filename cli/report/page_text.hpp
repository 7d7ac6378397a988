// What all pages share: the style sheet, the script that steps through a game, and text with names
// that may run in the opposite direction to the words around them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/drawing/drawing.hpp"
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

/// Renders the widgets of a board below one another, in the style of the page.
Html board_html(const Json& widgets, const Drawing& drawing, const PageText& texts);

Html page_style();
Html page_script();

}  // namespace narrator::cli
