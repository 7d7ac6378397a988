#include "engine/chance/seal.hpp"

#include <array>

#include "engine/chance/sodium.hpp"

namespace narrator {
namespace {

// Crockford's: without I, L, O and U.
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kLength = 20, kGroup = 5;  // letters of 5 bits each

}  // namespace

std::string seal_of(std::string_view seed) {
  start_sodium();
  std::array<unsigned char, crypto_generichash_BYTES> digest;
  crypto_generichash(digest.data(), digest.size(),
                     reinterpret_cast<const unsigned char*>(seed.data()), seed.size(),
                     reinterpret_cast<const unsigned char*>("narrator's seal!"), 16);
  std::string mark;
  for (std::size_t i = 0; i < kLength; ++i) {
    unsigned letter = 0;
    for (std::size_t bit = 5 * i; bit < 5 * (i + 1); ++bit)
      letter = letter << 1 | (digest[bit / 8] >> (7 - bit % 8) & 1U);
    if (i > 0 && i % kGroup == 0) mark += '-';
    mark += kLetters[letter];
  }
  return mark;
}

}  // namespace narrator
