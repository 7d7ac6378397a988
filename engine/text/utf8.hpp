// Walking over UTF-8 that may be broken.
#pragma once

#include <string>
#include <string_view>

#include <utf8proc.h>

namespace narrator {

constexpr char32_t replacement_character = 0xFFFD;

/// Takes the first code point off `text` (not empty); an invalid byte reads as U+FFFD.
inline char32_t next_code_point(std::string_view& text) {
  utf8proc_int32_t c = 0;
  const auto size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &c);
  if (size <= 0) {
    text.remove_prefix(1);
    return replacement_character;
  }
  text.remove_prefix(static_cast<std::size_t>(size));
  return static_cast<char32_t>(c);
}

/// Whether all of it is valid UTF-8.
inline bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    utf8proc_int32_t c = 0;
    const auto size = static_cast<unsigned char>(text.front()) < 0x80
                          ? 1
                          : utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                             static_cast<utf8proc_ssize_t>(text.size()), &c);
    if (size <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

/// Appends a code point.
inline void append_code_point(std::string& out, char32_t c) {
  utf8proc_uint8_t bytes[4];
  const auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(c), bytes);
  out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

inline std::u32string code_points(std::string_view text) {
  std::u32string out;
  while (!text.empty()) out.push_back(next_code_point(text));
  return out;
}

inline std::string utf8(std::u32string_view text) {
  std::string out;
  for (const char32_t c : text) append_code_point(out, c);
  return out;
}

}  // namespace narrator
