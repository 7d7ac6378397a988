// What a reader takes for one letter, and how many columns a terminal gives it.
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

/// Whether it only joins others, as the parts of an emoji. Harmless, but alone nobody sees it.
bool is_joiner(char32_t c);

/// Columns on a terminal: 0, 1 or 2.
int width_of(char32_t c);

/// A base with its accents, a kanji, an emoji with all its parts.
struct Letter {
  std::string_view bytes{};
  char32_t first = 0;
  int width = 0;  // columns: 0, 1 or 2
};

/// Takes the first letter off `text` (UTF-8, not empty).
Letter next_letter(std::string_view& text);

/// The text with a capital letter at its beginning, where its script has capitals.
std::string capitalised(std::string_view text);

/// The text with letters and their marks as one (NFC), or apart (NFD); what is no UTF-8 stays as it
/// is.
std::string composed(std::string_view text);
std::string decomposed(std::string_view text);

}  // namespace narrator
