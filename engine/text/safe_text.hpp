// What of a text may be shown: everything that comes from a log, a name, a script or a keyboard.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace narrator {

/// Whether it is printable ASCII, as most texts are: then nothing else about it needs a look.
inline bool is_printable_ascii(std::string_view text) {
  constexpr std::uint64_t each = 0x0101010101010101u, high = 0x80 * each;
  std::size_t i = 0;
  for (; i + sizeof each <= text.size(); i += sizeof each) {  // so many at once
    std::uint64_t bytes;
    std::memcpy(&bytes, text.data() + i, sizeof bytes);
    const std::uint64_t low = bytes - 0x20 * each, last = bytes + each;  // below 0x20; from 0x7f on
    if (((low | last | bytes) & high) != 0) return false;
  }
  for (; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c >= 0x7f) return false;
  }
  return true;
}

/// Whether it is a control character: C0, DEL, C1.
constexpr bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

/// Whether the text holds a control character (C0, DEL, C1), with which a stranger's log or script
/// could move a terminal's cursor. No text, word or name of a game needs one.
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

/// The text without them.
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

/// The code point itself, or U+FFFD for one that would disturb a terminal or deceive its reader:
/// controls (a line end and a tab, too), those that turn or hide text, those that mean nothing.
char32_t harmless(char32_t c);

/// The print boundary: everything that came from a log, a name or a script passes here. Control
/// characters, escape sequences, characters that turn or hide text and broken UTF-8 become U+FFFD;
/// a tab becomes a blank, a line end stays.
std::string sanitised(std::string_view text);

/// Text for showing back what somebody typed: at most `columns` wide (… where it was cut), with
/// control characters, invisible ones and invalid bytes shown as U+FFFD.
std::string printable(std::string_view text, int columns = 40);

}  // namespace narrator
