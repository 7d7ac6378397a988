// Signals, noted when they come and looked at when it suits.
#pragma once

#include <csignal>

namespace narrator::cli {

/// What has come since it was last looked at.
struct PendingSignals {
  bool leave = false;    // hang-up, termination, interruption from outside
  bool stop = false;     // job control wants the program to stop
  bool resumed = false;  // it was stopped and goes on: the terminal may be in any mode
  bool resized = false;
};

/// While it lives, these signals are noted instead of acted on. A second hang-up or termination
/// ends the program as it would any other. One at a time.
class SignalWatch {
 public:
  SignalWatch();
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

  /// What has come since the last call.
  PendingSignals take();

  /// Can be read once something has come: for who waits for more than signals.
  int wake() const;

  /// Stops the program as the shell expects it of Ctrl-Z; returns when it is gone on with.
  void suspend();

 private:
  static constexpr int kCount = 8;
  struct sigaction former_[kCount] {};
};

}  // namespace narrator::cli
