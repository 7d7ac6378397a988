// The lines typed in former games: $XDG_STATE_HOME/narrator/history.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// A file of lines, oldest first. A file that cannot be read or written is only not used.
class LineHistory {
 public:
  /// `path`: where it is; made (mode 0600) with the first line that is added.
  explicit LineHistory(std::string path) : path_(std::move(path)) {}

  /// The last lines, at most 500. A file grown beyond 1000 is cut down to them.
  std::vector<std::string> read() const;

  /// One more line at the end, which must have no line end in it.
  void add(const std::string& line) const;

 private:
  std::string path_;
};

}  // namespace narrator::cli
