// Gives new answers to a running game, and records each as the log will hold it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// The time as the log writes it: "2026-11-21T19:40:12Z".
using Clock = std::function<std::string()>;

/// Answers given to a machine after those in effect. What the machine throws, this throws; it must
/// not be used any more then.
class Recorder {
 public:
  /// `before` answers were given already, and things dealt anew `redeals` times.
  Recorder(Machine& machine, const Setup& setup, const Clock& clock, std::size_t before,
           int redeals)
      : machine_(machine),
        setup_(setup),
        clock_(clock),
        next_(static_cast<int>(before) + 1),
        redeals_(redeals) {}

  /// Requires a question that the answer fits. Chance that is kept was `drawn` so.
  void give(const Answer& answer, DrawnAs drawn = {});

  /// Requires one of the machine's corrections, which the answer fits.
  void correct(const Question& what, const Answer& answer);

  /// Draws the answer to the pending question. The same game draws the same chance for an answer of
  /// the same number, however often it comes to it, unless things were dealt anew since.
  void give_chance();

  /// Draws chance until a moderator is needed.
  void settle();

  std::vector<LogAnswer> given;

 private:
  LogAnswer begin(const Question& question, const Answer& answer);
  void finish(LogAnswer line);

  Machine& machine_;
  const Setup& setup_;
  const Clock& clock_;
  int next_;
  int redeals_;
};

}  // namespace narrator
