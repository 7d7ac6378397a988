// Replays many logs quickly: rules that were loaded for one serve the next of the same game.
#pragma once

#include <functional>
#include <list>
#include <string>
#include <vector>

#include "engine/log/log_reader.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// Runs logs again. Logs with the same sources and language share one machine; a few are kept.
class Replayer {
 public:
  /// Does work where it can do no harm, and throws what that throws.
  using Probe = std::function<void(const std::function<void()>& work)>;

  /// `prepare` is done to rules once they are loaded, as with Machine::listen. A log with rules
  /// that did not come with the program is run in `probe` first.
  explicit Replayer(std::function<void(Machine&)> prepare = {}, Probe probe = {})
      : prepare_(std::move(prepare)), probe_(std::move(probe)) {}

  /// Runs the answers in effect, and lets `look` see the rules then. Only that every answer is
  /// legal is checked. Throws LogError, ScriptError.
  void run(const LoggedGame& log, const std::function<void(Machine&)>& look);

  /// As `run`; the game's result, null where it is not over.
  Json result(const LoggedGame& log);

  /// As `result`, and holds everything in the log that can be derived against the rules: what its
  /// header says of them, and what was said and every fingerprint after each answer, each under the
  /// names that the players had then. Throws LogError naming the first thing that differs. Returns
  /// how many answers are in effect.
  int verify(const LogContents& log);

  /// What the seal of the log that was verified last comes to.
  enum class Sealed { no, closed, opened };
  Sealed sealed() const { return sealed_; }

 private:
  struct Rules {
    std::vector<Source> sources;
    std::string lang;
    Machine machine;
  };

  Machine& rules_of(const Setup& setup);
  template <class Use>
  void with_rules_of(const LoggedGame& log, Use use);

  std::function<void(Machine&)> prepare_;
  Probe probe_;
  Sealed sealed_ = Sealed::no;
  std::list<Rules> rules_;  // those used last first
};

/// What became of one log.
struct Verified {
  int answers = 0;
  bool torn = false;    // a torn last line was left out
  Seal seal{};          // its mark is "" where the game was not sealed
  bool opened = false;  // and every chance is what was sealed
  int redeals = 0;      // how often chance drew anew
  std::string error;  // "" where everything is as logged; else which log, and what differs in it or
                      // why it is none
};

/// Reads and verifies each log (see LogReader, Replayer). The results are in the order of
/// `paths`.
std::vector<Verified> verify_all(const std::vector<std::string>& paths,
                                 const AskPassphrase& ask = {}, const Replayer::Probe& probe = {});

}  // namespace narrator
