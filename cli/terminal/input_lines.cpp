#include "cli/terminal/input_lines.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace narrator::cli {

std::optional<std::string> InputLines::take() {
  const auto end = buffer_.find('\n', scanned_);
  if (end != std::string::npos) return cut(end, end + 1);
  scanned_ = buffer_.size();
  if (!over_ || start_ >= buffer_.size()) return std::nullopt;
  return cut(buffer_.size(), buffer_.size());
}

std::string InputLines::cut(std::size_t end, std::size_t next) {
  std::string line = buffer_.substr(start_, end - start_);
  if (line.ends_with('\r')) line.pop_back();
  start_ = scanned_ = next;
  return line;
}

bool InputLines::ready(int milliseconds) {
  pollfd in{STDIN_FILENO, POLLIN, 0};
  return poll(&in, 1, milliseconds) > 0;
}

void InputLines::fetch() {
  buffer_.erase(0, start_);
  scanned_ -= start_;
  start_ = 0;
  char chunk[65536];
  const ssize_t n = read(STDIN_FILENO, chunk, sizeof chunk);
  if (n > 0) buffer_.append(chunk, static_cast<std::size_t>(n));
  if (n == 0 || (n < 0 && errno != EINTR)) over_ = true;
}

void InputLines::drop() {
  while (!over_ && ready(0)) fetch();
  buffer_.clear();
  start_ = scanned_ = 0;
}

}  // namespace narrator::cli
