// Undo, redo and amend in the middle of games, and what each reader's status shows.
#pragma once

#include "tests/playouts/playout.hpp"

namespace narrator::playouts {

/// Plays a game as a session without a log. At random places it takes answers back and
/// gives them again, and amends an answer; the game must then be what a fresh run of its answers
/// in `fresh` gives. No reader's status may tell a fact that was not told to them.
void check_session(const Play& play, Machine& fresh);

}  // namespace narrator::playouts
