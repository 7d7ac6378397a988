#include "engine/log/hash.hpp"

#include <array>

#include "engine/chance/sodium.hpp"

namespace narrator {
namespace {

// Returns the first `count` bytes, each as two hexadecimal digits.
template <std::size_t count, std::size_t size>
std::array<char, 2 * count> hex(const std::array<unsigned char, size>& bytes) {
  std::array<char, 2 * count> text;
  constexpr std::string_view digits = "0123456789abcdef";
  for (std::size_t i = 0; i < count; ++i) {
    text[2 * i] = digits[bytes[i] >> 4];
    text[2 * i + 1] = digits[bytes[i] & 15];
  }
  return text;
}

using Sha256 = std::array<unsigned char, crypto_hash_sha256_BYTES>;

Sha256 digest_of(std::string_view data) {
  start_sodium();
  Sha256 digest;
  crypto_hash_sha256(digest.data(), bytes_of(data), data.size());
  return digest;
}

std::array<char, 16> link_of(std::string_view former, std::string_view data) {
  start_sodium();
  std::array<unsigned char, crypto_generichash_BYTES_MIN> digest;
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, digest.size());
  crypto_generichash_update(&state, bytes_of(former), former.size());
  crypto_generichash_update(&state, bytes_of(data), data.size());
  crypto_generichash_final(&state, digest.data(), digest.size());
  return hex<8>(digest);
}

}  // namespace

std::string sha256(std::string_view data) {
  const Sha256 digest = digest_of(data);
  const auto digits = hex<crypto_hash_sha256_BYTES>(digest);
  return {digits.begin(), digits.end()};
}

std::string base64(std::span<const unsigned char> bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the terminating null character
  return text;
}

std::optional<std::vector<unsigned char>> from_base64(std::string_view text) {
  std::vector<unsigned char> bytes(text.size() / 4 * 3 + 3);
  std::size_t length = 0;
  const char* end = nullptr;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length,
                        &end, sodium_base64_VARIANT_ORIGINAL) != 0 ||
      end != text.data() + text.size())
    return std::nullopt;
  bytes.resize(length);
  return bytes;
}

std::string sha256_base64(std::string_view data) { return base64(digest_of(data)); }

std::string digest(std::string_view data) {
  start_sodium();
  std::array<unsigned char, crypto_generichash_BYTES_MIN> bytes;
  crypto_generichash(bytes.data(), bytes.size(), bytes_of(data), data.size(), nullptr, 0);
  const auto digits = hex<crypto_generichash_BYTES_MIN>(bytes);
  return {digits.begin(), digits.end()};
}

std::string chain(std::string_view former, std::string_view data) {
  const auto link = link_of(former, data);
  return {link.begin(), link.end()};
}

bool is_chain(std::string_view link, std::string_view former, std::string_view data) {
  const auto expected = link_of(former, data);
  return link == std::string_view(expected.data(), expected.size());
}

}  // namespace narrator
