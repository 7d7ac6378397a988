#include "engine/session/session.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/chance/random.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/text/escaped.hpp"

namespace narrator {
namespace {

// Returns a clock that stands still while the system's is set back, so
// times in a log never decrease.
Clock held(Clock clock, std::string last) {
  return [clock = std::move(clock), last = std::move(last)]() mutable {
    last = std::max(last, clock());
    return last;
  };
}

// Returns the last change as a note: its own, or one with the answer's number.
LogNote described(const LogState& state) {
  assert(!state.changes.empty());
  const Change& last = state.changes.back();
  if (last.from && !last.beside) return {last.what, std::to_string(*last.from + 1), {}};
  return state.notes.back();
}

struct Redone {
  std::size_t records = 0;                                     // that this takes in the log
  std::size_t kept = std::numeric_limits<std::size_t>::max();  // answers before those restored
  std::vector<LogNote> changes;
};

// Restores what the last undo took back.
Redone redo_last(LogState& state) {
  Redone redone;
  const int undo = state.undone.back().undo;
  do {
    const std::string what = state.undone.back().what;
    if (what.empty()) redone.kept = std::min(redone.kept, state.answers.size());
    state.apply(LogRedo{});
    ++redone.records;
    if (!what.empty() && what != kOpening) redone.changes.push_back(described(state));
  } while (undo > 0 && !state.undone.empty() && state.undone.back().undo == undo);
  return redone;
}

}  // namespace

// Returns fresh rules that were given the answers in effect. These are then put in current terms:
// with the players' current names, and with what the log does not store.
std::unique_ptr<Machine> Session::take_up(const Setup& setup, LogState& state) {
  auto machine = load_rules(setup);
  ReplayObserver observer;
  observer.before = [&](const Question& question, const LogAnswer& logged, const Answer& answer) {
    LogAnswer& mine = state.answers[static_cast<std::size_t>(logged.n - 1)];
    mine.ballots = traits(question.form).voters;
    if (mine.named == state.now) return;
    mine.answer = to_words(question, answer, state.names());
    mine.of = name_of(question.of, state.names());
    mine.named = state.now;
  };
  replay(*machine, setup.table, state, observer);
  return machine;
}

Session::Session(Setup setup, Clock clock, std::string last_at)
    : setup_(std::move(setup)),
      clock_(held(std::move(clock), std::move(last_at))),
      state_(setup_) {}

Session Session::create(Setup setup, const std::string& path, Clock clock,
                        std::unique_ptr<Machine> loaded) {
  Session session(std::move(setup), std::move(clock));
  session.machine_ = loaded ? std::move(loaded) : load_rules(session.setup_);
  session.machine_->listen();
  auto [opening, g] = begin_game(*session.machine_, session.setup_.table);
  session.state_.opening = std::make_shared<const std::vector<Message>>(std::move(opening));
  session.state_.opening_g = std::move(g);
  Recorder recorder(*session.machine_, session.setup_, session.clock_, 0, 0);
  recorder.settle();
  session.machine_->work_out_args();
  if (!path.empty()) {
    session.writer_ = std::make_unique<LogWriter>(path, session.setup_.cipher);
    session.writer_->begin(session.setup_, session.clock_(), session.opening(),
                           session.state_.opening_g);
  }
  session.untold_ = 0;
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
  std::vector<LogAnswer> waiting = session.state_.waiting;
  if (session.machine_->question() != nullptr && session.machine_->question()->chance)
    session.follow(recorder, *session.machine_, waiting);
  session.commit(std::move(recorder.given));
  session.work_out();
  if (writable) session.open_seal();
  return session;
}

void Session::rerun() {
  machine_ = take_up(setup_, state_);
  work_out();
}

// Evaluates what is needed to ask the question. If the rules fail in this, the answers in effect
// stay, so that whatever caused it can be taken back.
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
  int awaited = 0, left = 0;  // until the table has heard them, nobody can tell that it has
  for (std::size_t i = 0; awaits_ && i < given.size(); ++i) {
    awaited += acknowledged_in(given[i].say);
    left += static_cast<int>(std::ranges::count_if(given[i].say, &Message::pause));
  }
  std::optional<LogReading> told;
  if (awaited > 0 || left > 0)
    told = LogReading{{}, left, clock_(), this->given() + static_cast<int>(given.size()), awaited};
  if (writer_) writer_->write(given, told);
  take(std::move(given));
  if (told) state_.apply(*std::move(told));
}

void Session::take(std::vector<LogAnswer> given) {
  untold_ = std::min(untold_, answers().size() + 1);
  for (LogAnswer& answer : given) state_.apply(std::move(answer));
}

// At the end of a sealed game everybody may see what was sealed.
void Session::open_seal() {
  if (setup_.seal.mark.empty() || !result()) return;
  if (opening_of(notes()) != nullptr) return;
  note(kOpening, setup_.seed);
  tell_opened();
}

