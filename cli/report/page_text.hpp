// What every page has: its style sheet, the script that steps through a game, and text in which
// names may be written in another direction than the words around them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator::cli {

/// Text safe in HTML and in attributes.
std::string escaped(std::string_view text);

/// Sets the names written from right to left apart wherever they stand. A list of them would be
/// read as one text otherwise, and the last would stand first.
class PageText {
 public:
  explicit PageText(const std::vector<std::string>& names);

  /// For HTML, and for the text of a picture; what is read or copied there is `text`.
  std::string html(std::string_view text) const { return set_apart(text, "<bdi>", "</bdi>"); }
  std::string drawn(std::string_view text) const {
    return set_apart(text, "<tspan class=\"name\">", "</tspan>");
  }

 private:
  std::string set_apart(std::string_view text, const char* before, const char* after) const;
  std::size_t name_at(std::string_view text) const;

  std::vector<std::string> names_;  // those written from right to left, the longest first
};

extern const std::string_view kPageStyle;
extern const std::string_view kPageScript;

}  // namespace narrator::cli
