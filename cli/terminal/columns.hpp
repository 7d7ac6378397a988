// Text in columns: how wide it is, where it may break, and what of it is safe to print.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/safe_text.hpp"

namespace narrator::cli {

/// How many columns sanitised text takes, its letters taken whole: 2 for a kanji or an emoji, none
/// for an accent on its own.
int display_width(std::string_view text);

/// The text in at most `columns` columns, cut between letters, … where it was cut.
std::string clipped(std::string_view text, int columns);

/// The beginning of a line (with colours as ESC[…m, and what else it may hold) that fits into
/// `columns`: sanitised, cut between letters, the colours ended.
std::string fitting(std::string_view text, int columns);

/// The text with blanks up to `columns` after it, or before it.
std::string padded(std::string_view text, int columns);
std::string padded_left(std::string_view text, int columns);

/// What becomes of a word longer than the line.
enum class Long {
  split,  // it goes on in the next line
  keep,   // it stays whole, for copying a path
};

/// The text as lines of at most `columns` columns: broken at blanks, and between wide letters
/// (Japanese) where no line would begin with 。 or end with 「. Never empty; line ends are kept.
std::vector<std::string> wrapped(std::string_view text, int columns, Long words = Long::split);

/// The lines, the first one behind `first` and the others behind so many blanks.
std::vector<std::string> indented(std::vector<std::string> lines, std::string_view first,
                                  int further);

/// How many columns the longest piece takes that wrapped() breaks nowhere, unless it has to.
int longest_word(std::string_view text);

/// Items in lines of at most `columns` columns, each with the separator after it but the last;
/// broken between items, inside one only where it is longer than a line.
std::vector<std::string> flowed(const std::vector<std::string>& items, std::string_view separator,
                                int columns);

}  // namespace narrator::cli
