// Amendments: one answer is given or drawn anew, and those after it are kept as far as they fit.
#include <algorithm>
#include <cassert>

#include "engine/chance/random.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator {
namespace {

// Returns the announcements after one answer that do not follow the other.
std::vector<Message> said_only(const LogAnswer& here, const LogAnswer& there) {
  return those_of(here.say, [&](const Message& said) { return !contains(there.say, said); });
}

using WaitingAnswers = std::vector<LogAnswer>;

// Whether a sealed game may keep a draw for this question: the same key must draw it again, so that
// the log proves that nobody chose it.
bool may_keep(const Setup& setup, const Question& question, const Answer& answer, ChanceKey drawn) {
  if (!question.chance || setup.seal.mark.empty() || setup.format == kLooseFormat) return true;
  Random random = chance_of(chance_seed(setup.seed, setup.seal), drawn.number, drawn.redeals);
  return draw(question, random) == answer;
}

// Finds a correction that comes before `next` or, if that is the end, before any answer.
WaitingAnswers::const_iterator find_correction(const WaitingAnswers& waiting,
                                               WaitingAnswers::const_iterator next) {
  for (auto one = waiting.begin(); one != next; ++one) {
    if (one->correction) return one;
    if (next == waiting.end() && !one->chance) break;
  }
  return waiting.end();
}

// Removes what waits before `next`, which answers nothing that is asked.
void drop(WaitingAnswers& waiting, WaitingAnswers::const_iterator next, AmendResult* amended) {
  if (amended) {
    std::copy_if(waiting.cbegin(), next, std::back_inserter(amended->dropped),
                 [](const LogAnswer& one) { return !one.chance; });
  }
  waiting.erase(waiting.cbegin(), next);
}

LogAnswer take_first(WaitingAnswers& waiting) {
  LogAnswer first = std::move(waiting.front());
  waiting.erase(waiting.cbegin());
  return first;
}

}  // namespace

void note_change(AmendResult& amended, const LogAnswer& was, const LogAnswer& now) {
  if (was.say != now.say)
    amended.changes.push_back({now.n, said_only(was, now), said_only(now, was), now});
}

// A correction that can no longer be made is not needed.
void Session::give_correction(Recorder& recorder, Machine& machine, const LogAnswer& given) const {
  const std::vector<std::string>& names = state_.tables.at(given.named);
  const auto what = correction(machine, given, names);
  const auto answer = what ? match(*what, given, names) : std::nullopt;
  if (answer) recorder.correct(*what, *answer);
}

// Gives the waiting answers as far as they fit, and draws new ones. Corrections are given before
// what follows them. Adds to `amended` what differs from before and what was not asked. Where
// the game went another way since, what somebody answered then is not another's answer now.
void Session::follow(Recorder& recorder, Machine& machine, std::vector<LogAnswer>& waiting,
                     AmendResult* amended) const {
  while (const Question* question = machine.question()) {
    const LogAnswer* before = recorder.given.empty() ? nullptr : &recorder.given.back();
    const std::span<const LogAnswer> all(waiting);
    const auto next = waiting.cbegin() +
                      (find_waiting(all, question->id, question->chance, before) - all.begin());
    const auto due = find_correction(waiting, next);
    if (due != waiting.end()) {
      drop(waiting, due, amended);
      const LogAnswer was = take_first(waiting);
      const std::size_t given = recorder.given.size();
      give_correction(recorder, machine, was);
      // Who joins is set right by corrections that were never given before.
      if (amended && recorder.given.size() > given && !was.say.empty())
        note_change(*amended, was, recorder.given.back());
      continue;
    }
    std::optional<Answer> same;
    if (next != waiting.end()) {
      const std::vector<std::string>& names = state_.tables.at(next->named);
      if (!next->of_same || name_of(question->of, names) == next->of)
        same = match(*question, *next, names);
    }
    if (same && may_keep(setup_, *question, *same, next->drawn_as())) {
      drop(waiting, next, amended);
      const LogAnswer was = take_first(waiting);
      recorder.give(*same, was.drawn_as());
      if (amended) note_change(*amended, was, recorder.given.back());
    } else if (question->chance) {
      const LogAnswer was = next == waiting.cend() ? LogAnswer{} : *next;
      recorder.give_chance();
      if (amended) note_change(*amended, was, recorder.given.back());
    } else {
      return;
    }
  }
}

