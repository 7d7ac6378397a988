#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <langinfo.h>
#include <unistd.h>

#include "cli/system/clock.hpp"
#include "cli/terminal/input.hpp"
#include "cli/terminal/input_lines.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
namespace {

constexpr int kIdle = 50;  // milliseconds
constexpr char kPanic = '\x18';

// A terminal that only prints: the system edits the line, nothing is drawn twice.
class PlainInput : public Input, private Prompt {
 public:
  Typed read(const Waiting& waiting) override {
    prompt_ = waiting.prompt;
    left_ = false;
    if (waiting.about_to_wait) waiting.about_to_wait();
    redraw();
    if (waiting.uncovers) lines_.drop();
    auto quiet_since = passing_time();
    for (;;) {
      if (auto line = lines_.take()) {
        const auto before = std::exchange(quiet_since, passing_time());
        if (!line->empty() || quiet_since - before >= waiting.dead_time)
          return typed(std::move(*line));
        redraw();
        continue;
      }
      if (lines_.over()) return {};
      const bool ticks = waiting.arrived || (waiting.ticks && waiting.ticks());
      if (InputLines::ready(ticks ? kIdle : -1)) lines_.fetch();
      if (waiting.idle) waiting.idle(*this);
      if (left_ || (waiting.arrived && waiting.arrived())) return {Typed::What::left, {}, false};
    }
  }
  bool interactive() const override { return true; }

 private:
  static Typed typed(std::string line) {
    if (std::ranges::find(line, kPanic) != line.end()) return {Typed::What::panic, {}, false};
    return {Typed::What::line, std::move(line), false};
  }

  void print(const std::string& text) override {
    fmt::print("\n{}\n", text);
    redraw();
  }
  void headline(const std::string&) override {}  // would have to be printed again and again
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

// Names and words are UTF-8 whatever the environment says. This is for the line editor: nothing
// else may depend on the locale.
void use_utf8() {
  std::setlocale(LC_CTYPE, "");
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  for (const char* locale : {"C.UTF-8", "en_US.UTF-8"}) {
    if (std::setlocale(LC_CTYPE, locale) != nullptr) return;
  }
}

}  // namespace

std::unique_ptr<Input> terminal_input() {
  use_utf8();
  if (can_edit_lines()) return line_editor();
  return std::make_unique<PlainInput>();
}

std::unique_ptr<Input> standard_input() {
  return isatty(STDIN_FILENO) != 0 ? terminal_input() : pipe_input();
}

}  // namespace narrator::cli
