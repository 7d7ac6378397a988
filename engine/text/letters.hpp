// What a reader perceives as one letter (a grapheme cluster), and its width on a terminal.
#pragma once

#include <cassert>
#include <string>
#include <string_view>

#include <utf8proc.h>

namespace narrator {

constexpr char32_t replacement_character = 0xFFFD;

/// Removes the first code point of `text` and returns it, or U+FFFD for an invalid byte. Requires a
/// non-empty text.
inline char32_t next_code_point(std::string_view& text) {
  assert(!text.empty());
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

/// Converts a full-width character, as sent by Japanese input methods, to the one of every
/// keyboard.
constexpr char32_t of_usual_width(char32_t c) {
  if (c == U'\u3000') return U' ';
  return c >= U'\uff01' && c <= U'\uff5e' ? c - U'\uff01' + U'!' : c;
}

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

/// Whether the code point is a zero-width joiner or non-joiner.
bool is_joiner(char32_t c);

/// Width in terminal columns: 0, 1 or 2.
int width_of(char32_t c);

/// A grapheme cluster, such as a base letter with its accents, a kanji, or an
/// emoji with all its parts.
struct Letter {
  std::string_view bytes{};
  char32_t first = 0;
  int width = 0;  // columns: 0, 1 or 2
};

/// Removes the first letter of `text` and returns it. Requires non-empty UTF-8.
Letter next_letter(std::string_view& text);

/// Returns the text with its first letter in upper case, if its script has case.
std::string capitalised(std::string_view text);

/// Returns the text with each letter and its marks as one code point (NFC), or decomposed (NFD).
/// Invalid UTF-8 is returned unchanged.
std::string composed(std::string_view text);
std::string decomposed(std::string_view text);

}  // namespace narrator
