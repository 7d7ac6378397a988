// Whether what a player is shown depends on what that player was not told.
#pragma once

#include <cstddef>

#include "tests/playouts/playout.hpp"

namespace narrator::playouts {

/// For the public and for each player: takes the game up to an answer that is hidden from them,
/// gives another one of which they are privately told the same, and goes on with the same answers
/// (others where the question is hidden from them, too). Until an announcement that is there to let
/// a secret out, they must be told, asked and shown the same. Returns how many worlds it compared.
std::size_t check_non_interference(const Play& play, Twins& twins, const Played& played);

}  // namespace narrator::playouts
