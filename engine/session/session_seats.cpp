// Who sits where under which name, who has left, and who may be reminded of what.
#include <algorithm>
#include <tuple>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator {

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

void Session::leave(int seat) { write_down(LogLeave{name_at(seat, names()), clock_(), given()}); }

bool Session::has_left(int seat) const { return contains(state_.left, name_at(seat, names())); }

void Session::change_recall(Recall recall) {
  write_down(LogRecall{std::move(recall), clock_(), given()});
}

bool Session::may_recall(std::string_view item, const Reader& reader) const {
  return machine_->question() == nullptr || narrator::may_recall(recall(), item, reader);
}

}  // namespace narrator
