// Who sits where under which name, who has left, and who may be reminded of what.
#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator {
namespace {

// The correction by which the rules let somebody join with what is still to come.
constexpr std::string_view kOfASeat = "seat", kJoins = "joins";

}  // namespace

// Rules of a stranger may not survive another name.
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
  auto machine = rules_of(setup);
  LogSeats record{setup.table.players, clock_(), {}, {}};
  std::tie(record.say, record.g) = begin_game(*machine, setup.table);
  Recorder recorder(*machine, setup, clock_, 0, state_.redeals + 1);
  recorder.settle();
  machine->work_out_args();
  if (writer_) writer_->write(record, recorder.given);
  news_ = record.say;
  setup_ = std::move(setup);
  machine_ = std::move(machine);
  state_.apply(std::move(record));
  take(std::move(recorder.given));
}

// The answers in effect, for players who sit so; in front of them, that those who join were not
// there from the beginning.
std::vector<LogAnswer> Session::told_at(const std::vector<std::string>& players) const {
  std::vector<LogAnswer> told = told_again();
  for (LogAnswer& one : told) take_to_seats(one, names(), names(), players);
  const auto first = std::ranges::find_if_not(told, &LogAnswer::chance) - told.begin();
  for (const std::string& name : players) {
    if (contains(names(), name)) continue;
    LogAnswer joins;
    joins.correction = true;
    joins.ask = std::string(kOfASeat);
    joins.of = name;
    joins.answer = std::string(kJoins);
    told.insert(told.begin() + first, std::move(joins));
  }
  for (LogAnswer& one : told) one.named = state_.tables.size();
  return told;
}

void Session::require_room(const Recorder& recorder, Machine& machine,
                           const std::vector<std::string>& players) const {
  const std::vector<LogAnswer>& given = recorder.given;
  for (const std::string& name : players) {
    if (contains(names(), name)) continue;
    const bool waits = std::ranges::any_of(
        given, [&](const LogAnswer& one) { return one.correction && one.of == name; });
    const bool comes = std::ranges::any_of(machine.corrections(), [&](const Question& one) {
      return one.id == kOfASeat && name_of(one.of, players) == name &&
             std::ranges::find(one.options, kJoins, &Option::word) != one.options.end();
    });
    if (!waits || !comes) throw Refused({text().render("join-late", {{"name", {name}}}, {})});
  }
  // What somebody was dealt stays theirs; and nobody chooses what is sealed.
  const std::vector<LogAnswer> told = told_at(players);
  const auto stood = [&](const LogAnswer& one) {
    if (!one.chance || (setup_.seal.mark.empty() && one.to.seats.empty())) return true;
    return std::ranges::any_of(told, [&](const LogAnswer& was) {
      return was.chance && was.ask == one.ask && was.to == one.to && was.answer == one.answer;
    });
  };
  if (!std::ranges::all_of(given, stood)) throw Refused({text().render("seat-dealt", {}, {})});
}

std::optional<Amended> Session::change_seats(const std::vector<std::string>& players,
                                             const std::function<bool(const Amended&)>& sure) {
  Setup setup = setup_;
  setup.table.players = players;
  auto machine = rules_of(setup);
  LogSeats record{players, {}, {}, {}, given()};
  std::tie(record.say, record.g) = begin_game(*machine, setup.table);
  Recorder recorder(*machine, setup, clock_, 0, state_.redeals);
  Amended amended{{}, {}, told_at(players)};
  state_.tables.push_back(players);  // what waits is read under it; the record has its own
  follow_all(recorder, *machine, amended);
  require_room(recorder, *machine, players);
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

void Session::leave(int seat) { write_down(LogLeave{name_at(seat, names()), clock_(), given()}); }

bool Session::has_left(int seat) const { return contains(state_.left, name_at(seat, names())); }

void Session::change_recall(Recall recall) {
  write_down(LogRecall{std::move(recall), clock_(), given()});
}

bool Session::may_recall(std::string_view item, const Reader& reader) const {
  return machine_->question() == nullptr || narrator::may_recall(recall(), item, reader);
}

}  // namespace narrator
