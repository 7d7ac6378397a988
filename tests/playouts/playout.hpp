// Plays a game to its end with random answers and checks everything on the way.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// Two machines with the same scripts. Lua seeds their hash functions differently, so that whatever
/// depends on the order of hashing differs between them.
struct Twins {
  Machine first, second;
};

/// The machines of a play: `first` runs under the instruction budget, as a stranger's would.
Twins load(const Play& play);

/// A finished game.
struct Played {
  std::vector<Answer> answers;
  std::vector<std::uint64_t> prints;  // prints[k] is the state's fingerprint after k answers
};

/// Plays both machines with the same random answers. Throws Broken or ScriptError unless the game
/// ends, every question can be answered, the state is plain, both machines say and ask the same and
/// have the same fingerprint, and the game's own rule.check finds nothing.
Played play_out(const Play& play, Twins& twins);

/// Replays the first `count` of the answers on the machine.
void run_to(Machine& machine, const Play& play, const Played& played, std::size_t count);

/// Replays the game up to 0, 1, 2, 4, 8 … answers, as undo does, and checks that the state is the
/// same.
void check_undo(const Play& play, Machine& machine, const Played& played);

}  // namespace narrator::playouts
