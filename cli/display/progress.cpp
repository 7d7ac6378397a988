#include "cli/display/progress.hpp"

#include <cstdio>

#include <unistd.h>

#include <fmt/format.h>

#include "cli/terminal/terminal.hpp"

namespace narrator::cli {

Progress::Progress(std::size_t all, std::string things)
    : all_(all),
      things_(std::move(things)),
      terminal_(terminal_at(STDERR_FILENO).screen),
      last_(std::chrono::steady_clock::now()) {}

void Progress::step() {
  ++done_;
  if (!terminal_ || done_ == all_) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ < std::chrono::milliseconds(250)) return;
  last_ = now;
  shown_ = true;
  fmt::print(stderr, "\r{} of {} {}\033[K", done_, all_, things_);
  std::fflush(stderr);
}

void Progress::clear() {
  if (!shown_) return;
  shown_ = false;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
}

}  // namespace narrator::cli
