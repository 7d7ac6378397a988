// How far a long piece of work has come, in one line of standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace narrator::cli {

/// Shown on a terminal only, a few times a second, and not for work that is done in one.
class Progress {
 public:
  /// `things`: what is counted, such as "logs".
  explicit Progress(std::string things);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// So many are done.
  void at(std::size_t done, std::size_t all);

  /// Takes the line away, so that something else can be said.
  void clear();

 private:
  std::string things_;
  bool terminal_, shown_ = false;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace narrator::cli
