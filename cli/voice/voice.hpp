// Speech output: passes lines to a text-to-speech program, one at a time, while the game continues.
//
// The game never waits for that program, even if it is missing, fails, hangs or is slow: it runs in
// its own session without the terminal, its line is already in a pipe when it starts, and it is
// killed after a time limit.
#pragma once

#include <sys/types.h>

#include <deque>
#include <string>

#include "cli/system/clock.hpp"

namespace narrator::cli {

/// Returns how long it takes to read a line aloud at a calm pace.
std::chrono::milliseconds reading_time(const std::string& line);

/// A voice, with at most one child process at a time.
class Voice {
 public:
  /// `command` is run by the shell, with each line on standard input and `lang` in NARRATOR_LANG.
  /// "auto" selects the first installed of espeak-ng, spd-say and say; "" means no voice.
  Voice(const std::string& command, std::string lang, Ticks now);
  ~Voice() { hush(); }
  Voice(const Voice&) = delete;
  Voice& operator=(const Voice&) = delete;

  /// Returns whether there is a voice that can be turned on.
  bool there() const { return !command_.empty(); }
  bool on() const { return on_; }
  void turn(bool on);

  /// Queues a line. If too many are waiting, the oldest are dropped.
  void speak(const std::string& line);

  /// Marks the lines queued from now on as belonging to another turn of the game.
  void next_turn() { ++turn_; }

  /// Drops the queued lines of earlier turns; a line already being spoken is finished.
  void catch_up();

  /// Returns the approximate time needed to speak everything queued.
  std::chrono::milliseconds backlog() const;

  /// Stops speaking at once and empties the queue.
  void hush();

  /// Returns whether a line is being spoken or queued.
  bool busy() const { return child_ > 0 || !lines_.empty(); }

  /// Reaps the program and starts the next line; call it often. Returns the id of a text about a
  /// problem with the voice, or "". Only the first problem is reported.
  std::string tend();

 private:
  enum class End { well, missing, failed, late };
  struct Utterance {
    std::string text;
    int turn;
  };

  void start();
  void reap(End how, int status);
  void complain(const char* id);

  std::string command_;
  std::string lang_;
  Ticks now_;
  bool on_;
  int turn_ = 0;
  std::deque<Utterance> lines_;  // waiting to be spoken
  pid_t child_ = 0;
  std::chrono::milliseconds spoken_{0};  // the reading time of the current line
  std::chrono::milliseconds late_{0};    // when the child is killed
  int failures_ = 0;                     // consecutive
  std::string complaint_;
  bool complained_ = false;
};

}  // namespace narrator::cli
