// Plays a game to its end with random answers and looks at everything on the way.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/playouts/play.hpp"

namespace narrator::playouts {

/// Two machines with the same scripts. Lua gives each its own order of hashing, so whatever depends
/// on that order differs between them.
struct Twins {
  Machine first, second;
};

/// The machines of a play: `first` runs under the budget of instructions, as a stranger's would.
Twins load(const Play& play);

/// A game that was played.
struct Played {
  std::vector<Answer> answers;
  std::vector<std::uint64_t> prints;  // prints[k]: the state's fingerprint after k answers
};

/// Plays both machines with the same random answers. Throws Broken or ScriptError where something
/// that must hold does not: the end comes, every question can be answered, the state is plain, both
/// say and ask the same and have the same fingerprint, and the game's own rule.check finds nothing.
Played play_out(const Play& play, Twins& twins);

/// Gives the machine the first `count` of the answers again.
void run_to(Machine& machine, const Play& play, const Played& played, std::size_t count);

/// Runs the game again to 0, 1, 2, 4, 8 … answers, as undo does: the state must be what it was.
void check_undo(const Play& play, Machine& machine, const Played& played);

}  // namespace narrator::playouts
