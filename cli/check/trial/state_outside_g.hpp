// Which local of a file a rule remembers something in.
#pragma once

#include "cli/check/authored.hpp"

namespace narrator::cli {

/// The first local at the left margin that is written to later; line 0 where there is none.
Slip kept_outside(const Authored& authored);

}  // namespace narrator::cli