std::optional<AmendResult> Session::amend(int n, const std::function<Answer(Machine&)>& choose,
                                          const std::function<bool(const AmendResult&)>& sure,
                                          const std::function<Answer(const Question&)>& correct) {
  const std::vector<LogAnswer>& old = answers();
  if (n < 1 || n > static_cast<int>(old.size()) || old[static_cast<std::size_t>(n - 1)].chance)
    refuse("amend-nothing", n);
  Rerun replaced = replaced_from(n, state_.redeals, [&](Recorder& recorder, Machine& machine) {
    const LogAnswer& wrong = old[static_cast<std::size_t>(n - 1)];
    if (!wrong.correction || !correct) return recorder.give(choose(machine));
    const auto what = correction(machine, wrong, state_.tables.at(wrong.named));
    recorder.correct(what.value(), correct(*what));
  });
  if (sure && !sure(replaced.amended)) return std::nullopt;
  replace({n, std::move(replaced.then), false, replaced.amended.waiting},
          std::move(replaced.machine));
  open_seal();
  return std::move(replaced.amended);
}

// Returns what would be in effect with another answer `n`, which `give` gives.
Session::Rerun Session::replaced_from(int n, int redeals,
                                      const std::function<void(Recorder&, Machine&)>& give) const {
  assert(n >= 1 && n <= std::ssize(answers()));
  const auto before = static_cast<std::size_t>(n) - 1;
  Rerun replaced{{}, {}, load_rules(setup_)};
  Machine& machine = *replaced.machine;
  replay(machine, setup_.table, state_, {}, before);
  Recorder recorder(machine, setup_, clock_, before, redeals);
  give(recorder, machine);
  const std::vector<LogAnswer> old = told_again().answers;
  note_change(replaced.amended, old[before], recorder.given.back());
  const auto secret = [](const LogAnswer& one) { return !one.chance && !one.to.all; };
  // After a redeal secret answers are asked for again: other players may give them now, and leaving
  // out a question would tell everybody that its answer still fits.
  if (redeals == state_.redeals || std::none_of(old.begin() + n, old.end(), secret))
    replaced.amended.waiting.assign(old.begin() + n, old.end());
  follow_all(recorder, machine, replaced.amended);
  replaced.then = std::move(recorder.given);
  return replaced;
}

// Gives the waiting answers as far as they fit, and notes differences.
void Session::follow_all(Recorder& recorder, Machine& machine, AmendResult& amended) const {
  follow(recorder, machine, amended.waiting, &amended);
  machine.work_out_args();
  for (LogAnswer& one : amended.waiting) one.say.clear();
  const bool by_chance_only = std::ranges::all_of(amended.waiting, &LogAnswer::chance);
  if (by_chance_only || machine.question() == nullptr)
    drop(amended.waiting, amended.waiting.cend(), &amended);
  append(amended.unwaited, those_of(state_.waiting, [](const auto& one) { return !one.chance; }));
}

void Session::redeal(int n) {
  Rerun replaced = replaced_from(n, state_.redeals + 1,
                                 [](Recorder& recorder, Machine&) { recorder.give_chance(); });
  replace({n, std::move(replaced.then), true, std::move(replaced.amended.waiting)},
          std::move(replaced.machine));
  untold_ = static_cast<std::size_t>(n);
}

// Returns the answers in effect. After a rename, with what would be announced after them now, so
// that only differences for other reasons remain.
ToldAgain Session::told_again() const {
  ToldAgain told{opening(), answers()};
  if (state_.now == state_.began) return told;
  ReplayObserver observer;
  observer.after = [&](const LogAnswer* logged, std::vector<Message>& said) {
    (logged ? told.answers[static_cast<std::size_t>(logged->n - 1)].say : told.opening) =
        std::move(said);
  };
  Machine machine(setup_.sources, setup_.lang);
  replay(machine, setup_.table, state_, observer);
  return told;
}

// Sets their time when the moderator is sure, as other things may have been written until then.
std::string Session::stamp(std::vector<LogAnswer>& given) {
  std::string now = clock_();
  for (LogAnswer& one : given) one.at = now;
  return now;
}

void Session::replace(LogAmend record, std::unique_ptr<Machine> machine) {
  assert(machine != nullptr);
  record.at = stamp(record.then);
  if (writer_) writer_->write(record);
  state_.apply(std::move(record));
  machine_ = std::move(machine);
}

}  // namespace narrator
