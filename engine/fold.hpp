// Comparing names as people do: without case, accents or width, by prefix, and by nearness.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// The form under which two spellings are the same: NFKD, case folded, combining marks dropped,
/// đ read as d, katakana kept apart from hiragana, runs of white space made one blank.
/// Invalid UTF-8 is replaced, never fatal.
std::string fold(std::string_view text);

/// Edit distance in code points between folded texts (insert, delete, replace, swap of neighbours).
int distance(std::string_view a, std::string_view b);

/// The index of the candidate nearest to `word`, or -1 when none is near enough to be meant
/// (more than a third of the longer one's length).
int nearest(std::string_view word, const std::vector<std::string>& candidates);

/// Cuts a line at blanks and commas (ASCII and full-width). No empty pieces.
std::vector<std::string> split(std::string_view line);

}  // namespace narrator
