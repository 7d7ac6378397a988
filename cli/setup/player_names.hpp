// The players' names as given on the command line.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// Parses "Aki, Binh,…" into names: trimmed, composed (NFC), 1 to 40 columns wide, printable, not
/// beginning with #, and distinct regardless of case and width (accents do distinguish: Hà and Hạ).
/// Commas of any width separate them. Throws Error (usage) naming the first invalid one.
std::vector<std::string> player_names(const std::string& list);

/// Returns a single name, trimmed and composed, or "" if it is invalid.
std::string player_name(const std::string& text);

/// Converts "Aki Binh, Chie" to the form of player_names(): commas and semicolons of any width
/// separate names, or blanks if there are none, and each word of `joining`, such as "and", does
/// between others. So do the numbers of a list, as in "1. Aki 2. Binh".
std::string names_with_commas(const std::string& line, const std::vector<std::string>& joining);

}  // namespace narrator::cli
