// The progress of a long operation, as a single line on standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace narrator::cli {

/// Shown only on a terminal, updated a few times a second, and not for a single item.
class Progress {
 public:
  /// `things` names what is counted, such as "logs".
  explicit Progress(std::string things);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Reports that `done` of `all` items are finished.
  void at(std::size_t done, std::size_t all);

  /// Erases the line, so that something else can be printed.
  void clear();

 private:
  std::string things_;
  bool terminal_, shown_ = false;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace narrator::cli
