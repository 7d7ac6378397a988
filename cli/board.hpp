// Draws what a game's `display` rule describes: tracks, lists, tables, rings and lines.
#pragma once

#include <string>

#include "engine/session.hpp"

namespace narrator::cli {

/// The whole table as text, each line ended.
std::string draw_board(Session& session);

}  // namespace narrator::cli
