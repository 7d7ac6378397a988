// A timer on the screen: above the prompt while a person types, with a bell at its end.
#pragma once

#include <string>

#include "cli/system/clock.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Counts down while time passes elsewhere: it has to be asked.
class Timer {
 public:
  static constexpr int kMost = 5999;  // seconds, 99:59

  explicit Timer(Ticks now) : now_(std::move(now)) {}

  /// Whether it counts or is paused; no longer once it is over().
  bool on() const { return on_; }
  bool paused() const { return paused_; }

  /// Seconds left, the one that runs counted in: 0 when it is over.
  int left() const;

  /// Counts from `seconds` on (1..kMost; others are taken to the nearest of these), whatever it
  /// did.
  void start(int seconds);

  /// Each does nothing where there is nothing to stop, to pause or to go on with.
  void stop() { on_ = paused_ = false; }
  void pause();
  void go();

  /// More time, or less where `seconds` is negative; it may be over then. Does nothing when off.
  void add(int seconds);

  /// True once, when no time is left; it is off from then on.
  bool over();

 private:
  std::chrono::milliseconds rest() const;
  void count_from(std::chrono::milliseconds rest);

  Ticks now_;
  bool on_ = false;
  bool paused_ = false;
  std::chrono::milliseconds end_{0};   // while it counts
  std::chrono::milliseconds rest_{0};  // while it is paused
};

/// How much of a countdown is left, in words: "Time left: 4:59".
std::string time_left_in_words(const Session& session, int seconds, bool paused);

/// Shows the timer of the game as it stands. It ends with the next answer, which it never gives.
/// What becomes of it is written into the log, so that it goes on when the game does.
class Countdown {
 public:
  /// Where the prompt has no `headline`, the last 60, 30 and 10 seconds are announced instead.
  Countdown(Session& session, bool headline, Ticks now)
      : session_(session), headline_(headline), timer_(std::move(now)) {}

  /// Begins a countdown of so many seconds, whatever ran before.
  void start(int seconds);

  /// Goes on with the one that ran when the game was left; `now` as in utc_now(). What has passed
  /// since has passed: it is over at once where that was all of it.
  void go_on(const std::string& now);

  const Timer& timer() const { return timer_; }

  /// Does something to the timer: Timer::pause, add and the like.
  template <class Change>
  void change(Change change) {
    change(timer_);
    write_down();
  }

  /// How much is left, in words.
  std::string left() const;

  /// To be called while a person is waited for.
  void tick(Prompt& prompt);

 private:
  std::string time_is_up() const;
  void begin(int seconds);
  void write_down();
  void show(Prompt& prompt);

  Session& session_;
  bool headline_;
  Timer timer_;
  std::size_t answers_ = 0;  // that were given when it began
  int shown_ = 0;            // seconds left when they were last looked at
};

}  // namespace narrator::cli
