// Before the game: questions of the program's own.
#pragma once

#include <functional>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/modes.hpp"

namespace narrator::cli {

/// A question before the game: takes lines until one is what it wants, or leaves the program.
class Welcoming : public Mode {
 public:
  using Complete = std::function<Completions(const std::string&)>;

  /// `take` says whether a line is what is wanted, `show` tells what is asked, and `help` besides
  /// what can be typed (`help` or `?`); without it these are words like any.
  Welcoming(Modes& modes, Complete complete, std::function<bool(const Line&)> take,
            std::function<void()> show, std::function<void()> help = {})
      : modes_(modes),
        complete_(std::move(complete)),
        take_(std::move(take)),
        show_(std::move(show)),
        help_(std::move(help)) {}

  Waiting waiting() override { return {.complete = complete_}; }

  /// Asks; false when the person leaves.
  bool run() {
    show_();
    return modes_.run(*this);
  }

  bool handle(const Event& event) override {
    if (event.what == Event::What::emptied) show_();
    if (event.what != Event::What::line) return false;
    const Command* command = command_named(event.line.folded());
    if (command != nullptr && command->leaves) {
      modes_.leave();
      return true;
    }
    if (command == nullptr || !command->helps || !help_) return take_(event.line);
    show_();
    help_();
    return false;
  }

 private:
  Modes& modes_;
  const Complete complete_;
  const std::function<bool(const Line&)> take_;
  const std::function<void()> show_;
  const std::function<void()> help_;
};

}  // namespace narrator::cli
