// Encryption of a log with a passphrase (narrator-log(5)).
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace narrator {

/// Asks the user for the passphrase of a log. Throws Error if nobody can be asked.
using AskPassphrase = std::function<std::string(const std::string& log)>;

/// Encrypts lines with a key derived from a passphrase. Argon2id makes each guess cost memory and
/// time; XChaCha20-Poly1305 reveals a changed, missing or moved line.
class LineCipher {
 public:
  /// Creates the cipher of a new log, with a random salt.
  explicit LineCipher(std::string_view passphrase);

  /// Keyboards differ in whether an accented letter is one code point or a letter and its mark.
  /// Since version 2 of the first line the key is derived from composed letters; in version 1 it
  /// was derived from the text as typed.
  enum class Typed { as_it_is, composed, decomposed };

  /// Creates the cipher of the log with this first line; `typed` applies to version 1 only. Throws
  /// LogError, before it asks for the passphrase, if the line is invalid or exceeds the limits on
  /// memory or time.
  LineCipher(std::string_view first_line, const std::function<std::string()>& ask,
             Typed typed = Typed::as_it_is);

  /// Whether the first line is of version 1, so that the passphrase in another spelling may open
  /// the log.
  bool is_as_typed() const { return as_typed_; }
  ~LineCipher();
  LineCipher(const LineCipher&) = delete;
  LineCipher& operator=(const LineCipher&) = delete;

  static bool is_first_line(std::string_view line);

  std::string first_line() const;

  /// Returns the line encrypted. `former` is the link of the previous line, "" for the first.
  std::string seal(std::string_view line, std::string_view former) const;

  /// Returns the line that was encrypted, or nothing if the text, the key
  /// or the link does not match.
  std::optional<std::string> open(std::string_view sealed, std::string_view former) const;

 private:
  void make_key(std::string_view passphrase);

  static constexpr std::size_t kSalt = 16, kKey = 32;
  std::array<unsigned char, kSalt> salt_{};
  std::array<unsigned char, kKey> key_{};
  bool as_typed_ = false;
  unsigned long long passes_ = 0;
  std::size_t memory_ = 0;  // bytes
};

}  // namespace narrator
