#include "engine/log/hash.hpp"

#include <array>

#include "engine/chance/sodium.hpp"

namespace narrator {
namespace {

using Sha256 = std::array<unsigned char, crypto_hash_sha256_BYTES>;

Sha256 digest_of(std::string_view data) {
  start_sodium();
  Sha256 digest;
  crypto_hash_sha256(digest.data(), bytes_of(data), data.size());
  return digest;
}

// Its first 8 bytes in hexadecimal digits, ended as C does.
std::array<char, 17> link_of(std::string_view former, std::string_view data) {
  start_sodium();
  std::array<unsigned char, crypto_generichash_BYTES_MIN> digest;
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, digest.size());
  crypto_generichash_update(&state, bytes_of(former), former.size());
  crypto_generichash_update(&state, bytes_of(data), data.size());
  crypto_generichash_final(&state, digest.data(), digest.size());
  std::array<char, 17> link;
  sodium_bin2hex(link.data(), link.size(), digest.data(), 8);
  return link;
}

}  // namespace

std::string sha256(std::string_view data) {
  char digits[2 * crypto_hash_sha256_BYTES + 1];
  return sodium_bin2hex(digits, sizeof digits, digest_of(data).data(), crypto_hash_sha256_BYTES);
}

std::string base64(std::span<const unsigned char> bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the end of a C string
  return text;
}

std::string sha256_base64(std::string_view data) { return base64(digest_of(data)); }

std::string chain(std::string_view former, std::string_view data) {
  return link_of(former, data).data();
}

bool is_chain(std::string_view link, std::string_view former, std::string_view data) {
  return link == link_of(former, data).data();
}

}  // namespace narrator
