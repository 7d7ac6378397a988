// Makes text from logs, names, scripts and the keyboard safe to display.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace narrator {

/// Whether the text needs no further checks, as is true of most.
inline bool is_printable_ascii(std::string_view text) {
  constexpr std::uint64_t each = 0x0101010101010101u, high = 0x80 * each;
  std::size_t i = 0;
  for (; i + sizeof each <= text.size(); i += sizeof each) {  // this many bytes at once
    std::uint64_t bytes;
    std::memcpy(&bytes, text.data() + i, sizeof bytes);
    const std::uint64_t low = bytes - 0x20 * each, last = bytes + each;  // < 0x20; >= 0x7f
    if (((low | last | bytes) & high) != 0) return false;
  }
  for (; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c >= 0x7f) return false;
  }
  return true;
}

/// C0, DEL or C1, with which a stranger's log or script could control a terminal.
constexpr bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

inline bool has_control(std::string_view text) {
  if (is_printable_ascii(text)) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c == 0x7f) return true;
    if (c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0)
      return true;
  }
  return false;
}

inline std::string without_control(std::string_view text) {
  std::string kept;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t length = text.substr(i, 1) == "\xc2" ? 2 : 1;
    if (!has_control(text.substr(i, length))) {
      kept += text[i];
    } else {
      i += length - 1;
    }
  }
  return kept;
}

/// Returns the code point, or U+FFFD for one that could disturb a terminal or deceive its reader: a
/// control character (including line feed and tab), one that reorders or hides text, or an
/// unassigned one.
char32_t harmless(char32_t c);

/// Makes text from a log, a name or a script safe to print: code points that are not harmless()
/// become U+FFFD, a tab becomes a blank, and line feeds stay.
std::string sanitised(std::string_view text);

/// Does the same for typed text that is shown again; also cuts it to `columns`, marked with "…".
std::string printable(std::string_view text, int columns = 40);

}  // namespace narrator
