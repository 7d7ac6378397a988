// Undo, redo and amend in the middle of games, and each reader's status.
#pragma once

#include "tests/playouts/playout.hpp"

namespace narrator::playouts {

/// Plays a game as a session without a log. At random points it undoes and redoes answers, and
/// amends one; the state must then equal that of replaying the answers in `fresh`. No reader's
/// status may contain a fact they were not told.
void check_session(const Play& play, Machine& fresh);

}  // namespace narrator::playouts
