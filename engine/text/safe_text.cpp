#include "engine/text/safe_text.hpp"

#include <utf8proc.h>

#include "engine/text/letters.hpp"

namespace narrator {

char32_t harmless(char32_t c) {
  if (is_joiner(c)) return c;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return replacement_character;
    default: return c;
  }
}

std::string sanitised(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const char32_t c = next_code_point(text);
    if (c >= 0x20 && c < 0x7F) {
      out += static_cast<char>(c);
    } else if (c == '\t') {
      out += ' ';
    } else {
      append_code_point(out, c == '\n' ? c : harmless(c));
    }
  }
  return out;
}

std::string printable(std::string_view text, int columns) {
  std::string out;
  const auto most_bytes = static_cast<std::size_t>(columns) * 8;  // also limits stacked accents
  int used = 0;
  while (!text.empty()) {
    char32_t c = harmless(next_code_point(text));
    if (is_joiner(c)) c = replacement_character;  // reveals hidden characters in a typed word
    const int width = width_of(c);
    const int reserve = text.empty() ? 0 : 1;  // for the "…" that marks a cut
    if (used + width + reserve > columns || out.size() >= most_bytes) return out + "…";
    used += width;
    append_code_point(out, c);
  }
  return out;
}

}  // namespace narrator
