#include "engine/session.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/feed.hpp"
#include "engine/random.hpp"

namespace narrator {
namespace {

std::unique_ptr<Machine> start_machine(const Setup& setup) {
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  machine->start(setup.table);
  return machine;
}

// The index of the first answer that goes when the last `count` of the moderator's are taken back.
std::size_t first_undone(const std::vector<LogAnswer>& answers, int count) {
  std::size_t first = answers.size();
  for (; count > 0; --count) {
    while (first > 0 && answers[first - 1].chance) --first;
    if (first == 0) {
      throw Error(Exit::refused, "there is nothing to undo: no answer was given yet");
    }
    --first;
  }
  return first;
}

// Runs a game along, remembering each answer as the log will hold it.
class Course {
 public:
  Course(Machine& machine, const Setup& setup, const Clock& clock) : machine_(machine), setup_(setup), clock_(clock) {}

  void give(const Answer& answer) {
    const Question& question = *machine_.question();
    if (question.form == Form::acknowledge) {
      machine_.answer(answer);
      if (!given.empty()) append_said(given.back());
      return;
    }
    LogAnswer line;
    line.n = next++;
    line.at = clock_();
    line.ask = question.id;
    if (question.of > 0) line.of = setup_.table.players.at(static_cast<std::size_t>(question.of - 1));
    line.chance = question.chance;
    line.to = question.to;
    line.answer = to_json(question, answer, setup_.table.players);
    machine_.answer(answer);
    append_said(line);
    given.push_back(std::move(line));
  }

  // Everything that needs no moderator: chance, and acknowledgements.
  void settle() {
    while (const Question* question = machine_.question()) {
      if (question->form == Form::acknowledge) {
        give(Answer{});
      } else if (question->chance) {
        Random random(setup_.seed, static_cast<std::uint64_t>(next));
        give(draw(*question, random));
      } else {
        return;
      }
    }
  }

  int next = 1;
  std::vector<LogAnswer> given;

 private:
  void append_said(LogAnswer& line) {
    for (Said& said : in_words(machine_, setup_.table.players)) line.say.push_back(std::move(said));
    line.g = fingerprint_text(machine_);
  }

  Machine& machine_;
  const Setup& setup_;
  const Clock& clock_;
};

std::string said_text(const LogAnswer& answer) {
  std::string text;
  for (const Said& said : answer.say) text += (text.empty() ? "" : " ") + said.text;
  return text;
}

}  // namespace

Session::Session(Setup setup, Clock clock) : setup_(std::move(setup)), clock_(std::move(clock)) {}

Session Session::create(Setup setup, const std::string& path, Clock clock) {
  Session session(std::move(setup), std::move(clock));
  session.machine_ = start_machine(session.setup_);
  session.opening_ = in_words(*session.machine_, session.names());
  const std::string opening_g = fingerprint_text(*session.machine_);
  Course course(*session.machine_, session.setup_, session.clock_);
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
  for (std::size_t i = 0; i < log.records.size(); ++i) {
    try {
      session.state_.apply(log.records[i]);
    } catch (const LogError& e) {
      throw LogError(fmt::format("{}:{}: {}", path, log.lines[i], e.what()));
    }
  }
  session.rerun();
  if (writable) {
    session.writer_.emplace(LogWriter::go_on(path, log.length, log.link, session.names()));
    // A game that was killed between an answer and the chance after it goes on from there.
    Course course(*session.machine_, session.setup_, session.clock_);
    course.next = static_cast<int>(session.answers().size()) + 1;
    course.settle();
    session.commit(std::move(course.given));
  }
  return session;
}

void Session::rerun() {
  auto machine = start_machine(setup_);
  acknowledge(*machine);
  for (const LogAnswer& answer : state_.answers) {
    feed(*machine, answer, names());
    acknowledge(*machine);
  }
  machine_ = std::move(machine);
}

void Session::commit(std::vector<LogAnswer> given) {
  if (writer_) writer_->write(given);
  for (LogAnswer& answer : given) {
    news_.insert(news_.end(), answer.say.begin(), answer.say.end());
    state_.apply(std::move(answer));
  }
}

void Session::answer(const Answer& answer) {
  Course course(*machine_, setup_, clock_);
  course.next = static_cast<int>(answers().size()) + 1;
  try {
    course.give(answer);
    course.settle();
    commit(std::move(course.given));
  } catch (...) {
    rerun();
    throw;
  }
}

std::vector<LogAnswer> Session::undo(int count) {
  const std::size_t first = first_undone(answers(), count);
  const LogUndo undo{static_cast<int>(first) + 1};
  if (writer_) writer_->write(undo, clock_());
  state_.apply(undo);
  rerun();
  return state_.undone.back();
}

std::vector<LogAnswer> Session::redo() {
  if (state_.undone.empty()) throw Error(Exit::refused, "there is nothing to redo: nothing was undone since the last answer");
  if (writer_) writer_->write(LogRedo{}, clock_());
  std::vector<LogAnswer> again = state_.undone.back();
  state_.apply(LogRedo{});
  rerun();
  return again;
}

Amended Session::amend(int n, const std::function<Answer(Machine&)>& choose) {
  const std::vector<LogAnswer>& old = answers();
  if (n < 1 || n > static_cast<int>(old.size()) || old[static_cast<std::size_t>(n - 1)].chance) {
    throw Error(Exit::refused, fmt::format("answer {} cannot be amended: expected the number of an answer, as history shows it", n));
  }
  auto machine = start_machine(setup_);
  acknowledge(*machine);
  for (int i = 0; i + 1 < n; ++i) {
    feed(*machine, old[static_cast<std::size_t>(i)], names());
    acknowledge(*machine);
  }
  const Answer corrected = choose(*machine);
  Course course(*machine, setup_, clock_);
  course.next = n;
  course.give(corrected);
  Amended amended;
  std::size_t at = static_cast<std::size_t>(n);
  const auto note_change = [&](const LogAnswer& was) {
    const LogAnswer& now = course.given.back();
    if (was.say != now.say) amended.changes.push_back({now.n, said_text(was), said_text(now)});
  };
  note_change(old[at - 1]);
  while (const Question* question = machine->question()) {
    if (question->form == Form::acknowledge) {
      course.give(Answer{});
      continue;
    }
    while (at < old.size() && old[at].chance && old[at].ask != question->id) ++at;  // chance no longer needed
    const std::optional<Answer> same = at < old.size() ? match(*question, old[at], names()) : std::nullopt;
    if (same) {
      course.give(*same);
      note_change(old[at++]);
    } else if (question->chance) {
      Random random(setup_.seed, static_cast<std::uint64_t>(course.next));
      course.give(draw(*question, random));
    } else {
      break;
    }
  }
  amended.dropped = static_cast<int>(std::count_if(old.begin() + static_cast<std::ptrdiff_t>(at), old.end(),
                                                   [](const LogAnswer& answer) { return !answer.chance; }));
  LogAmend record{n, std::move(course.given)};
  if (writer_) writer_->write(record, clock_());
  state_.apply(std::move(record));
  machine_ = std::move(machine);
  return amended;
}

void Session::note(const std::string& kind, const std::string& text) {
  const LogNote note{kind, text, clock_(), static_cast<int>(answers().size())};
  if (writer_) writer_->write(note);
  state_.apply(note);
}

std::vector<Said> Session::take_news() { return std::exchange(news_, {}); }

void Session::sync() {
  if (writer_) writer_->sync();
}

}  // namespace narrator
