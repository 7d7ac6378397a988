// Whoever leaves the table leaves at any question, and the game finds its way on.
#pragma once

#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// Plays a game in which now and then somebody leaves or comes back and other things are set right.
/// Throws Broken where a player may not leave and nothing says that it must be so, where leaving or
/// coming back breaks the rules, and where the game does not end.
void check_leaving(const Play& play);

}  // namespace narrator::playouts
