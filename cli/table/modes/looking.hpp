// Before a script is read aloud: everybody looks at what they were dealt.
#pragma once

#include <functional>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/modes.hpp"

namespace narrator::cli {

/// Waits for Enter, which says that all have looked. Commands are carried out meanwhile.
class Looking : public Mode {
 public:
  /// `ask` shows the question. `command` carries a command out; false: what was to be read is no
  /// more.
  Looking(std::string prompt, std::function<void()> ask, std::function<bool(const Line&)> command)
      : prompt_(std::move(prompt)), ask_(std::move(ask)), command_(std::move(command)) {}

  /// Whether all have looked; false where a command changed the game.
  bool done() const { return done_; }

  Waiting waiting() override {
    Waiting how;
    how.prompt = prompt_;
    return how;
  }
  bool shows_timer() const override { return true; }
  void show() override { ask_(); }

  bool handle(const Event& event) override {
    if (event.what == Event::What::tick) return false;
    if (event.what == Event::What::line) {
      done_ = event.line.words().empty();
      if (done_) return true;
      if (command_named(event.line.words().front().folded) && !command_(event.line)) return true;
    }
    ask_();
    return false;
  }

 private:
  const std::string prompt_;
  const std::function<void()> ask_;
  const std::function<bool(const Line&)> command_;
  bool done_ = false;
};

}  // namespace narrator::cli
