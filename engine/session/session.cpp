#include "engine/session/session.hpp"

#include <algorithm>
#include <utility>

#include "engine/error.hpp"
#include "engine/session/recorder.hpp"
#include "engine/session/replay.hpp"

namespace narrator {
namespace {

// What was said after one answer and not after the other; "–" for nothing.
std::string said_only(const LogAnswer& here, const LogAnswer& there) {
  std::string text;
  for (const Said& said : here.say) {
    if (std::find(there.say.begin(), there.say.end(), said) == there.say.end())
      text += (text.empty() ? "" : " ") + said.text;
  }
  return text.empty() ? "–" : text;
}

}  // namespace

// Rules at the setup, listening for what testimony is about, that have begun nothing.
std::unique_ptr<Machine> Session::rules_of(const Setup& setup) {
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  machine->listen();
  return machine;
}

// Fresh rules, given the answers in effect. These are then worded as of now: under the names that
// the players have, and with what the log does not keep.
std::unique_ptr<Machine> Session::take_up(const Setup& setup, LogState& state) {
  auto machine = rules_of(setup);
  Visitor visitor;
  visitor.before = [&](const Question& question, const LogAnswer& logged, const Answer& answer) {
    LogAnswer& mine = state.answers[static_cast<std::size_t>(logged.n - 1)];
    mine.ballots = question.form == Form::ballots;
    const std::size_t now = state.tables.size() - 1;
    if (mine.named == now) return;
    mine.answer = to_json(question, answer, state.names());
    mine.of = name_of(question.of, state.names());
    mine.named = now;
  };
  replay(*machine, setup.table, state, visitor);
  return machine;
}

Session::Session(Setup setup, Clock clock)
    : setup_(std::move(setup)), clock_(std::move(clock)), state_(setup_) {}

Session Session::create(Setup setup, const std::string& path, Clock clock,
                        std::unique_ptr<Machine> loaded) {
  Session session(std::move(setup), std::move(clock));
  session.machine_ = loaded ? std::move(loaded) : rules_of(session.setup_);
  session.machine_->listen();
  Visitor visitor;
  visitor.after = [&](const LogAnswer*, std::vector<Said> said) { session.opening_ = said; };
  replay(*session.machine_, session.setup_.table, session.state_, visitor);
  const std::string opening_g = fingerprint_text(*session.machine_);
  Recorder recorder(*session.machine_, session.setup_, session.clock_, 0, 0);
  recorder.settle();
  session.machine_->work_out_args();
  if (!path.empty()) {
    session.writer_.emplace(LogWriter::create(path));
    session.writer_->begin(session.setup_, session.clock_(), session.opening_, opening_g);
  }
  session.news_ = session.opening_;
  session.commit(std::move(recorder.given));
  return session;
}

Session Session::open(const LogContents& log, const std::string& path, bool writable, Clock clock) {
  Session session(log.setup, std::move(clock));
  session.opening_ = log.opening;
  session.state_ = log.state;
  session.machine_ = take_up(session.setup_, session.state_);
  if (writable) session.writer_.emplace(LogWriter::go_on(path, log));
  Recorder recorder(*session.machine_, session.setup_, session.clock_, session.answers().size(),
                session.state_.redeals);
  recorder.settle();
  session.commit(std::move(recorder.given));
  session.work_out();
  return session;
}

void Session::rerun() {
  machine_ = take_up(setup_, state_);
  work_out();
}

// Works out what it takes to ask the question. The answers in effect stay where the rules fail in
// that, or what they failed on could not be taken back.
void Session::work_out() {
  trouble_.clear();
  try {
    machine_->work_out_args();
  } catch (const ScriptError& e) {
    trouble_ = e.what();
    machine_ = take_up(setup_, state_);
  }
}

void Session::commit(std::vector<LogAnswer> given) {
  if (writer_) writer_->write(given);
  take(std::move(given));
}

void Session::take(std::vector<LogAnswer> given) {
  for (LogAnswer& answer : given) {
    news_.insert(news_.end(), answer.say.begin(), answer.say.end());
    state_.apply(std::move(answer));
  }
}

void Session::answer(const Answer& answer) {
  Recorder recorder(*machine_, setup_, clock_, answers().size(), state_.redeals);
  try {
    recorder.give(answer);
    recorder.settle();
    machine_->work_out_args();
    commit(std::move(recorder.given));
    trouble_.clear();
  } catch (...) {
    rerun();
    throw;
  }
}

void Session::refuse(const char* id, std::int64_t n) const {
  throw Error(Exit::refused, text().render(id, {{"n", Value{n}}}, names()));
}

// The index of the first answer that goes when the last `count` of the moderator's are taken back.
std::size_t Session::first_undone(int count) const {
  std::size_t first = answers().size();
  for (int taken = 0; taken < count; ++taken) {
    while (first > 0 && answers()[first - 1].chance) --first;
    if (first == 0) refuse(taken == 0 ? "undo-nothing" : "undo-less", taken);
    --first;
  }
  return first;
}

std::vector<LogAnswer> Session::undo(int count) {
  const std::size_t first = first_undone(count);
  const LogUndo undo{static_cast<int>(first) + 1};
  if (writer_) writer_->write(undo, clock_());
  state_.apply(undo);
  rerun();
  return state_.undone.back();
}

std::vector<LogAnswer> Session::redo() {
  if (state_.undone.empty()) refuse("redo-nothing");
  if (writer_) writer_->write(LogRedo{}, clock_());
  const std::size_t before = answers().size();
  state_.apply(LogRedo{});
  rerun();
  return {answers().begin() + static_cast<std::ptrdiff_t>(before), answers().end()};
}

Amended Session::amend(int n, const std::function<Answer(Machine&)>& choose) {
  const std::vector<LogAnswer>& old = answers();
  if (n < 1 || n > static_cast<int>(old.size()) || old[static_cast<std::size_t>(n - 1)].chance)
    refuse("amend-nothing", n);
  auto machine = rules_of(setup_);
  replay(*machine, setup_.table, state_, {}, static_cast<std::size_t>(n) - 1);
  Recorder recorder(*machine, setup_, clock_, static_cast<std::size_t>(n) - 1, state_.redeals);
  recorder.give(choose(*machine));
  const Amended amended = follow(recorder, *machine, n);
  replace({n, std::move(recorder.given)}, std::move(machine));
  return amended;
}

void Session::redeal(int n) {
  auto machine = rules_of(setup_);
  replay(*machine, setup_.table, state_, {}, static_cast<std::size_t>(n) - 1);
  Recorder recorder(*machine, setup_, clock_, static_cast<std::size_t>(n) - 1, state_.redeals + 1);
  recorder.give_chance();
  follow(recorder, *machine, n);
  const std::size_t first = static_cast<std::size_t>(n) - 1;
  replace({n, std::move(recorder.given), true}, std::move(machine));
  for (std::size_t i = first; i < answers().size(); ++i) {
    news_.insert(news_.end(), answers()[i].say.begin(), answers()[i].say.end());
  }
}

// The answers in effect. After a rename, with what would be said after them now: what is different
// then is different for another reason.
std::vector<LogAnswer> Session::told_again() const {
  std::vector<LogAnswer> told = answers();
  if (state_.tables.size() == 1) return told;
  Visitor visitor;
  visitor.after = [&](const LogAnswer* logged, std::vector<Said> said) {
    if (logged) told[static_cast<std::size_t>(logged->n - 1)].say = std::move(said);
  };
  Machine machine(setup_.sources, setup_.lang);
  replay(machine, setup_.table, state_, visitor);
  return told;
}

// After a new answer `n`, gives the later ones in effect again as far as they fit, and what chance
// is new.
Amended Session::follow(Recorder& recorder, Machine& machine, int n) const {
  const std::vector<LogAnswer> old = told_again();
  std::size_t at = static_cast<std::size_t>(n) - 1;
  Amended amended;
  const auto note_change = [&](const LogAnswer& was) {
    const LogAnswer& now = recorder.given.back();
    if (was.say != now.say)
      amended.changes.push_back({now.n, said_only(was, now), said_only(now, was)});
  };
  note_change(old[at++]);
  while (const Question* question = machine.question()) {
    while (at < old.size() && old[at].chance && old[at].ask != question->id)
      ++at;  // chance no longer needed
    const std::optional<Answer> same =
        at < old.size() ? match(*question, old[at], names()) : std::nullopt;
    if (same) {
      recorder.give(*same);
      note_change(old[at++]);
    } else if (question->chance) {
      recorder.give_chance();
    } else {
      break;
    }
  }
  std::copy_if(old.begin() + static_cast<std::ptrdiff_t>(at), old.end(),
               std::back_inserter(amended.dropped),
               [](const LogAnswer& answer) { return !answer.chance; });
  return amended;
}

void Session::replace(LogAmend record, std::unique_ptr<Machine> machine) {
  machine->work_out_args();
  if (writer_) writer_->write(record, clock_());
  state_.apply(std::move(record));
  machine_ = std::move(machine);
}

void Session::note(const std::string& kind, const std::string& text, std::optional<Claim> claim) {
  const LogNote note{kind, text, clock_(), static_cast<int>(answers().size()), std::move(claim)};
  if (writer_) writer_->write(note);
  state_.apply(note);
}

std::vector<Said> Session::take_news() { return std::exchange(news_, {}); }

void Session::sync() {
  if (writer_) writer_->sync();
}

}  // namespace narrator
