// What every page has: its style sheet, the script that steps through a game, and text in which
// names may be written in another direction than the words around them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/drawing/drawing.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// Sets the names written from right to left apart wherever they stand. A list of them would be
/// read as one text otherwise, and the last would stand first.
class PageText {
 public:
  explicit PageText(const std::vector<std::string>& names);

  /// For HTML, and for the text of a picture; what is read or copied there is `text`.
  Html html(std::string_view text) const { return set_apart(text, "<bdi>", "</bdi>"); }
  Html drawn(std::string_view text) const {
    return set_apart(text, "<tspan class=\"name\">", "</tspan>");
  }

 private:
  Html set_apart(std::string_view text, const Html& before, const Html& after) const;
  std::size_t name_at(std::string_view text) const;

  std::vector<std::string> names_;  // those written from right to left, the longest first
};

/// The widgets of a board, one below the other, in that style.
Html board_html(const Json& widgets, const Drawing& drawing, const PageText& texts);

Html page_style();
Html page_script();

}  // namespace narrator::cli
