// What every page has: its style sheet, and the script that steps through a game.
#pragma once

#include <string_view>

namespace narrator::cli {

extern const std::string_view kPageStyle;
extern const std::string_view kPageScript;

}  // namespace narrator::cli
