// What a reader takes for one letter, and how many columns a terminal gives it.
#pragma once

#include <string>
#include <string_view>

namespace narrator {

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
