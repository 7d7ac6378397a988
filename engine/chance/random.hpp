// Chance, from libsodium: a seeded cryptographic stream.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance/seal.hpp"
#include "engine/question/question.hpp"

namespace narrator {

/// A stream of numbers that is the same on every machine for the same seed and purpose.
class Random {
 public:
  /// `seed` is any text (a moderator's --seed or fresh_seed()); streams for different purposes
  /// (say, answer numbers) have nothing to do with each other.
  Random(std::string_view seed, std::uint64_t purpose);

  /// A number 0..n-1, every one as likely as any other. Requires n > 0.
  std::uint32_t below(std::uint32_t n);

 private:
  void fill();
  std::array<unsigned char, 32> key_;
  std::uint64_t block_ = 0;
  std::array<std::uint32_t, 64> numbers_;
  std::size_t at_ = 64;
};

/// The seed that a game draws from: of a sealed one, what the table said is part of it.
std::string chance_seed(const std::string& seed, const Seal& seal);

/// What chance draws answer `number` from, after so many redeals. The same game draws the same.
Random chance_of(const std::string& chance_seed, int number, int redeals);

/// A new seed from the system's entropy, as 32 hexadecimal digits.
std::string fresh_seed();

/// An index of `weights`, each as likely as it weighs. Requires that any weighs something, and all
/// together less than 2^32.
int draw_weighted(const std::vector<std::uint32_t>& weights, Random& random);

/// A legal answer to the question, drawn uniformly (a deal: a uniform shuffle of the faces).
Answer draw(const Question& question, Random& random);

}  // namespace narrator
