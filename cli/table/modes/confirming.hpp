// An answer worth a second look is asked about once more.
#pragma once

#include <functional>
#include <optional>

#include "cli/commands/commands.hpp"
#include "cli/table/modes/modes.hpp"

namespace narrator::cli {

/// Asks until it is told yes or no. Commands are carried out meanwhile; a line that is neither is
/// the next one to be dealt with, and stands for no.
class Confirming : public Mode {
 public:
  struct Talk {
    std::function<Waiting()> waiting;
    std::function<void()> ask;                              // shows the sentence
    std::function<std::optional<bool>(const Line&)> reply;  // whether a line is yes or no
    /// Carries a command out; false: what was to be confirmed is no more.
    std::function<bool(const Line&)> command;
  };

  Confirming(Modes& modes, Talk talk) : modes_(modes), talk_(std::move(talk)) {}

  bool yes() const { return yes_; }

  Waiting waiting() override { return talk_.waiting(); }
  bool shows_timer() const override { return true; }
  void show() override { talk_.ask(); }

  bool handle(const Event& event) override {
    if (event.what == Event::What::back) return true;
    if (event.what != Event::What::line || event.line.text().empty()) return false;
    if (const auto reply = talk_.reply(event.line)) {
      yes_ = *reply;
      return true;
    }
    if (command_named(event.line.words().front().folded)) {
      if (!talk_.command(event.line)) return true;
      show();
      return false;
    }
    modes_.keep(event.line);
    return true;
  }

 private:
  Modes& modes_;
  const Talk talk_;
  bool yes_ = false;
};

}  // namespace narrator::cli
