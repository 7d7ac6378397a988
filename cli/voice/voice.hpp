// A voice: lines handed to a text-to-speech program, one at a time, while the game goes on.
//
// Whatever that program does (it is missing, fails, hangs, is slow), nobody waits for it: it runs
// in a session of its own without the terminal, its line lies ready in a pipe before it starts, and
// it is killed when its time is up.
#pragma once

#include <sys/types.h>

#include <deque>
#include <string>

#include "cli/system/clock.hpp"

namespace narrator::cli {

/// How long a line takes to be read aloud, unhurriedly.
std::chrono::milliseconds reading_time(const std::string& line);

/// One voice for a run of the program; at most one child at a time.
class Voice {
 public:
  /// `command` is for the shell, which gets each line on standard input and `lang` as
  /// NARRATOR_LANG; "auto" stands for espeak-ng, spd-say or say, the first that is there; "" for no
  /// voice at all.
  Voice(const std::string& command, std::string lang, Ticks now);
  ~Voice() { hush(); }
  Voice(const Voice&) = delete;
  Voice& operator=(const Voice&) = delete;

  /// Whether there is one that could be turned on.
  bool there() const { return !command_.empty(); }
  bool on() const { return on_; }
  void turn(bool on);

  /// Speaks after what is still to be spoken. Too much of that, and the oldest lines are left out.
  void speak(const std::string& line);

  /// What is spoken from now on belongs to another turn of the game.
  void next_turn() { ++turn_; }

  /// Leaves out what was to be spoken in former turns; what is being spoken is spoken to its end.
  void catch_up();

  /// How long it takes, about, to speak everything to the end.
  std::chrono::milliseconds backlog() const;

  /// Silence at once, and nothing more of what was to be spoken.
  void hush();

  /// Whether something is being spoken or waits for it.
  bool busy() const { return child_ > 0 || !lines_.empty(); }

  /// To be called often. Looks after the program and starts the next line; returns the id of a text
  /// that says what is wrong with the voice, or "". Each run of the program complains once.
  std::string tend();

 private:
  enum class End { well, missing, failed, late };
  struct Utterance {
    std::string text;
    int turn;
  };

  void start();
  void reap(End how, int status);
  void kill_child();
  void complain(const char* id);

  std::string command_;
  std::string lang_;
  Ticks now_;
  bool on_;
  int turn_ = 0;
  std::deque<Utterance> lines_;  // that wait
  pid_t child_ = 0;
  std::chrono::milliseconds spoken_{0};  // the reading time of the child's line
  std::chrono::milliseconds late_{0};    // when the child must have ended
  int failures_ = 0;                     // in a row
  std::string complaint_;
  bool complained_ = false;
};

}  // namespace narrator::cli
