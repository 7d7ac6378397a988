#include "cli/terminal/input.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <langinfo.h>

#include "cli/system/clock.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
namespace {

constexpr int kBetweenLooks = 50;  // milliseconds

// Buffers standard input and splits it at line ends (LF or CR LF).
class InputLines {
 public:
  // Returns the next complete line without its end; at the end of input, whatever is left.
  std::optional<std::string> take() {
    const auto end = buffer_.find('\n', scanned_);
    if (end != std::string::npos) return cut(end, end + 1);
    scanned_ = buffer_.size();
    if (!over_ || start_ >= buffer_.size()) return std::nullopt;
    return cut(buffer_.size(), buffer_.size());
  }

  // Returns whether the input has ended: take() gives the remainder once, and nothing after that.
  bool over() const { return over_; }

  // Waits up to `milliseconds` and returns whether a read would not block.
  static bool ready(int milliseconds) {
    pollfd in{STDIN_FILENO, POLLIN, 0};
    return poll(&in, 1, milliseconds) > 0;
  }

  // Reads the available input; blocks if there is none.
  void fetch() {
    buffer_.erase(0, start_);
    scanned_ -= start_;
    start_ = 0;
    char chunk[65536];
    const ssize_t n = read(STDIN_FILENO, chunk, sizeof chunk);
    if (n > 0) buffer_.append(chunk, static_cast<std::size_t>(n));
    if (n == 0 || (n < 0 && errno != EINTR)) over_ = true;
  }

  // Discards all input received so far.
  void drop() {
    while (!over_ && ready(0)) fetch();
    buffer_.clear();
    start_ = scanned_ = 0;
  }

 private:
  std::string cut(std::size_t end, std::size_t next) {
    std::string line = buffer_.substr(start_, end - start_);
    if (line.ends_with('\r')) line.pop_back();
    start_ = scanned_ = next;
    return line;
  }

  bool over_ = false;
  std::string buffer_;
  std::size_t start_ = 0;    // of the next line
  std::size_t scanned_ = 0;  // there is no line end before this position
};

class PipeInput : public Input {
 public:
  InputResult read(const WaitOptions& waiting) override {
    assert(!waiting.undraw);
    for (;;) {
      if (auto line = lines_.take()) return {InputResult::What::line, std::move(*line), true};
      if (lines_.over()) return {};
      if (!InputLines::ready(0) && waiting.about_to_wait) waiting.about_to_wait();
      while (waiting.arrived && !InputLines::ready(kBetweenLooks)) {
        if (waiting.arrived()) return {InputResult::What::left};
      }
      lines_.fetch();
    }
  }
  bool interactive() const override { return false; }

 private:
  InputLines lines_;
};

class GivenInput : public Input {
 public:
  explicit GivenInput(std::vector<std::string> lines) : lines_(std::move(lines)) {}

  InputResult read(const WaitOptions&) override {
    if (next_ == lines_.size()) return {};
    return {InputResult::What::line, lines_[next_++], true};
  }
  bool interactive() const override { return false; }

 private:
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
};

constexpr int kIdle = 50;  // milliseconds
constexpr char kPanic = '\x18';

// For a terminal that only prints: the system edits the line, and nothing is redrawn in place.
class PlainInput : public Input, private Prompt {
 public:
  InputResult read(const WaitOptions& waiting) override {
    prompt_ = waiting.prompt;
    left_ = false;
    if (waiting.about_to_wait) waiting.about_to_wait();
    redraw();
    if (waiting.uncovers) lines_.drop();
    const auto asked = passing_time();
    auto entered = asked;
    for (;;) {
      if (auto line = lines_.take()) {
        const auto now = passing_time(), last = std::exchange(entered, now);
        if (!line->empty() || !waiting.too_soon(now - asked, now - last))
          return typed(std::move(*line));
        redraw();
        continue;
      }
      if (lines_.over()) return {};
      const bool ticks = waiting.arrived || (waiting.ticks && waiting.ticks());
      if (InputLines::ready(ticks ? kIdle : -1)) lines_.fetch();
      if (waiting.idle) waiting.idle(*this);
      if (left_ || (waiting.arrived && waiting.arrived()))
        return {InputResult::What::left, {}, false};
    }
  }
  bool interactive() const override { return true; }

 private:
  static InputResult typed(std::string line) {
    if (std::ranges::find(line, kPanic) != line.end()) return {InputResult::What::panic, {}, false};
    return {InputResult::What::line, std::move(line), false};
  }

  void print(const std::string& text) override {
    fmt::print("\n{}\n", text);
    redraw();
  }
  void headline(const std::string&) override {}  // a dumb terminal cannot update it in place
  void redraw() {
    fmt::print("{}", prompt_);
    std::fflush(stdout);
  }
  void ring() override { put("\a"); }
  void leave() override { left_ = true; }

  InputLines lines_;
  std::string prompt_;
  bool left_ = false;
};

// Selects a UTF-8 locale, as the program's text is always UTF-8. Only the line editor needs it;
// nothing else may depend on the locale.
void use_utf8() {
  std::setlocale(LC_CTYPE, "");
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  for (const char* locale : {"C.UTF-8", "en_US.UTF-8"}) {
    if (std::setlocale(LC_CTYPE, locale) != nullptr) return;
  }
}

}  // namespace

std::unique_ptr<Input> pipe_input() { return std::make_unique<PipeInput>(); }

std::unique_ptr<Input> given_input(std::vector<std::string> lines) {
  return std::make_unique<GivenInput>(std::move(lines));
}

std::unique_ptr<Input> terminal_input() {
  use_utf8();
  if (can_edit_lines()) return line_editor();
  return std::make_unique<PlainInput>();
}

std::unique_ptr<Input> standard_input() {
  return isatty(STDIN_FILENO) != 0 ? terminal_input() : pipe_input();
}

}  // namespace narrator::cli
