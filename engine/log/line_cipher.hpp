// A log that nobody can read without its passphrase (narrator-log(5)).
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace narrator {

/// Asks whoever is there for the passphrase of a log. Throws Error where nobody can be asked.
using AskPassphrase = std::function<std::string(const std::string& log)>;

/// Seals lines with a key made of a passphrase: argon2id, so that each guess costs memory and time,
/// and XChaCha20-Poly1305, so that a changed, missing or moved line shows.
class LineCipher {
 public:
  /// A new log's.
  explicit LineCipher(std::string_view passphrase);

  /// Letters with marks are one letter or several, as keyboards differ. Since the second version of
  /// the first line the key is made of the composed ones; before, of what was typed.
  enum class Typed { as_it_is, composed, decomposed };

  /// That of a log with this first line. Throws LogError where it is none, or asks for more memory
  /// or time than any that was written. `typed` is for a line of the first version.
  LineCipher(std::string_view first_line, std::string_view passphrase,
             Typed typed = Typed::as_it_is);

  /// Whether it is of the first version, so that another way to type the same may open it.
  bool is_as_typed() const { return as_typed_; }
  ~LineCipher();
  LineCipher(const LineCipher&) = delete;
  LineCipher& operator=(const LineCipher&) = delete;

  /// Whether a log's first line is that of a sealed one.
  static bool is_first_line(std::string_view line);

  /// The first line of the log, without its end.
  std::string first_line() const;

  /// The line as it is written. `former` is the link of the line before, "" for the first.
  std::string seal(std::string_view line, std::string_view former) const;

  /// The line of which this was made; nothing for any other text, key or link.
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
