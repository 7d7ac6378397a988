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

/// Reads standard input. Bytes that are no UTF-8 are U+FFFD; unknown keys are left out.
class Keyboard {
 public:
  /// The next key, or What::nothing after `milliseconds` or a signal.
  Key next(int milliseconds);

  /// Whether text that was typed or pasted already is waiting.
  bool typed_ahead();

  /// Whether anything more came with the last key.
  bool more() const { return !bytes_.empty(); }

 private:
  bool fetch(int milliseconds);
  bool has(std::size_t count);
  std::optional<Key> take();
  std::optional<Key> take_escape();
  std::optional<Key> take_pasted();
  std::optional<Key> take_text();

  std::string bytes_;  // read and not yet taken
  bool pasting_ = false;
  bool after_return_ = false;  // a line feed after a carriage return is no second Enter
  bool closed_ = false;
};

}  // namespace narrator::cli
