// What was said at the table, and what of it cannot be true, as text.
#pragma once

#include <string>

#include "cli/terminal/terminal.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

/// All testimony a reader may see, and the contradictions in it, each line ended; "" where nothing
/// was said. With a `seat` what this player said, and the contradictions it takes part in.
std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal,
                           int seat = 0);

}  // namespace narrator::cli
