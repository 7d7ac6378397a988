// Narration: lines read aloud with silences between them, and everything that the voice speaks.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "cli/display/output.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/timer/countdown.hpp"
#include "cli/voice/voice.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

class NewFindings {
 public:
  /// Contradictions that can already be proved are considered known.
  explicit NewFindings(Session& session);

  /// Reports the contradictions that have become provable since the last call. If the rules fail,
  /// that is reported once.
  void tell_new(Output& output, const Reader& reader);

 private:
  std::vector<Contradiction> provable();

  Session& session_;
  std::vector<Contradiction> known_;
  bool failed_ = false;
};

class ReadingPause;

/// Announces what the rules say, at the pace of the table.
class Narration {
 public:
  /// The pace, and the voice (see Voice).
  struct Options {
    double pace = 1;  // factor for silences and reading times; 0: no waiting
    std::string speak{};
    bool taken_up = false;  // the game is resumed, so what was dealt has been looked at
  };

  Narration(Session& session, InputStack& modes, Output& output, const Options& options);

  /// Call before the messages `news`, the result of an answer or a command, are said.
  void begin(const std::vector<Message>& news);

  /// Queues a message for whoever sees the screen, and passes it to the voice if it is for
  /// everybody. After a line of a script (Message::pause), if a person is present, it shows the
  /// queued messages and waits; a line typed meanwhile interrupts the reading, and the rest is
  /// shown at once. Before the first script after a deal, it waits until everybody has looked at
  /// what they were dealt. The progress is recorded in the log.
  void say(const Message& said);

  /// Shows the queued messages.
  void show() { output_.say(session_, std::exchange(unshown_, {})); }

  /// Sets the function that carries out commands during such a wait; it returns false if the
  /// command changed the game.
  void carries_out(std::function<bool(const Line&)> command) { command_ = std::move(command); }

  /// Returns whether such a command changed the game, so that the remaining messages are obsolete.
  bool overtaken() const { return overtaken_; }

  /// Returns whether lines of a script have been read since begin().
  bool has_read() const { return has_read_; }

  /// Call repeatedly while waiting for a person.
  void tend(Prompt& prompt);

  /// Returns whether tend() has work to do without any typing: for a voice, or for the timer if
  /// `timer` says it is visible.
  bool is_going_on(bool timer) const {
    const Timer& table = countdown_.timer();
    return voice_.busy() || (timer && table.on() && !table.paused());
  }

  Voice& voice() { return voice_; }
  Countdown& countdown() { return countdown_; }

 private:
  ReadingPause silence_after(const Message& said) const;
  void wait_after(const Message& said);
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
  std::vector<Message> unshown_;
  bool has_read_ = false;
  bool broken_off_ = false;
  bool overtaken_ = false;
  std::function<bool(const Line&)> command_;
  int left_ = 0;            // lines of a script yet to be said
  std::string looked_at_;   // the last deal that everybody has looked at
  bool explained_ = false;  // without a headline: that Enter continues was explained
};

}  // namespace narrator::cli
