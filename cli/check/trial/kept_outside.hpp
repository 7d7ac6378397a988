// Which local of a file a rule remembers something in.
#pragma once

#include <string>

#include "cli/check/authored.hpp"

namespace narrator::cli {

/// "mine.lua:6: 'n' is kept there; " for the first local at the left margin that is written to
/// later, or "" where there is none.
std::string kept_outside(const Authored& authored);

}  // namespace narrator::cli
