// Text in columns: its width and where its lines may break.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// Returns the width of sanitised text in columns. A letter counts with its combining marks; a
/// kanji or an emoji takes 2 columns, an isolated accent none.
int display_width(std::string_view text);

/// Returns the text cut between letters to at most `columns` columns, with … marking the cut.
std::string clipped(std::string_view text, int columns);

/// Returns the beginning of a line that fits into `columns`. The line may hold colours (ESC[…m);
/// anything else is sanitised. It is cut between letters, and open colours are reset.
std::string fitting(std::string_view text, int columns);

/// Pad the text with blanks to `columns`, on the right or on the left.
std::string padded(std::string_view text, int columns);
std::string padded_left(std::string_view text, int columns);

/// How to treat a word that is longer than a line.
enum class LongWord {
  split,  // break it and continue on the next line
  keep,   // leave it whole, so that a path can be copied
};

/// Wraps the text into lines of at most `columns` columns. It breaks at blanks, and between wide
/// letters (Japanese) where no line would begin with 。 or end with 「. Line breaks in the text are
/// kept. Returns at least one line.
std::vector<std::string> wrapped(std::string_view text, int columns,
                                 LongWord words = LongWord::split);

/// Prefixes the first line with `first` and each of the others with `further` blanks.
std::vector<std::string> indented(std::vector<std::string> lines, std::string_view first,
                                  int further);

/// Returns the width of the longest piece that wrapped() does not break unless it has to.
int longest_word(std::string_view text);

/// Arranges items in lines of at most `columns` columns, with the separator after each but the
/// last. Breaks between items; an item is broken only if it is longer than a line.
std::vector<std::string> flowed(const std::vector<std::string>& items, std::string_view separator,
                                int columns);

}  // namespace narrator::cli
