// Signals that are recorded when they arrive and processed later.
#pragma once

#include <csignal>

namespace narrator::cli {

/// The signals received since the last check.
struct PendingSignals {
  bool leave = false;    // hang-up, termination, or an interrupt or quit from outside
  bool stop = false;     // job control asks the program to stop
  bool resumed = false;  // continued after a stop: the terminal may be in any mode
  bool resized = false;
};

/// Records these signals, instead of acting on them, for as long as the object exists. A second
/// hang-up or termination ends the program as usual. At most one object may exist.
class SignalWatch {
 public:
  SignalWatch();
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

  /// Returns the signals received since the last call.
  PendingSignals take();

  /// Returns a descriptor that becomes readable on a signal, for callers that wait for other events
  /// too.
  int wake() const;

  /// Suspends the program, as the shell expects on Ctrl-Z; returns when it is continued.
  void suspend();

 private:
  static constexpr int kCount = 9;
  struct sigaction former_[kCount] {};
};

}  // namespace narrator::cli
