#include "cli/screens/phone_key.hpp"

#include <algorithm>
#include <vector>

#include <sodium.h>

#include "engine/chance/sodium.hpp"
#include "engine/log/hash.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kNonce = crypto_secretbox_NONCEBYTES, kTag = crypto_secretbox_MACBYTES;

// Must match the page's script: SHA-512 of a purpose and the secret.
std::array<unsigned char, crypto_hash_sha512_BYTES> derived(std::string_view purpose,
                                                            const auto& secret) {
  std::string text(purpose);
  text.append(reinterpret_cast<const char*>(secret.data()), secret.size());
  std::array<unsigned char, crypto_hash_sha512_BYTES> hash{};
  crypto_hash_sha512(hash.data(), bytes_of(text), text.size());
  sodium_memzero(text.data(), text.size());
  return hash;
}

}  // namespace

PhoneKey::PhoneKey() {
  start_sodium();
  randombytes_buf(secret_.data(), secret_.size());
  derive();
}

PhoneKey::PhoneKey(const std::string& code) : PhoneKey() {
  std::array<unsigned char, 16> given{};
  std::size_t length = 0;
  if (sodium_base642bin(given.data(), given.size(), code.data(), code.size(), nullptr, &length,
                        nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
      length != given.size())
    return;
  secret_ = given;
  derive();
}

void PhoneKey::derive() {
  const auto seal = derived("narrator phone seal", secret_);
  std::copy_n(seal.begin(), key_.size(), key_.begin());
  const auto answer = derived("narrator phone answer", secret_);
  std::copy_n(answer.begin(), answers_.size(), answers_.begin());
  const auto name = derived("narrator phone name", secret_);
  std::array<char, 33> digits{};
  sodium_bin2hex(digits.data(), digits.size(), name.data(), 16);
  name_ = digits.data();
}

PhoneKey::~PhoneKey() {
  sodium_memzero(secret_.data(), secret_.size());
  sodium_memzero(key_.data(), key_.size());
  sodium_memzero(answers_.data(), answers_.size());
}

std::string PhoneKey::code() const {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::array<char, sodium_base64_ENCODED_LEN(sizeof secret_, kVariant)> text{};
  return sodium_bin2base64(text.data(), text.size(), secret_.data(), secret_.size(), kVariant);
}

std::string PhoneKey::seal(std::string_view text) const {
  std::vector<unsigned char> sealed(kNonce + kTag + text.size());
  randombytes_buf(sealed.data(), kNonce);
  crypto_secretbox_easy(sealed.data() + kNonce, bytes_of(text), text.size(), sealed.data(),
                        key_.data());
  return base64(sealed);
}

std::optional<std::string> PhoneKey::open(std::string_view sealed) const {
  const auto bytes = from_base64(sealed);
  if (!bytes || bytes->size() < kNonce + kTag) return std::nullopt;
  std::string text(bytes->size() - kNonce - kTag, '\0');
  if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(text.data()),
                                 bytes->data() + kNonce, bytes->size() - kNonce, bytes->data(),
                                 answers_.data()) != 0)
    return std::nullopt;
  return text;
}

}  // namespace narrator::cli
