#include "engine/log/log_truth.hpp"

#include <utility>

#include <fmt/format.h>

#include "engine/log/log_time.hpp"

namespace narrator {

void LogTruth::complain(const std::string& what) {
  if (log_.untrue.empty()) log_.untrue = fmt::format("{}: {}", number_, what);
}

// A session holds its clock where that is set back, so times only go on. The header's is taken when
// chance has drawn what comes first.
void LogTruth::time(std::string_view at) {
  if (!is_log_time(at)) return complain(fmt::format("'{}' is no time", at));
  if (at < log_.last_at)
    return complain(fmt::format("it is of {}, the line before of {}", at, log_.last_at));
  log_.last_at = at;
}

void LogTruth::look(const LogAnswer& answer) {
  if (answer.chance || std::exchange(answered_, true)) return;
  if (at_ < log_.at) complain(fmt::format("it is of {}, the game began at {}", at_, log_.at));
}

void LogTruth::look(const LogUndo& undo) {
  const auto& answers = log_.state.answers;
  const auto from = static_cast<std::size_t>(undo.from);
  if (from >= 1 && from <= answers.size() && answers[from - 1].chance)
    complain(fmt::format("an undo of answer {}, which is one of chance", undo.from));
}

void LogTruth::look(const LogAmend& amend) {
  const auto& answers = log_.state.answers;
  const auto n = static_cast<std::size_t>(amend.n);
  if (n >= 1 && n <= answers.size() && answers[n - 1].chance != amend.redeal) {
    complain(fmt::format("answer {} is {} chance", amend.n, amend.redeal ? "none of" : "one of"));
  }
  for (const LogAnswer& answer : amend.then) time(answer.at);
}

void LogTruth::look(const LogRules& rules) {
  look_after(rules.after);
  for (const LogAnswer& answer : rules.then) time(answer.at);
}

void LogTruth::look_after(int after) {
  const auto answers = static_cast<int>(log_.state.answers.size());
  if (after != answers)
    complain(fmt::format("it is after {} answers, and there are {}", after, answers));
}

// What is beside the game tells after how many answers it was.
template <class Other>
void LogTruth::look(const Other& other) {
  if constexpr (requires { other.after; }) look_after(other.after);
}

void LogTruth::look(const LogRecord& record, std::string_view at, int number) {
  number_ = number;
  at_ = at;
  std::visit([this](const auto& one) { look(one); }, record);
  time(at);
}

}  // namespace narrator
