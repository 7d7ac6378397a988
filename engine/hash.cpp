#include "engine/hash.hpp"

#include <array>

#include "engine/sodium.hpp"

namespace narrator {
namespace {

template <std::size_t N>
std::string hex(const std::array<unsigned char, N>& bytes) {
  std::string text(2 * N, '0');
  constexpr std::string_view digits = "0123456789abcdef";
  for (std::size_t i = 0; i < N; ++i) {
    text[2 * i] = digits[bytes[i] >> 4];
    text[2 * i + 1] = digits[bytes[i] & 15];
  }
  return text;
}

const unsigned char* bytes_of(std::string_view data) {
  return reinterpret_cast<const unsigned char*>(data.data());
}

}  // namespace

std::string sha256(std::string_view data) {
  start_sodium();
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
  crypto_hash_sha256(digest.data(), bytes_of(data), data.size());
  return hex(digest);
}

std::string chain(std::string_view former, std::string_view data) {
  start_sodium();
  std::array<unsigned char, crypto_generichash_BYTES_MIN> digest;
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, digest.size());
  crypto_generichash_update(&state, bytes_of(former), former.size());
  crypto_generichash_update(&state, bytes_of(data), data.size());
  crypto_generichash_final(&state, digest.data(), digest.size());
  return hex(digest).substr(0, 16);
}

}  // namespace narrator
