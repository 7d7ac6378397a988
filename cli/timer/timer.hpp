// A countdown for the table: a discussion, a nomination. It reminds; it answers nothing.
#pragma once

#include "cli/system/clock.hpp"

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

}  // namespace narrator::cli
