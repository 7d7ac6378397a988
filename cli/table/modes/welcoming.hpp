// The program's own questions before a game.
#pragma once

#include <functional>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/input_stack.hpp"

namespace narrator::cli {

/// A question before the game: takes lines until one is accepted or the person leaves.
class Welcoming : public Mode {
 public:
  using Complete = std::function<Completions(const std::string&)>;

  /// `take` returns whether it accepts a line, `show` shows the question, and `help` additionally
  /// what can be typed (on `help` or `?`); if `help` is empty these are ordinary words.
  Welcoming(InputStack& modes, Complete complete, std::function<bool(const Line&)> take,
            std::function<void()> show, std::function<void()> help = {})
      : modes_(modes),
        complete_(std::move(complete)),
        take_(std::move(take)),
        show_(std::move(show)),
        help_(std::move(help)) {}

  WaitOptions waiting() override { return {.complete = complete_}; }

  /// Asks the question; returns false if the person leaves.
  bool run() {
    show_();
    return modes_.run(*this);
  }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::emptied) show_();
    if (event.what != Event::What::line) return EventResult::waits;
    const Command* command = command_named(event.line.normalised());
    if (command != nullptr && command->leaves) {
      modes_.leave();
      return EventResult::done;
    }
    if (command == nullptr || !command->helps || !help_)
      return take_(event.line) ? EventResult::done : EventResult::waits;
    show_();
    help_();
    return EventResult::waits;
  }

 private:
  InputStack& modes_;
  const Complete complete_;
  const std::function<bool(const Line&)> take_;
  const std::function<void()> show_;
  const std::function<void()> help_;
};

}  // namespace narrator::cli
