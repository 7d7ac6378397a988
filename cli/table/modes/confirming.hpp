// A yes is waited for: to an answer worth a second look, or that everybody has looked.
#pragma once

#include <functional>
#include <optional>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/input_stack.hpp"

namespace narrator::cli {

/// Asks until it is told yes or no. Commands are carried out meanwhile.
class Confirming : public Mode {
 public:
  struct Talk {
    std::function<Waiting()> waiting;
    std::function<void()> ask;                              // shows the question
    std::function<std::optional<bool>(const Line&)> reply;  // whether a line is yes or no
    /// Carries a command out; false: what was to be confirmed is no more.
    std::function<bool(const Line&)> command;
    /// Deals with any other line; whether it stands for no.
    std::function<bool(const Line&)> otherwise;
    /// Enter says yes, and whoever says no is asked again.
    bool insists = false;
  };

  explicit Confirming(Talk talk) : talk_(std::move(talk)) {}

  /// False where it was no, or is no more.
  bool yes() const { return yes_; }

  Waiting waiting() override { return talk_.waiting(); }
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
  // Whether nothing is waited for any more.
  bool take(const Line& line) {
    if (const auto reply = talk_.reply(line)) return (yes_ = *reply) || !talk_.insists;
    if (command_in(line.words())) return !talk_.command(line);
    return talk_.otherwise(line);
  }

  const Talk talk_;
  bool yes_ = false;
};

}  // namespace narrator::cli
