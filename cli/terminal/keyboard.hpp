// Keys and pasted text from a terminal in raw mode.
#pragma once

#include <optional>
#include <string>

namespace narrator::cli {

/// One thing that was typed or pasted.
struct Key {
  enum class What {
    text,     // `c`; pasted control characters are left out, a pasted tab is a blank
    control,  // `c` is 1..31 or 127: Ctrl with a letter, Tab, Backspace
    alt,      // `c`, after Escape
    enter,
    escape,  // alone
    up,
    down,
    left,
    right,
    home,
    end,
    page_up,
    page_down,
    remove,
    word_left,
    word_right,
    nothing,  // nothing came in time
    closed,   // the terminal is gone
  };
  What what = What::nothing;
  char32_t c = 0;
};

/// Reads standard input. Bytes that are no UTF-8 are U+FFFD; unknown keys, and what a terminal
/// answers by itself, are left out.
class Keyboard {
 public:
  /// Waiting also ends when `wake` can be read.
  explicit Keyboard(int wake) : wake_(wake) {}

  /// The next key, or What::nothing after `milliseconds` (-1: however long it takes) or a signal.
  Key next(int milliseconds);

  /// Whether a further line, typed or pasted already, is waiting.
  bool typed_ahead();

  /// Drops what was typed or pasted so far.
  void drop();

  /// Whether the last key was pasted.
  bool pasting() const { return pasting_; }

  /// Whether anything more came with the last key.
  bool more() const { return !bytes_.empty(); }

 private:
  bool fetch(int milliseconds, bool awake = false);
  bool has(std::size_t count, int patience);
  bool take_terminals_answer();
  std::optional<Key> take();
  std::optional<Key> take_escape();
  std::optional<Key> take_pasted();
  std::optional<Key> take_text();

  int wake_;
  std::string bytes_;  // read and not yet taken
  bool pasting_ = false;
  bool after_return_ = false;  // a line feed after a carriage return is no second Enter
  bool closed_ = false;
};

}  // namespace narrator::cli
