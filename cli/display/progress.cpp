#include "cli/display/progress.hpp"

#include <cstdio>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>

#include "cli/terminal/terminal.hpp"

namespace narrator::cli {

Progress::Progress(std::string things)
    : things_(std::move(things)),
      terminal_(terminal_at(STDERR_FILENO).screen),
      next_(std::chrono::steady_clock::now() + std::chrono::seconds(1)) {}

void Progress::at(std::size_t done, std::size_t all) {
  const auto now = std::chrono::steady_clock::now();
  if (!terminal_ || now < next_) return;
  next_ = now + std::chrono::milliseconds(250);
  // Leaves the cursor on the next row, where the shell prints its prompt after Ctrl-C.
  const char* before = std::exchange(shown_, true) ? "\033[A\r" : "";
  fmt::print(stderr, "{}{} of {} {}\033[K\n", before, done, all, things_);
  std::fflush(stderr);
}

void Progress::clear() {
  if (!shown_) return;
  shown_ = false;
  fmt::print(stderr, "\033[A\r\033[K");
  std::fflush(stderr);
}

}  // namespace narrator::cli
