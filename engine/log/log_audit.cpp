#include "engine/log/log_audit.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_time.hpp"

namespace narrator {
namespace {

// Returns "#SEAT", which the log uses for a player whose name reads as a word of the question.
std::string by_seat(const std::string& word, const std::vector<std::string>& names) {
  const int seat = seat_named(word, names);
  return seat > 0 ? "#" + std::to_string(seat) : word;
}

// Returns the names and words in an answer.
std::vector<std::string> words_of(WordedAnswer answer) {
  std::vector<std::string> words;
  each_word(answer, [&](std::string& word) { words.push_back(word); });
  return words;
}

// Whether both are the same, the entries by name in any order.
bool is_equal(const WordedAnswer& a, const WordedAnswer& b) {
  const auto *one = std::get_if<ByName>(&a), *other = std::get_if<ByName>(&b);
  return one != nullptr && other != nullptr ? std::ranges::is_permutation(*one, *other) : a == b;
}

}  // namespace

void require_same(std::string_view body, std::string_view written) {
  if (written.ends_with('}')) written.remove_suffix(1);
  if (body != written)
    throw LogError("it has a key too many, or is written as no narrator writes it");
}

void check_written(std::string_view body, const LogRecord& record, std::string_view at,
                   const LogContents& log, std::string& rewritten) {
  const std::vector<std::string>& names = log.state.names();
  const LineText text{log.setup.format, names, &log.state.rulebooks[log.state.rules].sources};
  if (const auto* answer = std::get_if<LogAnswer>(&record)) {
    rewritten.clear();
    text.add_head(*answer, at, rewritten);
    rewritten += ",\"say\":";
    if (answer->written.length == 0) add_said(answer->say, names, rewritten);
    if (!body.starts_with(rewritten)) require_same(body, rewritten);
    const auto end = rewritten.size() + answer->written.length;
    rewritten = ",\"g\":";
    add_json_string(answer->g, rewritten);
    return require_same(body.substr(std::min(body.size(), end)), rewritten);
  }
  require_same(body, text.of(record));
}

void LogAudit::complain(const std::string& what) {
  if (log_.untrue.empty()) log_.untrue = fmt::format("{}: {}", number_, what);
}

// A session holds its clock if the system's is set back, so times never decrease. The header's time
// is taken after the first draws.
void LogAudit::time(std::string_view at) {
  if (!is_log_time(at)) return complain(fmt::format("'{}' is no time", at));
  if (at < log_.last_at)
    return complain(fmt::format("it is of {}, the line before of {}", at, log_.last_at));
  log_.last_at = at;
}

void LogAudit::look(const LogAnswer& answer) {
  if (log_.over_at > 0)
    complain(fmt::format("it goes on where line {} left out what waits, as at an end",
                         std::exchange(log_.over_at, 0)));
  check_kept(answer, log_.state.redeals);
  if (answer.kept.number > 0) {
    const std::span<const LogAnswer> waiting(log_.state.waiting);
    const auto& answers = log_.state.answers;
    const auto former = find_waiting(waiting, answer.ask, answer.chance,
                                     answers.empty() ? nullptr : &answers.back());
    if (former == waiting.end() || former->drawn_as() != answer.kept || !is_same(*former, answer))
      complain(fmt::format("answer {} was not drawn as number {}", answer.n, answer.kept.number));
  }
  if (answer.chance || std::exchange(answered_, true)) return;
  if (at_ < log_.at) complain(fmt::format("it is of {}, the game began at {}", at_, log_.at));
}

void LogAudit::look(const LogUndo& undo) {
  log_.over_at = 0;
  const auto& answers = log_.state.answers;
  const auto from = static_cast<std::size_t>(undo.from);
  if (from >= 1 && from <= answers.size() && answers[from - 1].chance)
    complain(fmt::format("an undo of answer {}, which is one of chance", undo.from));
}

void LogAudit::look(const LogAmend& amend) {
  const auto& answers = log_.state.answers;
  const auto n = static_cast<std::size_t>(amend.n);
  if (n < 1 || n > answers.size()) return;  // which apply() rejects
  if (answers[n - 1].chance != amend.redeal)
    complain(fmt::format("answer {} is {} chance", amend.n, amend.redeal ? "none of" : "one of"));
  redeals_ = log_.state.redeals + (amend.redeal ? 1 : 0);
  look_then(n, amend.then, 1, amend.waiting);
  if (amend.redeal) log_.over_at = 0;  // nothing has to be kept after a redeal
}

void LogAudit::look(const LogRules& rules) {
  look_after(rules.after);
  redeals_ = log_.state.redeals;
  look_then(0, rules.then, 0, rules.waiting);
}

void LogAudit::look(const LogSeats& seats) {
  log_.over_at = 0;
  if (!seats.after) return;
  look_after(*seats.after);
  redeals_ = log_.state.redeals;
  seats_ = &seats.players;
  look_then(0, seats.then, 0, seats.waiting);
  seats_ = nullptr;
}

// Checks the answers of a line, of which the first `first` are new. The others, except draws, and
// the waiting ones must be answers that stood after number `behind`, as Session::follow keeps them.
void LogAudit::look_then(std::size_t behind, const std::vector<LogAnswer>& then, std::size_t first,
                         const std::vector<LogAnswer>& waiting) {
  for (const LogAnswer& one : then) {
    if (!strict())
      time(one.at);
    else if (one.at != at_)
      complain(fmt::format("answer {} is of {}, its line of {}", one.n, one.at, at_));
  }
  if (!strict()) return;
  log_.over_at = 0;
  const std::vector<LogAnswer>& old = log_.state.answers;
  for (std::size_t i = first; i < then.size(); ++i)
    behind = follow(behind, then[i], i == 0 ? nullptr : &then[i - 1]);
  if (!waiting.empty()) {
    // A correction that can no longer be made is left out before them.
    auto from = static_cast<std::size_t>(waiting.front().n) - 1;
    bool sound = from == behind || (from > behind && old[from - 1].correction);
    for (const LogAnswer& one : waiting) sound = sound && one.n == static_cast<int>(++from);
    if (!sound || from != old.size()) complain("what waits is not what was answered after that");
  } else if (std::any_of(old.begin() + static_cast<std::ptrdiff_t>(std::min(behind, old.size())),
                         old.end(),
                         [](const LogAnswer& one) { return !one.chance && !one.correction; })) {
    log_.over_at = number_;
  }
}

// An answer tells how it was drawn only in a sealed game, and only if its number or redeals differ.
void LogAudit::check_kept(const LogAnswer& one, int redeals) {
  if (one.kept.number > 0 &&
      (!one.chance || log_.setup.seal.mark.empty() || one.kept == ChanceKey{one.n, redeals}))
    complain(fmt::format("answer {} tells in vain how it was drawn", one.n));
}

// Returns how many of the former answers are used up once `one` is given after `before`.
std::size_t LogAudit::follow(std::size_t from, const LogAnswer& one, const LogAnswer* before) {
  const std::vector<LogAnswer>& old = log_.state.answers;
  const auto left = std::span(old).subspan(std::min(from, old.size()));
  const auto former = one.correction
                          ? std::ranges::find_if(left,
                                                 [&](const LogAnswer& other) {
                                                   return other.correction && is_same(other, one);
                                                 })
                          : find_waiting(left, one.ask, one.chance, before);
  check_kept(one, redeals_);
  // A newcomer was absent at the beginning, which a correction without a former answer sets right.
  const bool joins = seats_ != nullptr && one.correction && !contains(log_.state.names(), one.of) &&
                     contains(*seats_, one.of);
  if (joins) return from;
  const bool found = former != left.end() && is_same(*former, one);
  if (one.kept.number > 0 ? !found || former->drawn_as() != one.kept : !found && !one.chance)
    complain(fmt::format("answer {} is none that was given before", one.n));
  return found ? from + static_cast<std::size_t>(former - left.begin()) + 1 : from;
}

// Whether both are the same answer, regardless of whom it is asked now and what they are called.
bool LogAudit::is_same(const LogAnswer& former, const LogAnswer& now) const {
  if (former.ask != now.ask || former.chance != now.chance) return false;
  if (seats_ != nullptr) {
    const std::vector<std::string>& names = log_.state.names();
    const auto by_seats = [&](WordedAnswer answer) {
      each_word(answer, [&](std::string& word) { word = by_seat(word, *seats_); });
      return answer;
    };
    const auto moves_there = [&](const std::vector<std::string>& were) {
      LogAnswer moved = former;
      moved.say.clear();
      take_to_seats(moved, were, names, *seats_);
      return is_equal(by_seats(moved.answer), by_seats(now.answer)) &&
             (!now.correction || moved.of == now.of);
    };
    // A word of the answer may be what somebody was called then.
    return moves_there(log_.state.tables.at(former.named)) || moves_there(names);
  }
  const std::vector<std::string>&then = log_.state.tables.at(former.named),
        &names = log_.state.names();
  const auto same = [&](const std::string& was, const std::string& is) {
    return was == is || by_seat(was, then) == by_seat(is, names);
  };
  // After an amendment the rules may ask somebody else, so `of` and `to` may differ. Corrections
  // are told apart by `of`.
  if (now.correction && !same(former.of, now.of)) return false;
  if (former.named == log_.state.now || former.answer == now.answer)
    return former.answer == now.answer;
  const std::vector<std::string> was = words_of(former.answer), is = words_of(now.answer);
  return former.answer.index() == now.answer.index() && !is.empty() &&
         std::ranges::equal(was, is, same);
}

void LogAudit::look_after(int after) {
  const auto answers = static_cast<int>(log_.state.answers.size());
  if (after != answers)
    complain(fmt::format("it is after {} answers, and there are {}", after, answers));
}

// Records beside the game tell after how many answers they were made.
template <class Other>
void LogAudit::look(const Other& other) {
  if constexpr (std::is_same_v<Other, LogRedo>) log_.over_at = 0;
  if constexpr (requires { other.after; }) look_after(other.after);
}

void LogAudit::look(const LogRecord& record, std::string_view at, int number) {
  number_ = number;
  at_ = at;
  std::visit([this](const auto& one) { look(one); }, record);
  time(at);
}

}  // namespace narrator
