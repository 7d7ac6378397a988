// What the Tab key does with the completions there are.
#pragma once

#include <string>

#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// The change of the line, and what to show the person above it.
struct Completing {
  std::size_t from = 0;  // bytes of the line up to the cursor that stay
  std::string word;      // and what comes after them
  std::string listing;   // lines, "" when nothing is to be chosen from
};

/// One completion is put in with a blank behind it (not behind "="); of several, what they have in
/// common; where that adds nothing, they are listed with their meanings.
Completing press_tab(const Completions& completions, const std::string& before);

}  // namespace narrator::cli
