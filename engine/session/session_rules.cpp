// A house rule mended or left out during the evening.
#include <algorithm>
#include <tuple>

#include "engine/declaration/variants_together.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator {
namespace {

[[noreturn]] void not_for_this_table(const Machine& machine, const Sentence& why) {
  throw Refused({machine.text().render(why.id, why.args, {})});
}

// What was chosen for the table before, as far as there still is a choice.
void keep_choices(const Machine& machine, Table& table) {
  const std::vector<std::string> components = machine.game().component_names();
  std::erase_if(table.dealt, [&](const std::string& one) { return !contains(components, one); });
  for (auto& [owner, values] : table.settings) {
    const std::vector<Setting>* declared = settings_of(machine.game(), machine.variants(), owner);
    std::erase_if(values, [&](const auto& chosen) {
      const Setting* setting = declared ? find_setting(*declared, chosen.first) : nullptr;
      return setting == nullptr || !setting->allows(chosen.second);
    });
  }
  std::erase_if(table.settings, [](const auto& owner) { return owner.second.empty(); });
}

// Slips, as when a game is begun, and house rules that go together and are for so many.
void check_rules(const Machine& machine, const Setup& setup) {
  machine.check_slips();
  if (const auto objection = objection_to(machine.variants()))
    not_for_this_table(machine, *objection);
  const GameDeclaration& game = machine.game();
  const auto count = static_cast<int>(setup.table.players.size());
  if (game.players.holds(count)) return;
  not_for_this_table(machine, {"rules-players",
                               {{"game", {game.title.in(setup.lang)}},
                                {"least", {std::int64_t{game.players.least}}},
                                {"most", {std::int64_t{game.players.most}}},
                                {"count", {std::int64_t{count}}}}});
}

}  // namespace

std::optional<Amended> Session::change_rules(Rulebook rules, const std::string& what,
                                             const std::function<bool(const Amended&)>& sure) {
  Setup setup = setup_;
  put(rules, setup);
  auto machine = rules_of(setup);
  check_rules(*machine, setup);
  keep_choices(*machine, setup.table);
  LogRules record{what, rulebook_of(setup), {}, given(), {}, {}};
  std::tie(record.say, record.g) = begin_game(*machine, setup.table);
  Recorder recorder(*machine, setup, clock_, 0, state_.redeals);
  Amended amended{{}, {}, told_again()};
  follow_all(recorder, *machine, amended);
  if (!sure(amended)) return std::nullopt;
  record.then = std::move(recorder.given);
  record.at = stamp(record.then);
  record.waiting = amended.waiting;
  if (writer_) writer_->write(record, setup_.sources);
  setup_ = std::move(setup);
  machine_ = std::move(machine);
  state_.apply(std::move(record));
  trouble_.clear();
  return amended;
}

// Rules at the setup, listening for what testimony is about, that have begun nothing.
std::unique_ptr<Machine> Session::rules_of(const Setup& setup) {
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  machine->listen();
  return machine;
}

}  // namespace narrator
