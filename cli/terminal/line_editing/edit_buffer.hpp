// libedit, as far as it is used: a line, a cursor, keys that edit, and the lines before it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace narrator::cli {

/// A line that is edited with the keys of libedit (emacs). Draws nothing; positions count code
/// points. Requires a terminal on standard input and output, in raw mode.
class EditBuffer {
 public:
  /// `next_key` gives the next character for libedit, or nothing to stop editing.
  explicit EditBuffer(std::function<std::optional<char32_t>()> next_key);
  ~EditBuffer();

  /// Edits a new line until Enter. Nothing when `next_key` gave nothing.
  std::optional<std::u32string> edit();

  // What stands there now, from inside `next_key`.
  std::u32string text() const;
  std::size_t cursor() const;

  /// libedit asks for something to search for: every key is for it.
  bool searching() const { return text().find(U'\n') != std::u32string::npos; }

  // Changes, from inside `next_key`.
  void move(int by);
  void insert(const std::u32string& text);
  void remove_before(std::size_t count);
  void clear();

  /// Forgets what was cut out or taken back, so that no key brings it back. Not from inside
  /// `next_key`.
  void forget_removed();

  /// A line that the arrow keys bring back.
  void remember(const std::u32string& line);

 private:
  struct Handles;
  std::function<std::optional<char32_t>()> next_key_;
  std::unique_ptr<Handles> handles_;
};

}  // namespace narrator::cli
