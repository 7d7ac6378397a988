// Players may leave the table at any question, and the game continues.
#pragma once

#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// Plays a game in which players sometimes leave or return, and other things are corrected. Throws
/// Broken if a player is prevented from leaving without a stated reason, if leaving or returning
/// breaks the rules, if the game does not end, or if what stayed unknown cannot be told then.
void check_leaving(const Play& play);

}  // namespace narrator::playouts
