// Waiting for a yes: to confirm a weighty answer, or that everybody has looked.
#pragma once

#include <functional>
#include <optional>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/input_stack.hpp"

namespace narrator::cli {

/// Asks until the answer is yes or no. Commands are carried out meanwhile.
class Confirming : public Mode {
 public:
  struct Talk {
    std::function<WaitOptions()> waiting;
    std::function<void()> ask;                              // shows the question
    std::function<std::optional<bool>(const Line&)> reply;  // whether a line means yes or no
    /// Carries out a command; returns false if there is nothing left to confirm.
    std::function<bool(const Line&)> command;
    /// Handles any other line; returns whether it counts as no.
    std::function<bool(const Line&)> otherwise;
    /// Enter means yes, and the question is repeated after a no.
    bool insists = false;
  };

  explicit Confirming(Talk talk) : talk_(std::move(talk)) {}

  /// Returns false if the answer was no, or there is nothing left to confirm.
  bool yes() const { return yes_; }

  WaitOptions waiting() override { return talk_.waiting(); }
  bool shows_timer() const override { return true; }
  void show() { talk_.ask(); }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::back && !talk_.insists) return EventResult::done;
    if (event.what == Event::What::tick) return EventResult::waits;
    if (event.what == Event::What::line) {
      if (event.line.words().empty()) {
        yes_ = talk_.insists;
        if (yes_) return EventResult::done;
      } else if (take(event.line)) {
        return EventResult::done;
      }
    }
    show();
    return EventResult::waits;
  }

 private:
  // Returns whether the wait is over.
  bool take(const Line& line) {
    if (const auto reply = talk_.reply(line)) return (yes_ = *reply) || !talk_.insists;
    if (command_in(line.words())) return !talk_.command(line);
    return talk_.otherwise(line);
  }

  const Talk talk_;
  bool yes_ = false;
};

}  // namespace narrator::cli
