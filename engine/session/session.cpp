#include "engine/session/session.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "engine/declaration/slip.hpp"
#include "engine/error.hpp"
#include "engine/session/replay.hpp"

namespace narrator {
namespace {

// A clock that waits where the machine's is set back: times in a log only go on.
Clock held(Clock clock, std::string last) {
  return [clock = std::move(clock), last = std::move(last)]() mutable {
    last = std::max(last, clock());
    return last;
  };
}

// The last change: what it did stands in its note, or it is of an answer.
LogNote described(const LogState& state) {
  assert(!state.changes.empty());
  const Change& last = state.changes.back();
  if (last.from && !last.beside) return {last.what, std::to_string(*last.from + 1), {}};
  return state.notes.back();
}

}  // namespace

// Fresh rules, given the answers in effect. These are then worded as of now: under the names that
// the players have, and with what the log does not keep.
std::unique_ptr<Machine> Session::take_up(const Setup& setup, LogState& state) {
  auto machine = rules_of(setup);
  Visitor visitor;
  visitor.before = [&](const Question& question, const LogAnswer& logged, const Answer& answer) {
    LogAnswer& mine = state.answers[static_cast<std::size_t>(logged.n - 1)];
    mine.ballots = traits(question.form).voters;
    if (mine.named == state.now) return;
    mine.answer = to_words(question, answer, state.names());
    mine.of = name_of(question.of, state.names());
    mine.named = state.now;
  };
  replay(*machine, setup.table, state, visitor);
  return machine;
}

Session::Session(Setup setup, Clock clock, std::string last_at)
    : setup_(std::move(setup)),
      clock_(held(std::move(clock), std::move(last_at))),
      state_(setup_) {}

Session Session::create(Setup setup, const std::string& path, Clock clock,
                        std::unique_ptr<Machine> loaded) {
  Session session(std::move(setup), std::move(clock));
  session.machine_ = loaded ? std::move(loaded) : rules_of(session.setup_);
  session.machine_->listen();
  auto [opening, g] = begin_game(*session.machine_, session.setup_.table);
  session.state_.opening = std::make_shared<const std::vector<Said>>(std::move(opening));
  session.state_.opening_g = std::move(g);
  Recorder recorder(*session.machine_, session.setup_, session.clock_, 0, 0);
  recorder.settle();
  session.machine_->work_out_args();
  if (!path.empty()) {
    session.writer_ = std::make_unique<LogWriter>(path, session.setup_.cipher);
    session.writer_->begin(session.setup_, session.clock_(), session.opening(),
                           session.state_.opening_g);
  }
  session.news_ = session.opening();
  session.commit(std::move(recorder.given));
  return session;
}

Session Session::open(const LogContents& log, const std::string& path, bool writable, Clock clock) {
  Session session(log.setup, std::move(clock), log.last_at);
  session.state_ = log.state;
  session.machine_ = take_up(session.setup_, session.state_);
  if (writable) session.writer_ = std::make_unique<LogWriter>(path, log);
  Recorder recorder(*session.machine_, session.setup_, session.clock_, session.answers().size(),
                    session.state_.redeals);
  if (session.machine_->question() != nullptr && session.machine_->question()->chance)
    session.follow(recorder, *session.machine_, session.state_.waiting);
  session.commit(std::move(recorder.given));
  session.work_out();
  if (writable) session.open_seal();
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

// The end of a sealed game lets everybody see what was sealed.
void Session::open_seal() {
  if (setup_.seal.mark.empty() || !result()) return;
  if (opening_of(notes()) != nullptr) return;
  note(kOpening, setup_.seed);
  news_.push_back(
      {Audience{true, {}}, "seal.opened",
       text().render("seal.opened", {{"mark", {setup_.seal.mark}}, {"seed", {setup_.seed}}},
                     names())});
}

void Session::answer(const Answer& answer) {
  assert(question() != nullptr && fits(*question(), answer));
  record([&](Recorder& recorder) { recorder.give(answer); });
}

void Session::correct(const Question& what, const Answer& answer) {
  assert(fits(what, answer));
  record([&](Recorder& recorder) { recorder.correct(what, answer); });
}

// Logs what `give` gives, and what follows by itself, once the rules have survived all of it.
void Session::record(const std::function<void(Recorder&)>& give) {
  Recorder recorder(*machine_, setup_, clock_, answers().size(), state_.redeals);
  std::vector<LogAnswer> waiting = state_.waiting;
  try {
    give(recorder);
    const std::vector<LogAnswer>& before = answers();
    pass_waiting(waiting, recorder.given.back(), before.empty() ? nullptr : &before.back());
    follow(recorder, *machine_, waiting);
    machine_->work_out_args();
    commit(std::move(recorder.given));
    trouble_.clear();
    open_seal();
  } catch (...) {
    rerun();
    throw;
  }
}

void Session::refuse(const char* id, std::int64_t n) const {
  throw Refused({text().render(id, {{"n", Value{n}}}, names())});
}

// Goes over to another state of the log, once the rules have survived it and it is written.
void Session::adopt(LogState then, const std::function<void(LogWriter&)>& write, bool strict) {
  Setup setup = setup_;
  setup.table.players = then.names();
  put(then.rulebooks[then.rules], setup);
  auto machine = take_up(setup, then);
  if (strict) machine->work_out_args();
  if (writer_) {
    write(*writer_);
    writer_->call(setup.table.players);
  }
  setup_ = std::move(setup);
  state_ = std::move(then);
  machine_ = std::move(machine);
  if (!strict) work_out();
}

Moved Session::undo(int count, const std::function<bool(const LogAnswer&)>& counts) {
  LogState probe = state_;
  std::vector<LogUndo> records;
  Moved moved;
  const auto is_counted = [&](const LogUndo& last) {
    if (!last.what.empty()) return last.what != kOpening;
    return !counts || counts(probe.answers[static_cast<std::size_t>(last.from - 1)]);
  };
  bool more_taken = false;  // than what counts: then the beginning of the game does, too
  for (int taken = 0; taken < count;) {
    const std::optional<LogUndo> last = probe.last_done();
    if (!last && more_taken && taken + 1 == count) break;
    if (!last) refuse(taken == 0 ? "undo-nothing" : "undo-less", taken);
    const bool more = last->what.empty() && !records.empty() && records.back().what.empty();
    if (more) {
      records.back() = *last;
    } else {
      records.push_back(*last);
    }
    more_taken = !is_counted(*last);
    if (!more_taken) ++taken;
    if (!last->what.empty() && last->what != kOpening)
      moved.changes.insert(moved.changes.begin(), described(probe));
    probe.apply(LogUndo(*last));
  }
  LogState then = state_;
  for (const LogUndo& record : records) {
    then.apply(LogUndo(record));
    const Change& undone = then.undone.back();
    if (record.what.empty())
      moved.answers.insert(moved.answers.begin(), undone.answers.begin(), undone.answers.end());
  }
  adopt(std::move(then), [&](LogWriter& writer) {
    for (const LogUndo& record : records) writer.write(LogUndo{record.from, record.what, clock_()});
  });
  return moved;
}

void Session::undo_from(int n) {
  assert(n >= 1 && n <= std::ssize(answers()));
  LogState then = state_;
  then.apply(LogUndo{n});
  adopt(std::move(then), [&](LogWriter& writer) { writer.write(LogUndo{n, {}, clock_()}); });
}

Moved Session::redo() {
  if (state_.undone.empty()) refuse("redo-nothing");
  LogState then = state_;
  const bool answers_only = then.undone.back().what.empty();
  then.apply(LogRedo{});
  Moved moved;
  if (!answers_only) moved.changes.push_back(described(then));
  const auto before = static_cast<std::ptrdiff_t>(answers().size());
  adopt(std::move(then), [&](LogWriter& writer) { writer.write(LogRedo{clock_()}); });
  if (answers_only) moved.answers.assign(answers().begin() + before, answers().end());
  open_seal();
  return moved;
}

void Session::note(const std::string& kind, const std::string& text, std::optional<Claim> claim) {
  write_down(LogNote{kind, text, clock_(), given(), std::move(claim)});
}

void Session::time(int left, bool paused) { write_down(LogTimer{left, paused, clock_(), given()}); }

void Session::read_up_to(const std::string& id, int left) {
  assert(left >= 0);
  write_down(LogReading{id, left, clock_(), given()});
}

std::vector<Said> Session::take_news() { return std::exchange(news_, {}); }

void Session::save(const std::string& path) {
  if (writer_) writer_->move_to(path);
}

void Session::sync() {
  if (writer_) writer_->sync();
}

}  // namespace narrator
