// The players' names, as given on the command line.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// "Aki, Binh,…" as a list: trimmed, composed (NFC), each 1 to 40 columns wide, printable, and told
/// apart without case or accents. Throws Error (usage) naming the one that is not.
std::vector<std::string> player_names(const std::string& list);

}  // namespace narrator::cli
