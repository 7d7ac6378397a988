#include "engine/log.hpp"

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

void append(Answers& answers, LogAnswer answer) {
  if (answer.n != static_cast<int>(answers.size()) + 1) {
    throw LogError(
        fmt::format("answer {} stands where answer {} is expected", answer.n, answers.size() + 1));
  }
  answers.push_back(std::move(answer));
}

}  // namespace

void LogState::apply(LogRecord record) {
  if (auto* answer = std::get_if<LogAnswer>(&record)) {
    append(answers, std::move(*answer));
    undone.clear();
  } else if (const auto* undo = std::get_if<LogUndo>(&record)) {
    undone.push_back(cut(answers, undo->from, "an undo"));
  } else if (std::holds_alternative<LogRedo>(record)) {
    if (undone.empty()) throw LogError("a redo, where nothing was undone");
    for (LogAnswer& answer : undone.back()) append(answers, std::move(answer));
    undone.pop_back();
  } else if (auto* amend = std::get_if<LogAmend>(&record)) {
    cut(answers, amend->n, "an amendment");
    if (amend->redeal) ++redeals;
    for (LogAnswer& answer : amend->then) append(answers, std::move(answer));
    undone.clear();
  } else {
    notes.push_back(std::get<LogNote>(std::move(record)));
  }
}

}  // namespace narrator
