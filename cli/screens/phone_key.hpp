// The key of one player's phone: what goes over the room's air is sealed with it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace narrator::cli {

/// 128 random bits that stand in an address behind its #, the part that no browser sends. Three
/// things follow from them: the name under which the phone asks for its events, the key that these
/// are sealed with (XSalsa20-Poly1305), and the one of what the phone sends. Who hears the name
/// knows nothing of the keys.
class PhoneKey {
 public:
  /// A new one.
  PhoneKey();
  /// The one whose code it is; a code that is none makes a new one.
  explicit PhoneKey(const std::string& code);
  ~PhoneKey();
  PhoneKey(const PhoneKey&) = default;
  PhoneKey& operator=(const PhoneKey&) = default;

  /// For the address: 22 letters, digits, - and _.
  std::string code() const;

  /// 32 hexadecimal digits.
  const std::string& name() const { return name_; }

  /// A nonce and the sealed text, in base64.
  std::string seal(std::string_view text) const;

  /// The text of what the phone has sealed likewise; nothing where it was not this phone.
  std::optional<std::string> open(std::string_view sealed) const;

 private:
  void derive();

  std::array<unsigned char, 16> secret_{};
  std::array<unsigned char, 32> key_{}, answers_{};
  std::string name_;
};

}  // namespace narrator::cli
