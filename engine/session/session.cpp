#include "engine/session/session.hpp"

#include <algorithm>
#include <utility>

#include "engine/error.hpp"
#include "engine/session/course.hpp"
#include "engine/session/feed.hpp"

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

std::unique_ptr<Machine> start_machine(const Setup& setup, std::unique_ptr<Machine> loaded) {
  auto machine = loaded ? std::move(loaded) : std::make_unique<Machine>(setup.sources, setup.lang);
  machine->listen();
  machine->start(setup.table);
  return machine;
}

std::unique_ptr<Machine> take_up(const Setup& setup, LogState& state) {
  auto machine = start_machine(setup);
  acknowledge(*machine);
  const std::size_t now = state.tables.size() - 1;
  for (LogAnswer& answer : state.answers) {
    const Question* question = machine->question();
    if (question != nullptr && answer.named != now)
      reword(answer, *question, state.tables.at(answer.named), setup.table.players);
    answer.named = now;
    answer.ballots = question != nullptr && question->form == Form::ballots;
    feed(*machine, answer, setup.table.players);
    acknowledge(*machine);
  }
  return machine;
}

Session::Session(Setup setup, Clock clock)
    : setup_(std::move(setup)), clock_(std::move(clock)), state_(setup_) {}

Session Session::create(Setup setup, const std::string& path, Clock clock,
                        std::unique_ptr<Machine> loaded) {
  Session session(std::move(setup), std::move(clock));
  session.machine_ = start_machine(session.setup_, std::move(loaded));
  session.opening_ = hear(*session.machine_, session.names());
  const std::string opening_g = fingerprint_text(*session.machine_);
  Course course(*session.machine_, session.setup_, session.clock_, 0, 0);
  course.settle();
  if (!path.empty()) {
    session.writer_.emplace(LogWriter::create(path));
    session.writer_->begin(session.setup_, session.clock_(), session.opening_, opening_g);
  }
  session.news_ = session.opening_;
  session.commit(std::move(course.given));
  return session;
}

Session Session::open(const LogContents& log, const std::string& path, bool writable, Clock clock) {
  Session session(log.setup, std::move(clock));
  session.opening_ = log.opening;
  session.state_ = log.state;
  session.rerun();
  if (writable) session.writer_.emplace(LogWriter::go_on(path, log));
  Course course(*session.machine_, session.setup_, session.clock_, session.answers().size(),
                session.state_.redeals);
  course.settle();
  session.commit(std::move(course.given));
  return session;
}

std::unique_ptr<Machine> Session::run(std::size_t count) const {
  auto machine = start_machine(setup_);
  acknowledge(*machine);
  for (std::size_t i = 0; i < count; ++i) {
    feed(*machine, answers()[i], names());
    acknowledge(*machine);
  }
  return machine;
}

void Session::rerun() { machine_ = take_up(setup_, state_); }

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
  Course course(*machine_, setup_, clock_, answers().size(), state_.redeals);
  try {
    course.give(answer);
    course.settle();
    commit(std::move(course.given));
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
  auto machine = run(static_cast<std::size_t>(n) - 1);
  Course course(*machine, setup_, clock_, static_cast<std::size_t>(n) - 1, state_.redeals);
  course.give(choose(*machine));
  const Amended amended = follow(course, *machine, n);
  replace({n, std::move(course.given)}, std::move(machine));
  return amended;
}

void Session::redeal(int n) {
  auto machine = run(static_cast<std::size_t>(n) - 1);
  Course course(*machine, setup_, clock_, static_cast<std::size_t>(n) - 1, state_.redeals + 1);
  course.give_chance();
  follow(course, *machine, n);
  const std::size_t first = static_cast<std::size_t>(n) - 1;
  replace({n, std::move(course.given), true}, std::move(machine));
  for (std::size_t i = first; i < answers().size(); ++i) {
    news_.insert(news_.end(), answers()[i].say.begin(), answers()[i].say.end());
  }
}

// The answers in effect. After a rename, with what would be said after them now: what is different
// then is different for another reason.
std::vector<LogAnswer> Session::told_again() const {
  std::vector<LogAnswer> told = answers();
  if (state_.tables.size() == 1) return told;
  const auto machine = start_machine(setup_);
  acknowledge(*machine);
  for (LogAnswer& answer : told) {
    feed(*machine, answer, names());
    answer.say = hear(*machine, names());
  }
  return told;
}

// After a new answer `n`, gives the later ones in effect again as far as they fit, and what chance
// is new.
Amended Session::follow(Course& course, Machine& machine, int n) const {
  const std::vector<LogAnswer> old = told_again();
  std::size_t at = static_cast<std::size_t>(n) - 1;
  Amended amended;
  const auto note_change = [&](const LogAnswer& was) {
    const LogAnswer& now = course.given.back();
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
      course.give(*same);
      note_change(old[at++]);
    } else if (question->chance) {
      course.give_chance();
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
