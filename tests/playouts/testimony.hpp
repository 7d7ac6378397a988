// Checks that the assessment of testimony is sound: the truth contradicts nothing, and lies are
// sometimes detected.
#pragma once

#include <cstddef>

#include "tests/playouts/playout.hpp"

namespace narrator::playouts {

/// Replays the game on `machine`, which listens, and lets players make claims on every topic on the
/// way: once as they were told by the program, as far as they were, and once at random. A player
/// who tells the truth is never part of a contradiction unless somebody lied as well. Every finding
/// must have its texts. Returns the number of contradictions among the random claims.
std::size_t check_testimony(const Play& play, Machine& machine, const Played& played);

}  // namespace narrator::playouts
