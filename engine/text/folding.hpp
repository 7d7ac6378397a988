// Comparing names as people do: without case, accents or width, by prefix, and by nearness.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// The form under which two spellings are the same: compatibility forms resolved (full width is
/// ASCII), case folded, accents dropped, đ read as d, katakana read as hiragana, が kept apart from
/// か, runs of white space made one blank and none at the ends.
/// Invalid UTF-8 and control characters become U+FFFD, never fatal.
std::string fold(std::string_view text);

/// The same with accents and katakana kept: tells Hoa from Hòa and ユキ from ゆき where fold()
/// cannot.
std::string fold_keeping_accents(std::string_view text);

/// With accents kept, and of the two places where Vietnamese writes the tone mark of oa, oe and uy
/// the first: Hoà is Hòa. Still tells them from Hoa.
std::string fold_tones_forward(std::string_view text);

/// The index of the candidate nearest to `word`, or -1 when none is near enough to be meant: more
/// than a third of the longer one's letters are inserted, deleted, replaced or swapped.
int nearest(std::string_view word, const std::vector<std::string>& candidates);

/// The same, where all of them are folded already.
int nearest_folded(std::string_view word, const std::vector<std::string>& candidates);

/// Whether a code point is white space, of any width.
bool is_blank(char32_t c);

/// Whether a code point is a comma: ASCII, full-width or ideographic, of any width.
bool is_comma(char32_t c);

/// Whether a code point separates words of a line: white space, or a comma.
bool is_separator(char32_t c);

/// Where the last word of a line begins (bytes): behind the last blank or comma.
std::size_t begin_of_last_word(std::string_view line);

/// Cuts a line at blanks and commas. No empty pieces.
std::vector<std::string> split(std::string_view line);

/// Cuts a list at its commas; the pieces are trimmed, those with nothing in them too.
std::vector<std::string> items(std::string_view list);

/// Without blanks (of any width) at both ends.
std::string trim(std::string_view line);

}  // namespace narrator
