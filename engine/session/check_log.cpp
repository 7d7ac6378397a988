#include "engine/session/check_log.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/variants_together.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_time.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator {
namespace {

template <class... Values>
void check(bool sound, fmt::format_string<Values...> what, Values&&... values) {
  if (!sound) throw LogError("line 1: {}", fmt::format(what, std::forward<Values>(values)...));
}

void check_game(const GameDeclaration& game, const Setup& setup) {
  check(game.id == setup.game, "the game is called {}, its rules say {}", setup.game, game.id);
  check(game.version == setup.version, "its version is {}, its rules say {}", setup.version,
        game.version);
  check(setup.table.library >= 1 && setup.table.library <= kLibrary,
        "it is of library {}; this narrator has {}", setup.table.library, kLibrary);
  check(contains(languages(), setup.lang), "there is no language '{}'", setup.lang);
  const std::vector<std::string> components = game.component_names();
  const std::vector<std::string>& dealt = setup.table.dealt;
  for (auto one = dealt.begin(); one != dealt.end(); ++one) {
    check(contains(components, *one) && std::find(dealt.begin(), one, *one) == one,
          "'{}' is dealt, which is no component of the game", *one);
  }
}

void check_variants(const Machine& machine, const Setup& setup) {
  const auto ids = mapped(machine.variants(), &VariantDeclaration::id);
  check(ids == setup.variants, "the variants are [{}], the sources are of [{}]",
        fmt::join(setup.variants, ", "), fmt::join(ids, ", "));
}

void check_settings(const Machine& machine, const Setup& setup) {
  for (const auto& [owner, values] : setup.table.settings) {
    const auto* declared = settings_of(machine.game(), machine.variants(), owner);
    check(declared != nullptr, "there are settings of {}, which is no variant of this game", owner);
    for (const auto& [name, value] : values) {
      const Setting* setting = find_setting(*declared, name);
      check(setting != nullptr && setting->allows(value), "the setting {} of {} cannot be {}", name,
            owner, value.dump());
    }
  }
}

void check_recall(const Recall& recall) {
  for (const auto& [item, reader] : recall) {
    check(contains(kRecallItems, item) && contains(kRecallReaders, reader),
          "nobody can be reminded of '{}' as '{}'", item, reader);
  }
}

}  // namespace

void check_header(const Machine& machine, const LogContents& log) {
  const Setup& setup = log.setup;
  check(is_log_time(log.at), "'{}' is no time", log.at);
  check(setup.screen.empty() || setup.screen == "shared", "there is no screen '{}'", setup.screen);
  check_game(machine.game(), setup);
  check_variants(machine, setup);
  check_settings(machine, setup);
  check_recall(log.recall);
  check_recall(setup.recall);
}

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
