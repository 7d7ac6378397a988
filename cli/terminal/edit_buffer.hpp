// A wrapper for the parts of libedit in use: a line, its cursor, editing keys and the history, with
// the file that the history is kept in and what Tab inserts.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// A file of lines, oldest first. If the file cannot be read or written, it is simply not used.
class LineHistory {
 public:
  /// The file at `path` is created (mode 0600) when the first line is added.
  explicit LineHistory(std::string path) : path_(std::move(path)) {}

  /// Returns the last lines, at most 500. Truncates a file of more than 1000 lines to these.
  std::vector<std::string> read() const;

  /// Appends a line. Requires that it contains no line feed.
  void add(const std::string& line) const;

 private:
  std::string path_;
};

/// How Tab changes the line, and what is shown above it.
struct Completing {
  std::size_t from = 0;  // bytes before the cursor that are kept
  std::string word;      // the text that follows them
  std::string listing;   // lines; "" if there is nothing to choose from
};

/// A single completion is inserted with a blank after it (except after "="); of several, their
/// common prefix is inserted, or, if that adds nothing, they are listed with their meanings.
Completing press_tab(const Completions& completions, const std::string& before);

/// A line edited with libedit's keys (emacs). Draws nothing; positions count code points. Requires
/// a terminal in raw mode on standard input and output.
class EditBuffer {
 public:
  /// `next_key` returns the next character for libedit, or nothing to stop editing.
  explicit EditBuffer(std::function<std::optional<char32_t>()> next_key);
  ~EditBuffer();

  /// Edits a new line until Enter. Returns nothing if `next_key` stopped it.
  std::optional<std::u32string> edit();

  // The current contents, for use inside `next_key`.
  std::u32string text() const;
  std::size_t cursor() const;

  /// Returns whether libedit is reading a search term, and so takes every key.
  bool searching() const { return text().find(U'\n') != std::u32string::npos; }

  // Changes to the line, for use inside `next_key`.
  void move(int by);
  void insert(const std::u32string& text);
  void remove_before(std::size_t count);
  void clear();

  /// Discards deleted text and the undo history, so that no key can restore them. Must not be
  /// called inside `next_key`.
  void forget_removed();

  /// Adds a line to the history, which the arrow keys recall.
  void remember(const std::u32string& line);

 private:
  struct Handles;
  std::function<std::optional<char32_t>()> next_key_;
  std::unique_ptr<Handles> handles_;
};

}  // namespace narrator::cli
