// Lines read aloud, with silences between them, and everything that is handed to a voice.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/display/output.hpp"
#include "cli/table/modes/input_stack.hpp"
#include "cli/timer/countdown.hpp"
#include "cli/voice/voice.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

class NewFindings {
 public:
  /// What can be proved at the beginning is on record already.
  explicit NewFindings(Session& session);

  /// Tells what could not be proved when it was asked last. Rules that fail are told once.
  void tell_new(Output& output, const Reader& reader);

 private:
  std::vector<Proof> provable();

  Session& session_;
  std::vector<Proof> known_;
  bool failed_ = false;
};

class Silence;

/// Says what the rules say, at the speed of the table.
class Narration {
 public:
  /// How fast, and by whose voice (Voice).
  struct Options {
    double pace = 1;  // what silences and reading are multiplied by; 0: no waiting
    std::string speak{};
    bool taken_up = false;  // a game goes on: what was dealt in it was looked at
  };

  Narration(Session& session, InputStack& modes, Output& output, const Options& options);

  /// These are about to be said, after an answer or a command.
  void begin(const std::vector<Said>& news);

  /// Shows an announcement and hands it to the voice where it is for everybody. After a line of a
  /// script (Said::pause) it waits, where a person is there; a line typed meanwhile breaks the
  /// reading off: what is left is shown at once. Before the first script after a deal it waits
  /// until everybody has looked at what they were dealt. How far it has come is written into the
  /// log.
  void say(const Said& said);

  /// What carries commands out while that is waited for; false: the game is not where it was.
  void carries_out(std::function<bool(const Line&)> command) { command_ = std::move(command); }

  /// Whether such a command changed the game: what else was to be said is no more.
  bool overtaken() const { return overtaken_; }

  /// Whether lines of a script were read since begin().
  bool has_read() const { return has_read_; }

  /// To be called while a person is waited for.
  void tend(Prompt& prompt);

  /// Whether there is something to tend without anybody typing: a voice, or the timer where it is
  /// seen.
  bool is_going_on(bool timer) const {
    const Timer& table = countdown_.timer();
    return voice_.busy() || (timer && table.on() && !table.paused());
  }

  Voice& voice() { return voice_; }
  Countdown& countdown() { return countdown_; }

 private:
  Silence silence_after(const Said& said) const;
  void wait_after(const Said& said);
  void wait_until_all_have_looked();
  std::string deal_before_first_script() const;
  void write_down(const std::string& id);

  Session& session_;
  InputStack& modes_;
  Output& output_;
  double pace_;
  bool headline_;
  Voice voice_;
  Countdown countdown_;
  bool has_read_ = false;
  bool broken_off_ = false;
  bool overtaken_ = false;
  std::function<bool(const Line&)> command_;
  int left_ = 0;            // lines of a script that are still to be said
  std::string looked_at_;   // the deal that all have looked at
  bool explained_ = false;  // that Enter goes on, where there is no headline to say it
};

}  // namespace narrator::cli
