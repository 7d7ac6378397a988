// Compares two games.
#pragma once

#include <cstddef>

#include "tests/playouts/play.hpp"

namespace narrator::pairs {

/// Plays the game on a shared screen, then several times with other secrets and the same public
/// lines, until the rules tell everybody something different. Throws std::runtime_error if anything
/// else differs before that. Returns the number of waits for a line that were compared.
std::size_t compare(const playouts::Play& play);

}  // namespace narrator::pairs
