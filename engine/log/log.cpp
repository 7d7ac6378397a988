#include "engine/log/log.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "engine/error.hpp"

namespace narrator {
namespace {

using Answers = std::vector<LogAnswer>;

// Cuts the answers from number `from` on and returns them.
Answers cut(Answers& answers, int from, const char* what) {
  if (from < 1 || from > static_cast<int>(answers.size())) {
    throw LogError(fmt::format("{} of answer {}, where there are {}", what, from, answers.size()));
  }
  const auto first = answers.begin() + (from - 1);
  Answers tail(std::make_move_iterator(first), std::make_move_iterator(answers.end()));
  answers.erase(first, answers.end());
  return tail;
}

void append(Answers& answers, LogAnswer&& answer) {
  if (answer.n != static_cast<int>(answers.size()) + 1) {
    throw LogError(
        fmt::format("answer {} stands where answer {} is expected", answer.n, answers.size() + 1));
  }
  answers.push_back(std::move(answer));
}

void take(LogState& state, LogAnswer&& answer) {
  answer.named = state.tables.size() - 1;
  append(state.answers, std::move(answer));
  state.undone.clear();
}

void take(LogState& state, LogUndo&& undo) {
  state.undone.push_back(cut(state.answers, undo.from, "an undo"));
}

void take(LogState& state, LogRedo&&) {
  if (state.undone.empty()) throw LogError("a redo, where nothing was undone");
  for (LogAnswer& answer : state.undone.back()) append(state.answers, std::move(answer));
  state.undone.pop_back();
}

void take(LogState& state, LogAmend&& amend) {
  cut(state.answers, amend.n, "an amendment");
  if (amend.redeal) ++state.redeals;
  for (LogAnswer& answer : amend.then) take(state, std::move(answer));
  state.undone.clear();
}

void take(LogState& state, LogNote&& note) { state.notes.push_back(std::move(note)); }

void take(LogState& state, LogRename&& rename) {
  std::vector<std::string> names = state.names();
  const auto seat = std::find(names.begin(), names.end(), rename.from);
  if (seat == names.end())
    throw LogError(fmt::format("it renames '{}', who is not at the table", rename.from));
  *seat = rename.to;
  if (std::count(names.begin(), names.end(), rename.to) > 1)
    throw LogError(fmt::format("after it two players are called '{}'", rename.to));
  state.tables.push_back(std::move(names));
  std::erase(state.left, rename.from);
  state.notes.push_back({"rename", rename.from + " → " + rename.to, rename.at, rename.after});
}

// Whoever spoke takes what was said along to the new seat.
void reseat(LogState& state, const std::vector<std::string>& now) {
  const auto move = [&](int& seat) {
    if (seat == 0) return;
    const std::string& name = state.names().at(static_cast<std::size_t>(seat - 1));
    seat = static_cast<int>(std::find(now.begin(), now.end(), name) - now.begin()) + 1;
  };
  for (LogNote& note : state.notes) {
    if (!note.claim) continue;
    move(note.claim->by);
    move(note.claim->player);
  }
}

void take(LogState& state, LogSeats&& seats) {
  const std::vector<std::string>& now = seats.players;
  if (!std::is_permutation(now.begin(), now.end(), state.names().begin(), state.names().end()))
    throw LogError("it does not seat the players that are at the table");
  reseat(state, now);
  state.notes.push_back({"seats", fmt::format("{}", fmt::join(now, ", ")), seats.at, 0});
  state.tables = {std::move(seats.players)};
  state.answers.clear();
  state.undone.clear();
  ++state.redeals;
}

void take(LogState& state, LogLeave&& leave) {
  const std::vector<std::string>& names = state.names();
  if (std::find(names.begin(), names.end(), leave.player) == names.end())
    throw LogError(fmt::format("'{}' leaves, who is not at the table", leave.player));
  state.left.push_back(leave.player);
  state.notes.push_back({"leave", leave.player, leave.at, leave.after});
}

void take(LogState& state, LogRecall&& recall) {
  state.recall = std::move(recall.recall);
  state.notes.push_back({"recall", in_words(state.recall), recall.at, recall.after});
}

}  // namespace

void LogState::apply(LogRecord&& record) {
  std::visit([this](auto& one) { take(*this, std::move(one)); }, record);
}

}  // namespace narrator
