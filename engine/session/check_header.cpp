#include "engine/session/check_header.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

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

}  // namespace narrator
