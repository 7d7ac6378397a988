// The players' names, as given on the command line.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// "Aki, Binh,…" as a list: trimmed, composed (NFC), each 1 to 40 columns wide, printable, not
/// beginning with #, and told apart without case or width (accents do tell: Hà and Hạ). Commas of
/// any width separate them. Throws Error (usage) naming the one that is not.
std::vector<std::string> player_names(const std::string& list);

/// One name, trimmed and composed, or "" where such a player could not be given there.
std::string player_name(const std::string& text);

/// "Aki Binh, Chie" as player_names() wants it: commas of any width separate; where there are none,
/// blanks do.
std::string names_with_commas(const std::string& line);

}  // namespace narrator::cli
