// Replays many logs quickly: rules that were loaded for one serve the next of the same game.
#pragma once

#include <memory>

#include "engine/log/log_reader.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// Runs logs again. Logs with the same sources and language share one machine.
class Replayer {
 public:
  /// Runs the answers in effect and returns the game's result, null where it is not over. Only
  /// that every answer is legal is checked. Throws LogError, ScriptError.
  Json result(const LoggedGame& log);

  /// As `result`, and holds everything in the log that can be derived against the rules: what its
  /// header says of them, and what was said and every fingerprint after each answer, each under the
  /// names that the players had then. Throws LogError naming the first thing that differs. Returns
  /// how many answers are in effect.
  int verify(const LogContents& log);

 private:
  template <class Use>
  auto with_rules_of(const Setup& setup, Use use) -> decltype(use(std::declval<Machine&>()));

  std::unique_ptr<Machine> machine_;
  std::vector<Source> sources_;
  std::string lang_;
};

}  // namespace narrator
