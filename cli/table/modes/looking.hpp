// Before a script is read aloud: everybody looks at what they were dealt.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/modes.hpp"

namespace narrator::cli {

/// Waits for Enter or yes, which say that all have looked. Commands are carried out meanwhile.
class Looking : public Mode {
 public:
  struct Talk {
    std::function<void()> ask;                              // shows the question
    std::function<std::optional<bool>(const Line&)> reply;  // whether a line is yes or no
    std::function<void(const Line&)> refuse;                // says what was wanted
    /// Carries a command out; false: what was to be read is no more.
    std::function<bool(const Line&)> command;
  };

  Looking(std::string prompt, Talk talk) : prompt_(std::move(prompt)), talk_(std::move(talk)) {}

  /// Whether all have looked; false where a command changed the game.
  bool done() const { return done_; }

  Waiting waiting() override { return {.prompt = prompt_}; }
  bool shows_timer() const override { return true; }
  void show() override { talk_.ask(); }

  bool handle(const Event& event) override {
    if (event.what == Event::What::tick) return false;
    if (event.what == Event::What::line && take(event.line)) return true;
    talk_.ask();
    return false;
  }

 private:
  // Whether nothing is waited for any more.
  bool take(const Line& line) {
    if (line.words().empty()) return done_ = true;
    if (command_named(line.words().front().folded)) return !talk_.command(line);
    const std::optional<bool> looked = talk_.reply(line);
    if (!looked) talk_.refuse(line);
    return done_ = looked.value_or(false);
  }

  const std::string prompt_;
  const Talk talk_;
  bool done_ = false;
};

}  // namespace narrator::cli
