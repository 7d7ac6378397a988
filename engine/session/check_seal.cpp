#include "engine/session/check_seal.hpp"

#include <algorithm>

#include "engine/chance/random.hpp"
#include "engine/error.hpp"

namespace narrator {

SealCheck::SealCheck(const LoggedGame& log)
    : log_(log),
      seed_(chance_seed(log.setup.seed, log.setup.seal)),
      amended_(std::ranges::any_of(log.state.changes,
                                   [](const Change& one) { return one.from.has_value(); })) {
  const Seal& seal = log.setup.seal;
  if (sealed() && seal_of(log.setup.seed) != seal.mark)
    throw LogError("line 1: the seal {} is not that of its seed", seal.mark);
}

// Each redeal draws anew, and what was dealt before it stays; so any of them may have drawn it.
bool SealCheck::is_drawn(const Question& question, const Answer& answer, int number) const {
  for (int redeals = 0; redeals <= log_.state.redeals; ++redeals) {
    Random random = chance_of(seed_, number, redeals);
    if (draw(question, random) == answer) return true;
  }
  return false;
}

// In the first format an amendment keeps, without telling which it was, what chance drew later,
// under the number it then has.
void SealCheck::look(const Question& question, const LogAnswer& logged,
                     const Answer& answer) const {
  if (!logged.chance) return;
  if (log_.setup.format > kLooseFormat) {
    const auto [number, redeals] = logged.drawn_as();
    Random random = chance_of(seed_, number, redeals);
    if (draw(question, random) == answer) return;
    throw LogError("answer {}: chance did not draw it from what was sealed", logged.n);
  }
  if (is_drawn(question, answer, logged.n)) return;
  const int last = static_cast<int>(log_.state.answers.size() + log_.state.waiting.size()) + 20;
  for (int number = 1; amended_ && number <= last; ++number) {
    if (is_drawn(question, answer, number)) return;
  }
  throw LogError("answer {}: chance did not draw it from what was sealed", logged.n);
}

bool SealCheck::opened(bool over) const {
  const std::string& mark = log_.setup.seal.mark;
  bool opened = false;
  for (const LogNote& note : log_.state.notes) {
    if (note.kind != kOpening) continue;
    if (!sealed()) throw LogError("a seal was opened, and its first line has none");
    if (seal_of(note.text) != mark)
      throw LogError("the seal {} was opened with another seed than it was made of", mark);
    opened = true;
  }
  if (sealed() && over && !opened)
    throw LogError("the game is over, and its seal was never opened");
  return opened;
}

}  // namespace narrator
