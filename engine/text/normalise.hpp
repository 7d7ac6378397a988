// Comparison of names as people compare them, and what was typed cut into words and numbers.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// Returns the form in which equivalent spellings are equal: full-width characters become ASCII,
/// case is normalised, accents are dropped, đ becomes d, katakana becomes hiragana (but が stays
/// distinct from か), typographic apostrophes and dashes those of every keyboard, and white space
/// becomes single blanks, with none at the ends. Invalid UTF-8 and control characters become
/// U+FFFD.
std::string normalise(std::string_view text);

/// Folds a text but keeps accents and katakana: distinguishes Hoa from Hòa and ユキ from ゆき.
std::string normalise_keeping_accents(std::string_view text);

/// Returns the accents of a text, wherever they stand, in the order of Unicode; of đ its stroke.
std::u32string accents_in(std::string_view text);

/// Folds a text, keeps accents, and moves the tone mark of oa, oe and uy to
/// the first letter: Hoà → Hòa.
std::string normalise_tones_forward(std::string_view text);

/// Returns the index of the candidate nearest to `word`, or -1 if each differs by more edits
/// (letters inserted, deleted, replaced or swapped) than a third of the longer word's letters.
/// nearest_normalised() requires all words to be normalised.
int nearest(std::string_view word, const std::vector<std::string>& candidates);
int nearest_normalised(std::string_view word, const std::vector<std::string>& candidates);

// White space and commas of any width; a separator is either of them.
bool is_blank(char32_t c);
bool is_comma(char32_t c);
bool is_separator(char32_t c);

/// Returns the pieces of `text` between the code points that end one, empty ones too; at least one.
std::vector<std::string_view> cut_at(std::string_view text, bool (*ends)(char32_t));

/// Returns the byte offset of the last word of a line: just after the last blank or comma.
std::size_t begin_of_last_word(std::string_view line);

/// Splits a line at blanks and commas, without empty pieces.
std::vector<std::string> split(std::string_view line);

/// Splits a list at its commas and trims the pieces.
std::vector<std::string> items(std::string_view list);

std::string trim(std::string_view line);

/// Returns the end of a sentence, without a full stop, that suggests the nearest known word or
/// lists all of them: "did you mean roles?", "there are: roles, policies", "there are none".
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

/// Returns "; did you mean 'roles'?", to follow a sentence about the word, or "" if no known word
/// is near.
std::string did_you_mean(const std::string& word, const std::vector<std::string>& known);

/// Returns the number if `digits` (normalised) is a whole number and nothing else, and fits
/// `Number`.
template <std::integral Number = int>
std::optional<Number> whole_number(std::string_view digits) {
  Number n = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return n;
}

}  // namespace narrator