void Session::tell_opened() {
  besides_.push_back(
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

// Logs what `give` gives, and what follows automatically, once the rules have survived all of it.
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

// Switches to another state of the log, once the rules have survived it and it is written.
void Session::adopt(LogState then, const std::function<void(LogWriter&)>& write, bool strict) {
  Setup setup = setup_;
  setup.table.players = then.names();
  put(then.rulebooks[then.rules], setup);
  auto machine = take_up(setup, then);
  if (strict) machine->work_out_args();
  if (writer_) {
    write(*writer_);
    writer_->use_names(setup.table.players);
  }
  setup_ = std::move(setup);
  state_ = std::move(then);
  machine_ = std::move(machine);
  if (!strict) work_out();
}

UndoResult Session::undo(int count, const std::function<bool(const LogAnswer&)>& counts) {
  LogState probe = state_;
  std::vector<LogUndo> records;
  UndoResult moved;
  const auto is_counted = [&](const LogUndo& last) {
    if (!last.what.empty()) return last.what != kOpening;
    return !counts || counts(probe.answers[static_cast<std::size_t>(last.from - 1)]);
  };
  bool more_taken = false;  // than what counts; then the beginning of the game counts too
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
  ++undos_;
  for (const LogUndo& record : records) {
    then.apply(LogUndo(record));
    Change& undone = then.undone.back();
    undone.undo = undos_;
    if (record.what.empty())
      moved.answers.insert(moved.answers.begin(), undone.answers.begin(), undone.answers.end());
  }
  adopt(std::move(then), [&, at = clock_()](LogWriter& writer) {
    for (const LogUndo& record : records) writer.write(LogUndo{record.from, record.what, at});
  });
  return moved;
}

void Session::undo_from(int n) {
  assert(n >= 1 && n <= std::ssize(answers()));
  LogState then = state_;
  then.apply(LogUndo{n});
  adopt(std::move(then), [&](LogWriter& writer) { writer.write(LogUndo{n, {}, clock_()}); });
}

UndoResult Session::redo() {
  if (state_.undone.empty()) refuse("redo-nothing");
  LogState then = state_;
  const Redone redone = redo_last(then);
  const bool was_sealed = opening_of(notes()) == nullptr;
  adopt(std::move(then), [&, at = clock_()](LogWriter& writer) {
    for (std::size_t i = 0; i < redone.records; ++i) writer.write(LogRedo{at});
  });
  UndoResult moved{{}, redone.changes};
  for (std::size_t i = redone.kept; i < answers().size(); ++i)
    moved.answers.push_back(answers()[i]);
  if (was_sealed && opening_of(notes()) != nullptr) tell_opened();
  open_seal();
  return moved;
}

void Session::note(const std::string& kind, const std::string& text, std::optional<Claim> claim) {
  write_down(LogNote{kind, sanitised(text), clock_(), given(), std::move(claim)});
}

void Session::time(int left, bool paused) {
  write_down_progress(LogTimer{left, paused, clock_(), given()});
}

void Session::read_up_to(const std::string& id, int left) {
  assert(left >= 0);
  const auto& was = state_.reading;
  if (was && was->id == id && was->left == left && was->after == given()) return;
  const int awaited = was ? was->awaited : 0;
  write_down_progress(LogReading{id, left, clock_(), given(), awaited});
}

void Session::acknowledge_up_to(int left) {
  LogReading told = state_.reading.value_or(LogReading{});
  if (told.awaited == left) return;
  told.at = clock_();
  told.after = given();
  told.awaited = left;
  write_down_progress(std::move(told));
}

std::vector<Message> Session::said_from(std::size_t n) const {
  std::vector<Message> said;
  if (n == 0) said = opening();
  for (std::size_t i = std::max<std::size_t>(n, 1); i <= answers().size(); ++i)
    append(said, answers()[i - 1].say);
  return said;
}

std::vector<Message> Session::take_news() {
  std::vector<Message> news =
      said_from(std::exchange(untold_, std::numeric_limits<std::size_t>::max()));
  append(news, std::exchange(besides_, {}));
  return news;
}

// Returns what is known before the rules continue.
LogAnswer Recorder::begin(const Question& question, const Answer& answer) {
  LogAnswer line;
  line.n = next_++;
  line.at = clock_();
  line.ask = question.id;
  line.of = name_of(question.of, setup_.table.players);
  line.chance = question.chance;
  line.ballots = traits(question.form).voters;
  line.to = question.to;
  line.answer = to_words(question, answer, setup_.table.players);
  return line;
}

void Recorder::finish(LogAnswer line) {
  line.say = drain_messages(machine_);
  line.g = fingerprint_text(machine_);
  given.push_back(std::move(line));
}

void Recorder::give(const Answer& answer, ChanceKey drawn) {
  assert(machine_.question() != nullptr && fits(*machine_.question(), answer));
  LogAnswer line = begin(*machine_.question(), answer);
  const bool sealed = !setup_.seal.mark.empty() && setup_.format > kLooseFormat;
  if (line.chance && sealed && drawn != ChanceKey{line.n, redeals_}) line.kept = drawn;
  run_answers(machine_, from_list({answer}));
  finish(std::move(line));
}

void Recorder::correct(const Question& what, const Answer& answer) {
  assert(fits(what, answer));
  LogAnswer line = begin(what, answer);
  line.correction = true;
  run_answers(machine_, from_list({{answer, &what}}));
  finish(std::move(line));
}

void Recorder::give_chance() {
  assert(machine_.question() != nullptr && machine_.question()->chance);
  Random random = chance_of(chance_seed(setup_.seed, setup_.seal), next_, redeals_);
  give(draw(*machine_.question(), random));
}

void Recorder::settle() {
  while (machine_.question() != nullptr && machine_.question()->chance) give_chance();
}

}  // namespace narrator
