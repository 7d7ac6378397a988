// What new-variant and new-game share: a name, and a file that is written once.
#pragma once

#include <string>

namespace narrator::cli {

/// Throws Error (usage) unless the name is small letters, digits and hyphens; `what` ("a house
/// rule") it is for, and an example.
void check_name(const std::string& name, const std::string& what, const std::string& example);

/// As one would call it: "quiet-night" is "Quiet night".
std::string title_of(const std::string& name);

/// Writes a file that was not there. Throws Error (usage) where it is, or cannot be written.
void write_new(const std::string& path, const std::string& text);

}  // namespace narrator::cli
