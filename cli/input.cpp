#include "cli/input.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace narrator::cli {
namespace {

// Reads a descriptor line by line and knows whether the next line is there already.
class DescriptorInput : public Input {
 public:
  explicit DescriptorInput(bool interactive) : interactive_(interactive) {}

  std::optional<std::string> line(const std::function<void()>& about_to_wait) override {
    for (;;) {
      const auto end = buffer_.find('\n', scanned_);
      if (end != std::string::npos) return take(end, end + 1);
      scanned_ = buffer_.size();
      if (over_) return rest();
      if (!ready()) about_to_wait();
      read_more();
    }
  }

  bool interactive() const override { return interactive_; }

 private:
  std::string take(std::size_t end, std::size_t next) {
    std::string line = buffer_.substr(start_, end - start_);
    if (line.ends_with('\r')) line.pop_back();
    start_ = scanned_ = next;
    return line;
  }

  std::optional<std::string> rest() {
    if (start_ >= buffer_.size()) return std::nullopt;
    return take(buffer_.size(), buffer_.size());
  }

  static bool ready() {
    pollfd in{STDIN_FILENO, POLLIN, 0};
    return poll(&in, 1, 0) > 0;
  }

  void read_more() {
    buffer_.erase(0, start_);
    scanned_ -= start_;
    start_ = 0;
    char chunk[65536];
    const ssize_t n = read(STDIN_FILENO, chunk, sizeof chunk);
    if (n > 0) buffer_.append(chunk, static_cast<std::size_t>(n));
    if (n == 0 || (n < 0 && errno != EINTR)) over_ = true;
  }

  bool interactive_;
  bool over_ = false;
  std::string buffer_;
  std::size_t start_ = 0;    // of the next line
  std::size_t scanned_ = 0;  // no line end before this
};

class GivenInput : public Input {
 public:
  explicit GivenInput(std::vector<std::string> lines) : lines_(std::move(lines)) {}
  std::optional<std::string> line(const std::function<void()>&) override {
    if (next_ == lines_.size()) return std::nullopt;
    return lines_[next_++];
  }
  bool interactive() const override { return false; }

 private:
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
};

}  // namespace

std::unique_ptr<Input> pipe_input() { return std::make_unique<DescriptorInput>(false); }
std::unique_ptr<Input> given_input(std::vector<std::string> lines) {
  return std::make_unique<GivenInput>(std::move(lines));
}
std::unique_ptr<Input> terminal_input() { return std::make_unique<DescriptorInput>(true); }

}  // namespace narrator::cli
