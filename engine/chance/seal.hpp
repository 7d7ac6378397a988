// The seal of a game: what its chance will be is fixed, and shown as a seal, before anybody can
// know it; opened at the end, it proves that nobody has chosen it.
#pragma once

#include <string>
#include <string_view>

namespace narrator {

/// How a game was sealed.
struct Seal {
  std::string mark;   // of the seed, as it was written down: see seal_of(); "": it was not sealed
  std::string words;  // that the table said once it had seen the mark
  bool operator==(const Seal&) const = default;
};

/// What is written down of a seed before the game: 100 bits of its BLAKE2b digest, as
/// "K3QM7-X2DPW-9R5HT-BQ6ZN" (letters and digits that cannot be taken for each other).
std::string seal_of(std::string_view seed);

}  // namespace narrator
