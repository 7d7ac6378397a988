// Checks that what a player is shown does not depend on what that player was not told.
#pragma once

#include <cstddef>

#include "tests/playouts/playout.hpp"

namespace narrator::playouts {

/// For the public and for each player: takes the game up to an answer hidden from them, gives
/// another one for which they get the same private messages, and continues with the same answers
/// (or others where the question is hidden from them). Until an announcement that may reveal a
/// secret, they must be told, asked and shown the same. Returns the number of worlds compared.
std::size_t check_non_interference(const Play& play, Twins& twins, const Played& played);

}  // namespace narrator::playouts
