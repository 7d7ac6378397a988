// Whether testimony is judged soundly: the truth contradicts nothing, lies are sometimes found out.
#pragma once

#include <cstddef>

#include "tests/playouts/playout.hpp"

namespace narrator::playouts {

/// Plays the game again under `machine`, which listens, and lets players speak on the way, each
/// time of everything there is to speak of: once as they were told by the app, as far as they were,
/// and once at random. Whoever tells the truth is never part of a contradiction, unless somebody
/// lied, too. Every finding has its texts. Returns how many contradictions the random claims had.
std::size_t check_testimony(const Play& play, Machine& machine, const Played& played);

}  // namespace narrator::playouts
