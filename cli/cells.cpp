#include "cli/cells.hpp"

#include <algorithm>

#include <utf8proc.h>

#include "engine/utf8.hpp"

namespace narrator::cli {
namespace {

bool disturbs(char32_t c) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return true;
    case UTF8PROC_CATEGORY_CF: return c != 0x200D;  // the joiner inside an emoji is harmless
    default: return false;
  }
}

int width_of(char32_t c) {
  return disturbs(c) ? 1 : utf8proc_charwidth(static_cast<utf8proc_int32_t>(c));
}

void append(Cell& cell, char32_t c) {
  append_code_point(cell.shown, disturbs(c) ? replacement_character : c);
  cell.width = std::min(2, std::max(cell.width, width_of(c)));
  ++cell.length;
}

// The length of the colour sequence at the beginning of `text`, or 0.
std::size_t colour_length(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const auto end = text.find_first_not_of("0123456789;", 2);
  return end == text.npos || text[end] != 'm' ? 0 : end + 1;
}

}  // namespace

std::vector<Cell> cells(std::u32string_view text) {
  std::vector<Cell> found;
  utf8proc_int32_t state = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<utf8proc_int32_t>(text[i]);
    const bool goes_on =
        i > 0 && !disturbs(text[i]) && !disturbs(text[i - 1]) &&
        !utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(text[i - 1]), c, &state);
    if (!goes_on) found.push_back({i, 0, {}, 0});
    append(found.back(), text[i]);
  }
  // A mark without a letter stands on a blank, so that it can be seen and taken away.
  if (!found.empty() && found.front().width == 0) {
    found.front().shown.insert(0, " ");
    found.front().width = 1;
  }
  return found;
}

std::string fitting(std::string_view text, int columns) {
  std::string fits;
  bool coloured = false;
  while (!text.empty()) {
    if (const std::size_t length = colour_length(text)) {
      fits += text.substr(0, length);
      text.remove_prefix(length);
      coloured = true;
      continue;
    }
    const char32_t c = next_code_point(text);
    columns -= width_of(c);
    if (columns < 0) break;
    append_code_point(fits, disturbs(c) ? replacement_character : c);
  }
  return coloured ? fits + "\x1b[0m" : fits;
}

}  // namespace narrator::cli
