// Keys and pasted text from a terminal in raw mode.
#pragma once

#include <optional>
#include <string>

namespace narrator::cli {

/// A key that was pressed, or a pasted character.
struct Key {
  enum class What {
    text,     // `c`; pasted control characters are dropped, a pasted tab becomes a blank
    control,  // `c` is 1..31 or 127: Ctrl with a letter, Tab, Backspace
    alt,      // Alt with `c`, sent as Escape followed by `c`
    enter,
    escape,  // on its own
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
    nothing,  // no key came in time
    closed,   // the terminal is closed
  };
  What what = What::nothing;
  char32_t c = 0;
};

/// Reads keys from standard input. Invalid UTF-8 becomes U+FFFD; unknown keys and the terminal's
/// automatic replies are dropped.
class Keyboard {
 public:
  /// Waiting also ends when `wake` becomes readable.
  explicit Keyboard(int wake) : wake_(wake) {}

  /// Returns the next key, or What::nothing after `milliseconds` (-1: no limit), on a signal, or
  /// when `other` (-1: none) becomes readable.
  Key next(int milliseconds, int other = -1);

  /// Returns whether another line has already been typed or pasted.
  bool typed_ahead();

  /// Discards everything typed or pasted so far.
  void drop();

  /// Returns whether the last key was pasted.
  bool pasting() const { return pasting_; }

  /// Returns whether more input arrived together with the last key.
  bool more() const { return !bytes_.empty(); }

 private:
  bool fetch(int milliseconds, int wake = -1, int other = -1);
  bool has(std::size_t count, int patience);
  bool take_terminals_answer();
  std::optional<Key> take();
  std::optional<Key> take_escape();
  std::optional<Key> take_pasted();
  std::optional<Key> take_text();

  int wake_;
  std::string bytes_;  // read but not yet taken
  bool pasting_ = false;
  bool after_return_ = false;  // a line feed after a carriage return is not a second Enter
  bool closed_ = false;
};

}  // namespace narrator::cli
