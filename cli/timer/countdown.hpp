// A timer shown above the prompt while a person types, which rings the bell at its end.
#pragma once

#include <string>

#include "cli/system/clock.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// A countdown timer. It is passive: its state changes only when it is queried.
class Timer {
 public:
  static constexpr int kMost = 5999;  // seconds, 99:59

  explicit Timer(Ticks now) : now_(std::move(now)) {}

  /// Returns whether it is running or paused; false after over() returned true.
  bool on() const { return on_; }
  bool paused() const { return paused_; }

  /// Returns the seconds left, rounded up; 0 when it is over.
  int left() const;

  /// Restarts the timer with `seconds` (clamped to 1..kMost), whatever its state.
  void start(int seconds);

  /// Each does nothing if the timer is not in a suitable state.
  void stop() { on_ = paused_ = false; }
  void pause();
  void go();

  /// Adds time, or removes it if `seconds` is negative, which may end the countdown. Does nothing
  /// when off.
  void add(int seconds);

  /// Returns true once when no time is left, and turns the timer off.
  bool over();

 private:
  std::chrono::milliseconds rest() const;
  void count_from(std::chrono::milliseconds rest);

  Ticks now_;
  bool on_ = false;
  bool paused_ = false;
  std::chrono::milliseconds end_{0};   // while running
  std::chrono::milliseconds rest_{0};  // while paused
};

/// Returns the remaining time in words: "Time left: 4:59".
std::string time_left_in_words(const Session& session, int seconds, bool paused);

/// Shows the game's timer. It ends with the next answer, and never gives one itself. Its changes
/// are recorded in the log, so that it continues when the game is resumed.
class Countdown {
 public:
  /// Without a `headline` above the prompt, the last 60, 30 and 10 seconds are announced instead.
  Countdown(Session& session, bool headline, Ticks now)
      : session_(session), headline_(headline), timer_(std::move(now)) {}

  /// Starts a countdown, replacing any other.
  void start(int seconds);

  /// Continues the countdown that was running when the game was left; `now` is a time as returned
  /// by utc_now(). The time since then counts, so it may be over at once.
  void go_on(const std::string& now);

  const Timer& timer() const { return timer_; }

  /// Applies a change to the timer, such as Timer::pause or add, and records it.
  template <class Change>
  void change(Change change) {
    change(timer_);
    write_down();
  }

  /// Returns the remaining time in words.
  std::string left() const;

  /// Updates the display; call it repeatedly while waiting for a person.
  void tick(Prompt& prompt);

 private:
  std::string time_is_up() const;
  void begin(int seconds);
  void write_down() { session_.time(timer_.left(), timer_.paused()); }
  void show(Prompt& prompt);

  Session& session_;
  bool headline_;
  Timer timer_;
  std::size_t answers_ = 0;  // number of answers when it began
  int shown_ = 0;            // seconds left at the last update
};

}  // namespace narrator::cli
