// The key of a player's phone, which encrypts the data exchanged with it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace narrator::cli {

/// 128 random bits, contained in the part of an address after #, which browsers never send. Three
/// values are derived from them: the name under which the phone requests its events, the key that
/// encrypts these (XSalsa20-Poly1305), and the key for what the phone sends. The name reveals
/// nothing about the keys.
class PhoneKey {
 public:
  /// Creates a new random key.
  PhoneKey();
  /// Restores the key with this code; an invalid code yields a new key.
  explicit PhoneKey(const std::string& code);
  ~PhoneKey();
  PhoneKey(const PhoneKey&) = default;
  PhoneKey& operator=(const PhoneKey&) = default;

  /// Returns the code for the address: 22 letters, digits, - and _.
  std::string code() const;

  /// Returns 32 hexadecimal digits.
  const std::string& name() const { return name_; }

  /// Returns a nonce and the encrypted text, in base64.
  std::string seal(std::string_view text) const;

  /// Decrypts a text encrypted by the phone; returns nothing if it was not this phone's.
  std::optional<std::string> open(std::string_view sealed) const;

 private:
  void derive();

  std::array<unsigned char, 16> secret_{};
  std::array<unsigned char, 32> key_{}, answers_{};
  std::string name_;
};

}  // namespace narrator::cli
