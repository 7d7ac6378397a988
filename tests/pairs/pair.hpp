// Two games side by side.
#pragma once

#include <cstddef>

#include "tests/playouts/play.hpp"

namespace narrator::pairs {

/// Plays the game on a screen that everybody sees, then some times with other secrets and the same
/// lines in public, until the rules tell everybody something else. Throws std::runtime_error where
/// something else differs before. Returns how many waits for a line were compared.
std::size_t compare(const playouts::Play& play);

}  // namespace narrator::pairs
