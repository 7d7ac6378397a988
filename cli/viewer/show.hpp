// The viewer on the terminal.
#pragma once

#include <string>

#include "engine/audience.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Shows a game on the alternate screen until it is left; nothing of it stays on the first one.
/// Requires can_edit_lines().
void show_viewer(Session& session, const std::string& began, const Reader& reader);

}  // namespace narrator::cli
