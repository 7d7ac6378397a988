// Who sits where under which name, who has left, and who may be reminded of what.
#include <algorithm>

#include "engine/contains.hpp"
#include "engine/error.hpp"
#include "engine/refusal.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator {

// Rules of a stranger may not survive another name.
void Session::rename(int seat, const std::string& to) {
  const LogRename record{names().at(static_cast<std::size_t>(seat - 1)), to, clock_(),
                         static_cast<int>(answers().size())};
  LogState then = state_;
  then.apply(LogRename(record));
  const auto write = [&](const Setup& setup) {
    if (writer_) writer_->write(record, setup.table.players);
  };
  adopt(std::move(then), write, true);
}

bool Session::may_reseat() const { return std::ranges::all_of(answers(), &LogAnswer::chance); }

void Session::reseat(std::vector<std::string> players) {
  if (!may_reseat()) throw Refused({"the seats stay: something was answered already"});
  Setup setup = setup_;
  setup.table.players = std::move(players);
  auto machine = rules_of(setup);
  LogSeats record{setup.table.players, clock_(), {}, {}};
  Visitor visitor;
  visitor.after = [&](const LogAnswer*, std::vector<Said> said) { record.say = std::move(said); };
  replay(*machine, setup.table, LogState(setup), visitor);
  record.g = fingerprint_text(*machine);
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

void Session::leave(int seat) {
  const LogLeave record{names().at(static_cast<std::size_t>(seat - 1)), clock_(),
                        static_cast<int>(answers().size())};
  if (writer_) writer_->write(record);
  state_.apply(record);
}

bool Session::has_left(int seat) const {
  const std::string& name = names().at(static_cast<std::size_t>(seat - 1));
  return contains(state_.left, name);
}

void Session::change_recall(Recall recall) {
  const LogRecall record{std::move(recall), clock_(), static_cast<int>(answers().size())};
  if (writer_) writer_->write(record);
  state_.apply(record);
}

bool Session::may_recall(std::string_view item, const Reader& reader) const {
  return machine_->question() == nullptr || narrator::may_recall(recall(), item, reader);
}

}  // namespace narrator
