#include "engine/log/log.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "engine/error.hpp"
#include "engine/lists.hpp"

namespace narrator {
namespace {

using Answers = std::vector<LogAnswer>;

constexpr std::size_t kStepsMoved = 40;  // budget charged for moving an answer

[[noreturn]] void no_such(int n, const char* what, const LogState& state) {
  throw LogError("{} of answer {}, where there are {}", what, n, state.answers.size());
}

// Removes the answers after the first `kept` and returns them.
Answers cut(LogState& state, std::size_t kept) {
  Answers& answers = state.answers;
  if (kept > answers.size()) throw LogError("it puts back answers after some that are not there");
  const auto first = answers.begin() + static_cast<std::ptrdiff_t>(kept);
  Answers tail(std::make_move_iterator(first), std::make_move_iterator(answers.end()));
  answers.erase(first, answers.end());
  for (Departure& one : state.left) one.after = std::min(one.after, static_cast<int>(kept));
  state.budget.charge_steps(kStepsMoved * tail.size());
  return tail;
}

const LogAnswer* last_of(const Answers& answers) {
  return answers.empty() ? nullptr : &answers.back();
}

void append(Answers& answers, LogAnswer&& answer) {
  if (answer.n != static_cast<int>(answers.size()) + 1)
    throw LogError("answer {} stands where answer {} is expected", answer.n, answers.size() + 1);
  answers.push_back(std::move(answer));
}

// Moves the players in claims to their new seats.
void reseat(LogState& state, const std::vector<std::string>& now) {
  const auto move = [&](int& seat) {
    if (seat > 0) seat = seat_named(name_at(seat, state.names()), now);
  };
  for (LogNote& note : state.notes) {
    if (!note.claim) continue;
    move(note.claim->by);
    move(note.claim->player);
  }
}

// Returns a copy of the state beside the answers.
std::shared_ptr<const TableState> surroundings(LogState& state) {
  state.budget.charge_bytes(sizeof(TableState) +
                            64 * (state.left.size() + 2 * state.recall.size()));
  return std::make_shared<const TableState>(state);
}

// Moves the waiting answers that the given ones passed to LogState::passed, or back.
void pass(LogState& state, std::span<const LogAnswer> given, bool back) {
  std::size_t n = 0;
  for (const LogAnswer& one : given) n += static_cast<std::size_t>(one.passed);
  Answers &from = back ? state.passed : state.waiting, &to = back ? state.waiting : state.passed;
  const auto moved = static_cast<std::ptrdiff_t>(std::min(n, from.size()));
  state.budget.charge_steps(kStepsMoved * (state.waiting.size() + state.passed.size()));
  const auto first = back ? from.end() - moved : from.begin();
  to.insert(back ? to.begin() : to.end(), std::make_move_iterator(first),
            std::make_move_iterator(first + moved));
  from.erase(first, first + moved);
  if (std::ranges::any_of(given, [](const LogAnswer& one) { return one.strayed; }))
    for (LogAnswer& one : state.waiting) one.of_same = !back;
}

// Exchanges the state with what the change replaced. Adds or removes only the change's own note.
void exchange(LogState& state, Change& change) {
  assert(!change.from || *change.from <= state.answers.size());
  if (change.from) {
    Answers now = cut(state, *change.from);
    state.budget.charge_steps(kStepsMoved * change.answers.size());
    for (LogAnswer& answer : change.answers) append(state.answers, std::move(answer));
    change.answers = std::move(now);
    if (!change.what.empty()) {
      std::swap(state.waiting, change.waiting);
      std::swap(state.passed, change.passed);
    }
  }
  if (change.beside) {
    if (change.what == "seats") reseat(state, state.tables.at(change.beside->now));
    const auto former = std::exchange(change.beside, surroundings(state));
    static_cast<TableState&>(state) = *former;
  }
  if (change.note) {
    state.notes.push_back(*change.note);
    change.note.reset();
  } else if (change.noted) {
    assert(!state.notes.empty());
    change.note = std::make_shared<LogNote>(std::move(state.notes.back()));
    state.notes.pop_back();
  }
}

// A change of the answers leaves nothing to redo; a change beside them leaves the answers that
// could be redone.
void add(LogState& state, Change change) {
  change.after = state.answers.size();
  std::erase_if(state.undone,
                [&](const Change& one) { return change.from || one.beside || one.noted; });
  state.changes.push_back(std::move(change));
}

void add_noted(LogState& state, Change change, LogNote note) {
  state.notes.push_back(std::move(note));
  change.noted = true;
  add(state, std::move(change));
}

// Adds a change, which an undo calls `what`, of the state beside the answers, which was `before`.
void add_beside(LogState& state, std::string what, std::shared_ptr<const TableState> before,
                LogNote note) {
  Change change{std::move(what)};
  change.beside = std::move(before);
  add_noted(state, std::move(change), std::move(note));
}

void put(LogState& state, LogAnswer&& answer) {
  answer.named = state.now;
  answer.redeals = state.redeals;
  for (const Message& said : answer.say) state.budget.charge_bytes(sizeof said + said.text.size());
  append(state.answers, std::move(answer));
}

void take(LogState& state, LogAnswer&& answer) {
  state.budget.charge_steps(state.waiting.size());
  const bool free = !state.waiting.empty() && !state.waiting.back().of_same;
  answer.passed =
      static_cast<int>(pass_waiting(state.waiting, answer, last_of(state.answers), &state.passed));
  answer.strayed = free && !state.waiting.empty() && state.waiting.back().of_same;
  put(state, std::move(answer));
  state.undone.clear();
}

// Everybody hears of a new deal; of other mending, only if they knew of an answer from the `n`-th
// on.
void mend(LogState& state, const std::string& kind, int n, const std::string& at) {
  const Answers& answers = state.answers;
  const bool secret = kind != "redeal" && std::none_of(answers.begin() + n - 1, answers.end(),
                                                       [](const auto& one) { return one.to.all; });
  state.mended.push_back(
      {kind, std::to_string(n), at, static_cast<int>(answers.size()), {}, secret});
}

void take_back_answers(LogState& state, int from, const std::string& at) {
  if (from < 1 || from > static_cast<int>(state.answers.size())) no_such(from, "an undo", state);
  mend(state, "undo", from, at);
  const auto kept = static_cast<std::size_t>(from) - 1;
  state.undone.push_back({{}, 0, kept, cut(state, kept)});
  state.undone.back().mended = state.mended.size() - 1;
  pass(state, state.undone.back().answers, true);
  const auto given_anew = [&](const Change& one) { return one.from && one.after > kept; };
  if (std::ranges::any_of(state.changes, given_anew)) {
    state.waiting.clear();
    state.passed.clear();
  }
  std::erase_if(state.changes, [&](const Change& one) { return one.from > kept; });
  for (Change& change : state.changes) change.after = std::min(change.after, kept);
}

void take(LogState& state, LogUndo&& undo) {
  if (undo.what.empty()) return take_back_answers(state, undo.from, undo.at);
  if (state.changes.empty() || state.changes.back().what != undo.what)
    throw LogError("an undo of '{}', which was not done last", undo.what);
  state.undone.push_back(std::move(state.changes.back()));
  state.changes.pop_back();
  exchange(state, state.undone.back());
}

void take(LogState& state, LogRedo&&) {
  if (state.undone.empty()) throw LogError("a redo, where nothing was undone");
  Change change = std::move(state.undone.back());
  state.undone.pop_back();
  exchange(state, change);
  if (!change.what.empty()) return state.changes.push_back(std::move(change));
  state.mended.at(change.mended).redone = true;
  pass(state, std::span(state.answers).subspan(*change.from), false);
}

// Puts answers into effect that were given anew for another answer, other seats or other rules.
void put_anew(LogState& state, Change& change, Answers& then, Answers& waiting) {
  state.budget.charge_steps(kStepsMoved * (then.size() + waiting.size()));
  state.budget.charge_bytes(sizeof(LogAnswer) * (then.size() + waiting.size()));
  for (LogAnswer& answer : then) put(state, std::move(answer));
  change.waiting = std::exchange(state.waiting, std::move(waiting));
  change.passed = std::exchange(state.passed, {});
}

void take(LogState& state, LogAmend&& amend) {
  if (amend.n < 1 || amend.n > static_cast<int>(state.answers.size()))
    no_such(amend.n, "an amendment", state);
  mend(state, amend.redeal ? "redeal" : "amend", amend.n, amend.at);
  Change change{amend.redeal ? "redeal" : "amend", 0, static_cast<std::size_t>(amend.n) - 1};
  change.answers = cut(state, *change.from);
  if (amend.redeal) ++state.redeals;
  put_anew(state, change, amend.then, amend.waiting);
  state.reading.reset();
  add(state, std::move(change));
}

void take(LogState& state, LogNote&& note) {
  Change change{note.kind};
  add_noted(state, std::move(change), std::move(note));
}

void add_table(LogState& state, std::vector<std::string> names, std::vector<int> people) {
  state.budget.charge_bytes(64 * names.size());
  state.tables.push_back(std::move(names));
  state.people.push_back(std::move(people));
  state.now = state.tables.size() - 1;
}

void take(LogState& state, LogRename&& rename) {
  state.budget.charge_steps(state.answers.size());  // has_gone() looks through them
  std::vector<std::string> names = state.names();
  const auto seat = std::ranges::find(names, rename.from);
  if (seat == names.end()) throw LogError("it renames '{}', who is not at the table", rename.from);
  *seat = rename.to;
  if (std::ranges::count(names, rename.to) > 1)
    throw LogError("after it two players are called '{}'", rename.to);
  auto before = surroundings(state);
  const bool back = rename.from == rename.to;
  std::vector<int> people = state.persons();
  const auto at = seat - names.begin();
  if (!back && state.has_gone(static_cast<int>(at) + 1))
    people[static_cast<std::size_t>(at)] = -++state.newcomers;
  add_table(state, std::move(names), std::move(people));
  std::erase_if(state.left, [&](const Departure& one) { return one.player == rename.from; });
  add_beside(state, "rename", std::move(before),
             {back ? "back" : "rename", back ? rename.to : rename.from + " → " + rename.to,
              rename.at, rename.after});
}

void take(LogState& state, LogSeats&& seats) {
  const std::vector<std::string>& now = seats.players;
  const auto& before = state.names();  // newcomers may join them
  if (!std::ranges::all_of(before, [&](const std::string& name) { return contains(now, name); }))
    throw LogError("it does not seat the players that are at the table");
  Change change{"seats", 0, 0, cut(state, 0), surroundings(state)};
  reseat(state, now);
  LogNote note{"seats", joined_by(now, ", "), seats.at, seats.after.value_or(0)};
  const std::vector<int> persons = state.persons();
  std::vector<int> people;
  for (const std::string& name : now) {
    const int seat = seat_named(name, before);
    people.push_back(seat > 0 ? persons[static_cast<std::size_t>(seat - 1)] : -++state.newcomers);
  }
  add_table(state, std::move(seats.players), std::move(people));
  state.began = state.now;
  state.opening = std::make_shared<const std::vector<Message>>(std::move(seats.say));
  state.opening_g = std::move(seats.g);
  put_anew(state, change, seats.then, seats.waiting);
  if (!seats.after) ++state.redeals;
  state.reading.reset();
  add_noted(state, std::move(change), std::move(note));
}

void take(LogState& state, LogRules&& rules) {
  Change change{"rules", 0, 0, cut(state, 0), surroundings(state)};
  LogNote note{"rules", rules.what, rules.at, rules.after};
  state.rulebooks.push_back(std::move(rules.rules));
  state.rules = state.rulebooks.size() - 1;
  state.began = state.now;
  state.opening = std::make_shared<const std::vector<Message>>(std::move(rules.say));
  state.opening_g = std::move(rules.g);
  state.budget.charge_bytes(128 * state.rulebooks.back().sources.size());
  put_anew(state, change, rules.then, rules.waiting);
  add_noted(state, std::move(change), std::move(note));
}

void take(LogState& state, LogLeave&& leave) {
  const std::vector<std::string>& names = state.names();
  if (!contains(names, leave.player))
    throw LogError("'{}' leaves, who is not at the table", leave.player);
  auto before = surroundings(state);
  std::erase_if(state.left, [&](const Departure& one) { return one.player == leave.player; });
  state.left.push_back({leave.player, static_cast<int>(state.answers.size())});
  add_beside(state, "leave", std::move(before), {"leave", leave.player, leave.at, leave.after});
}

void take(LogState& state, LogRecall&& recall) {
  auto before = surroundings(state);
  state.recall = std::move(recall.recall);
  add_beside(state, "recall", std::move(before),
             {"recall", in_words(state.recall), recall.at, recall.after});
}

void take(LogState& state, LogTimer&& timer) {
  state.timer.reset();
  if (timer.left > 0) state.timer = std::move(timer);
}

void take(LogState& state, LogReading&& reading) { state.reading = std::move(reading); }

// Drops what belongs to the last answer if answers were added or removed since.
template <class Begun>
void drop_if_past(std::optional<Begun>& begun, const LogState& state) {
  if (begun && begun->after != static_cast<int>(state.answers.size())) begun.reset();
}

}  // namespace

Rulebook rulebook_of(const Setup& setup) {
  return {setup.sources, setup.variants, setup.table.dealt, setup.table.settings};
}

void put(Rulebook rules, Setup& setup) {
  setup.sources = std::move(rules.sources);
  setup.variants = std::move(rules.variants);
  setup.table.dealt = std::move(rules.dealt);
  setup.table.settings = std::move(rules.settings);
}

const LogNote* opening_of(const std::vector<LogNote>& notes) {
  const auto found = std::ranges::find(notes, kOpening, &LogNote::kind);
  return found == notes.end() ? nullptr : &*found;
}

std::vector<int> LogState::persons_in(std::size_t table) const {
  std::vector<int> list = people.at(table);
  const auto seats = static_cast<int>(tables.at(table).size());
  for (int seat = static_cast<int>(list.size()) + 1; seat <= seats; ++seat) list.push_back(seat);
  return list;
}

bool LogState::has_left(int seat) const {
  const std::string& name = names().at(static_cast<std::size_t>(seat) - 1);
  const auto leaving = std::ranges::find(left, name, &Departure::player);
  if (leaving == left.end()) return false;
  return std::none_of(answers.begin() + leaving->after, answers.end(),
                      [&](const LogAnswer& answer) {
                        const auto* word = std::get_if<std::string>(&answer.answer);
                        return answer.correction && answer.ask == kOfASeat && answer.of == name &&
                               word != nullptr && (*word == "plays" || *word == "joins");
                      });
}

bool LogState::has_gone(int seat) const {
  const auto at = static_cast<std::size_t>(seat) - 1;
  if (has_left(seat)) return true;
  const int person = persons().at(at);
  for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
    if (!answer->correction || answer->ask != kOfASeat) continue;
    const int whose = seat_named(answer->of, tables.at(answer->named));
    if (whose < 1 || persons_in(answer->named).at(static_cast<std::size_t>(whose) - 1) != person)
      continue;
    const auto* word = std::get_if<std::string>(&answer->answer);
    return word != nullptr && (*word == "waits" || *word == "out");
  }
  return false;
}

void LogState::apply(LogRecord&& record) {
  budget.charge_bytes(sizeof(LogAnswer) + sizeof(Change));
  std::visit([this](auto& one) { take(*this, std::move(one)); }, record);
  drop_if_past(timer, *this);
  drop_if_past(reading, *this);
}

std::optional<LogUndo> LogState::last_done() const {
  const std::size_t least = changes.empty() ? 0 : changes.back().after;
  for (std::size_t n = answers.size(); n > least; --n) {
    if (!answers[n - 1].chance) return LogUndo{static_cast<int>(n)};
  }
  if (changes.empty()) return std::nullopt;
  return LogUndo{0, changes.back().what};
}

}  // namespace narrator
