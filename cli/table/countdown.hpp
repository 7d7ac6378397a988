// A timer on the screen: above the prompt while a person types, with a bell at its end.
#pragma once

#include <string>

#include "cli/table/timer.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Shows the timer of the game as it stands. It ends with the next answer, which it never gives.
class Countdown {
 public:
  /// Where the prompt has no `headline`, the last 60, 30 and 10 seconds are announced instead.
  Countdown(const Session& session, bool headline, Ticks now)
      : session_(session), headline_(headline), timer_(std::move(now)) {}

  /// Begins a countdown of so many seconds, whatever ran before.
  void start(int seconds);

  Timer& timer() { return timer_; }

  /// How much is left, in words.
  std::string left() const;

  /// To be called while a person is waited for.
  void tick(Prompt& prompt);

 private:
  std::string time_is_up() const;
  void show(Prompt& prompt);

  const Session& session_;
  bool headline_;
  Timer timer_;
  std::size_t answers_ = 0;  // that were given when it began
  int shown_ = 0;            // seconds left when they were last looked at
};

}  // namespace narrator::cli
