// Random numbers from a seeded cryptographic stream (libsodium).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/question/question.hpp"

namespace narrator {

/// The seal of a game fixes all draws before anybody can know them. Opened at the end, it
/// proves that nobody chose them.
struct Seal {
  std::string mark;   // seal_of() the seed, as written down; "": not sealed
  std::string words;  // what the table said after seeing the mark
  bool operator==(const Seal&) const = default;
};

/// Returns what is written down about a seed before the game: 100 bits of its BLAKE2b digest, as in
/// "K3QM7-X2DPW-9R5HT-BQ6ZN" (letters and digits that cannot be mistaken for each other).
std::string seal_of(std::string_view seed);

/// A stream of numbers that is the same on every machine for the same seed and purpose.
class Random {
 public:
  /// `seed` is any text; streams for different purposes are independent.
  Random(std::string_view seed, std::uint64_t purpose);

  /// Returns a uniformly distributed number in 0..n-1. Requires n > 0.
  std::uint32_t below(std::uint32_t n);

 private:
  void fill();
  std::array<unsigned char, 32> key_;
  std::uint64_t block_ = 0;
  std::array<std::uint32_t, 64> numbers_;
  std::size_t at_ = 64;
};

/// Returns the seed that a game draws from; in a sealed game it includes what the table said.
std::string chance_seed(const std::string& seed, const Seal& seal);

/// Returns the stream that answer `number` is drawn from, after this many redeals.
Random chance_of(const std::string& chance_seed, int number, int redeals);

/// Returns whether a person may give this text as a seed: 1 to 64 hexadecimal digits.
bool is_seed(std::string_view text);

/// Returns a new seed from the system's entropy, as 32 hexadecimal digits.
std::string fresh_seed();

/// Returns an index of `weights`, with probabilities proportional to them. Requires
/// a sum from 1 to 2^32 - 1.
int draw_weighted(const std::vector<std::uint32_t>& weights, Random& random);

/// Returns a legal answer to the question, drawn uniformly (for a deal: a
/// uniform shuffle of the faces).
Answer draw(const Question& question, Random& random);

}  // namespace narrator
