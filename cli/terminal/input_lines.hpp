// Lines of standard input, and whether the next one is there already.
#pragma once

#include <optional>
#include <string>

namespace narrator::cli {

/// Buffers standard input and cuts it at line ends (LF or CR LF).
class InputLines {
 public:
  /// The next line without its end, if it has been read whole; at the end of input, what is left.
  std::optional<std::string> take();

  /// Nothing more will come: take() gives what is left and then nothing.
  bool over() const { return over_; }

  /// Whether reading would not wait, after at most `milliseconds`.
  static bool ready(int milliseconds);

  /// Reads what there is; waits for it where there is nothing.
  void fetch();

  /// Drops everything that has come so far.
  void drop();

 private:
  std::string cut(std::size_t end, std::size_t next);

  bool over_ = false;
  std::string buffer_;
  std::size_t start_ = 0;    // of the next line
  std::size_t scanned_ = 0;  // no line end before this
};

}  // namespace narrator::cli
