// Replays many logs, and checks them against their rules.
#pragma once

#include <functional>
#include <list>
#include <string>
#include <vector>

#include "engine/log/log_reader.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// Replays logs; those with the same sources and language share one machine.
class Replayer {
 public:
  /// Does work where it cannot do harm. Returns what it returns, and throws what it throws.
  using Probe = std::function<std::string(const std::function<std::string()>& work)>;

  /// Calls `prepare` on rules once they are loaded. A log with rules that did not come with the
  /// program is run in `probe`: by run() before it is run here, else only there.
  explicit Replayer(std::function<void(Machine&)> prepare = {}, Probe probe = {})
      : prepare_(std::move(prepare)), probe_(std::move(probe)) {}

  /// Runs the answers in effect, then lets `look` see the rules. Checks only that each answer is
  /// legal. Throws LogError, ScriptError.
  void run(const LoggedGame& log, const std::function<void(Machine&)>& look);

  /// Does the same, and returns the game's result, null if it is not over.
  Json result(const LoggedGame& log);

  /// Checks everything in the log that can be derived from the rules: its header, and the
  /// announcements and fingerprint after each answer, with the players' names at that time. Throws
  /// LogError naming the first difference. Returns the number of answers in effect.
  int verify(const LogContents& log);

  /// Whether the last log verified had a seal that was opened.
  bool opened() const { return opened_; }

 private:
  struct Rules {
    std::vector<Source> sources;
    std::string lang;
    Machine machine;
  };

  Machine& machine_with(const Setup& setup);
  using Ask = std::function<Json(Machine&)>;
  Json asked(const LoggedGame& log, const Ask& ask);
  Json asked_here(const LoggedGame& log, const Ask& ask);

  std::function<void(Machine&)> prepare_;
  Probe probe_;
  bool opened_ = false;
  std::list<Rules> rules_;  // most recently used first
};

/// The result for one log.
struct VerifyResult {
  int answers = 0;
  bool torn = false;    // an incomplete last line was ignored
  Seal seal{};          // its mark is "" if the game was not sealed
  bool opened = false;  // the seal was opened, and every draw matches it
  int redeals = 0;      // number of redeals
  std::string error;    // "" if everything is as logged; else which log, and what differs in it or
                        // why it is not a log
};

/// Reads and verifies each log. The results are in the order of `paths`.
std::vector<VerifyResult> verify_all(const std::vector<std::string>& paths,
                                     const AskPassphrase& ask = {},
                                     const Replayer::Probe& probe = {});

}  // namespace narrator
