// Changes of rules, names and seats during the evening.
#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/declaration/declaration.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator {
namespace {

[[noreturn]] void not_for_this_table(const Machine& machine, const Sentence& why) {
  throw Refused({machine.text().render(why.id, why.args, {})});
}

// Keeps what was chosen for the table as far as it can still be chosen.
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

// Checks as for a new game that there are no diagnostics, and that the house rules fit together
// and the number of players.
void check_rules(const Machine& machine, const Setup& setup) {
  machine.check_diagnostics();
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

// Returns the opening without what it says of house rules.
std::vector<Message> without_house_rules(std::vector<Message> opening) {
  std::erase_if(opening, [](const Message& said) {
    return said.id == "house-rules" || said.id == "house-rule" || said.id == "house-setting";
  });
  return opening;
}

// The words by which the rules let a player join for the rest of the game, and of a seat that
// nobody plays until then.
constexpr std::string_view kWaits = "waits", kJoins = "joins";

// Adds names to a state for as long as it exists, as applying a record of new seats will.
class LastTable {
 public:
  LastTable(LogState& state, const std::vector<std::string>& names) : state_(state) {
    state_.tables.push_back(names);
  }
  ~LastTable() { state_.tables.pop_back(); }
  LastTable(const LastTable&) = delete;

 private:
  LogState& state_;
};

}  // namespace

std::optional<AmendResult> Session::change_rules(
    Rulebook rules, const std::string& what, const std::function<bool(const AmendResult&)>& sure) {
  Setup setup = setup_;
  put(rules, setup);
  auto machine = load_rules(setup);
  check_rules(*machine, setup);
  keep_choices(*machine, setup.table);
  LogRules record{what, rulebook_of(setup), {}, given(), {}, {}};
  std::tie(record.say, record.g) = begin_game(*machine, setup.table);
  Recorder recorder(*machine, setup, clock_, 0, state_.redeals);
  ToldAgain told = told_again();
  AmendResult amended{{}, {}, {}, std::move(told.answers)};
  LogAnswer was, now;
  was.say = without_house_rules(std::move(told.opening));
  now.say = without_house_rules(record.say);
  note_change(amended, was, now);
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

// Returns the setup's rules before any game, listening for what testimony is about.
std::unique_ptr<Machine> Session::load_rules(const Setup& setup) {
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  machine->listen();
  return machine;
}

// Strict, as a stranger's rules may fail under another name.
void Session::rename(int seat, const std::string& to) {
  const LogRename record{name_at(seat, names()), to, clock_(), given()};
  LogState then = state_;
  then.apply(LogRename(record));
  adopt(
      std::move(then), [&](LogWriter& writer) { writer.write(record); }, true);
}

bool Session::may_reseat() const { return std::ranges::all_of(answers(), &LogAnswer::chance); }

void Session::reseat(std::vector<std::string> players) {
  if (!may_reseat()) throw Refused({"the seats stay: something was answered already"});
  Setup setup = setup_;
  setup.table.players = std::move(players);
  auto machine = load_rules(setup);
  LogSeats record{setup.table.players, clock_(), {}, {}};
  std::tie(record.say, record.g) = begin_game(*machine, setup.table);
  Recorder recorder(*machine, setup, clock_, 0, state_.redeals + 1);
  recorder.settle();
  machine->work_out_args();
  if (writer_) writer_->write(record, recorder.given);
  untold_ = 0;
  setup_ = std::move(setup);
  machine_ = std::move(machine);
  state_.apply(std::move(record));
  take(std::move(recorder.given));
}

// Returns the answers in effect for players who sit like this, with corrections: those who join
// were not there from the beginning, and join now.
std::vector<LogAnswer> Session::told_at(const std::vector<std::string>& players) const {
  std::vector<LogAnswer> told = told_again().answers;
  for (LogAnswer& one : told) take_to_seats(one, names(), names(), players);
  const auto first = std::ranges::find_if_not(told, &LogAnswer::chance) - told.begin();
  for (const std::string& name : players) {
    if (contains(names(), name)) continue;
    LogAnswer seat;
    seat.correction = true;
    seat.ask = std::string(kOfASeat);
    seat.of = name;
    seat.answer = std::string(kWaits);
    told.insert(told.begin() + first, seat);
    seat.answer = std::string(kJoins);
    told.push_back(std::move(seat));
  }
  for (LogAnswer& one : told) one.named = state_.tables.size();
  return told;
}

void Session::require_room(const Recorder& recorder, Machine& machine,
                           const std::vector<std::string>& players,
                           const std::vector<LogAnswer>& told) const {
  const std::vector<LogAnswer>& given = recorder.given;
  for (const std::string& name : players) {
    if (contains(names(), name)) continue;
    const auto corrected = std::ranges::count_if(
        given, [&](const LogAnswer& one) { return one.correction && one.of == name; });
    const bool comes = std::ranges::any_of(machine.corrections(), [&](const Question& one) {
      return one.id == kOfASeat && name_of(one.of, players) == name &&
             std::ranges::find(one.options, kJoins, &Option::word) != one.options.end();
    });
    if (corrected < 2 || !comes)  // both of told_at()
      throw Refused({text().render("join-late", {{"name", {name}}}, {})});
  }
  // What somebody was dealt stays theirs, and nobody chooses what is sealed.
  const auto stood = [&](const LogAnswer& one) {
    if (!one.chance || (setup_.seal.mark.empty() && one.to.seats.empty())) return true;
    return std::ranges::any_of(told, [&](const LogAnswer& was) {
      return was.chance && was.ask == one.ask && was.to == one.to && was.answer == one.answer;
    });
  };
  if (!std::ranges::all_of(given, stood)) throw Refused({text().render("seat-dealt", {}, {})});
}

std::optional<AmendResult> Session::change_seats(
    const std::vector<std::string>& players, const std::function<bool(const AmendResult&)>& sure) {
  Setup setup = setup_;
  setup.table.players = players;
  auto machine = load_rules(setup);
  LogSeats record{players, {}, {}, {}, given()};
  std::tie(record.say, record.g) = begin_game(*machine, setup.table);
  Recorder recorder(*machine, setup, clock_, 0, state_.redeals);
  const std::vector<LogAnswer> told = told_at(players);
  AmendResult amended{{}, {}, {}, told};
  {
    const LastTable last(state_, players);  // answers that wait refer to it by its index
    follow_all(recorder, *machine, amended);
  }
  require_room(recorder, *machine, players, told);
  if (!sure(amended)) return std::nullopt;
  record.then = std::move(recorder.given);
  record.at = stamp(record.then);
  record.waiting = amended.waiting;
  if (writer_) writer_->write(record, {});
  setup_ = std::move(setup);
  machine_ = std::move(machine);
  state_.apply(std::move(record));
  trouble_.clear();
  return amended;
}

bool Session::may_recall(std::string_view item, const Reader& reader) const {
  return machine_->question() == nullptr || narrator::may_recall(recall(), item, reader);
}

}  // namespace narrator
