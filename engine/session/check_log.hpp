// What a log says of its rules, and what its seal proves.
#pragma once

#include "engine/log/log_reader.hpp"
#include "engine/machine.hpp"
#include "engine/question/question.hpp"

namespace narrator {

/// Throws LogError naming what the header tells otherwise than its sources do, or than any log can:
/// game, version, variants, what is dealt, settings, language, recall, screen, time.
void check_header(const Machine& machine, const LogContents& log);

/// Holds chance against what was sealed.
class SealCheck {
 public:
  /// Throws LogError where the seal is another seed's.
  explicit SealCheck(const LoggedGame& log);

  bool sealed() const { return !log_.setup.seal.mark.empty(); }

  /// Throws LogError where chance that is in effect was not drawn from the sealed seed.
  void look(const Question& question, const LogAnswer& logged, const Answer& answer) const;

  /// Whether the seal was opened. Throws LogError where it was ever opened with another seed, was
  /// opened without being there, or the game is `over` and it never was.
  bool opened(bool over) const;

 private:
  bool is_drawn(const Question& question, const Answer& answer, int number) const;

  const LoggedGame& log_;
  std::string seed_;
  bool amended_;
};

}  // namespace narrator
