// Text that may be shown.
#pragma once

#include <string>
#include <string_view>

namespace narrator {

/// Whether the text holds a control character (C0, DEL, C1), with which a stranger's log or script
/// could move a terminal's cursor. No text, word or name of a game needs one.
inline bool has_control(std::string_view text) {
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

/// Whether it is printable ASCII, as most texts are: then nothing else about it needs a look.
inline bool is_printable_ascii(std::string_view text) {
  for (const char c : text) {
    if (c < 0x20 || c == 0x7f) return false;
  }
  return true;
}

}  // namespace narrator
