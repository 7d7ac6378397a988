// How far a long piece of work has come, in one line of standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace narrator::cli {

/// Shown on a terminal only, some times a second at the most, and not for work that is soon done.
class Progress {
 public:
  /// `things`: what is counted, such as "logs".
  Progress(std::size_t all, std::string things);

  /// One more is done.
  void step();

  /// Takes the line away, so that something else can be said.
  void clear();

 private:
  std::size_t all_, done_ = 0;
  std::string things_;
  bool terminal_, shown_ = false;
  std::chrono::steady_clock::time_point last_;
};

}  // namespace narrator::cli
