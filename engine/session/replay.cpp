#include "engine/session/replay.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"

namespace narrator {
namespace {

bool acknowledgement_due(const Machine& machine) {
  return machine.question() != nullptr && !traits(machine.question()->form).logged;
}

// Returns the logged answer. Throws LogError unless it answers what the machine asks; `names` are
// those it was logged under.
Answer checked(const Question* question, const LogAnswer& answer,
               const std::vector<std::string>& names) {
  if (question == nullptr) throw LogError("answer {}: the game was over before it", answer.n);
  if (question->id != answer.ask) {
    throw LogError("answer {}: the log answers '{}', the rules ask '{}'", answer.n, answer.ask,
                   question->id);
  }
  std::optional<Answer> found = match(*question, answer, names);
  if (!found) {
    throw LogError("answer {}: {} is no legal answer to '{}'", answer.n,
                   in_one_line(to_json(answer.answer)), answer.ask);
  }
  if (std::string_view of = name_of(question->of, names); of != answer.of) {
    throw LogError("answer {}: the log says it is of '{}', the rules of '{}'", answer.n, answer.of,
                   of);
  }
  if (question->to != answer.to)
    throw LogError("answer {}: by the rules others may see it than the log says", answer.n);
  return *std::move(found);
}

// Supplies the answers in effect up to number `count`, and informs the observer.
class LoggedAnswers {
 public:
  LoggedAnswers(Machine& machine, const LogState& state, const ReplayObserver& observer,
                std::size_t count)
      : machine_(machine),
        state_(state),
        observer_(observer),
        count_(std::min(count, state.answers.size())) {}

  // Acknowledgements are not in the log.
  std::optional<GivenAnswer> next(const Question* asked) {
    if (acknowledgement_due(machine_))
      return leaves_off() ? std::nullopt : std::optional<GivenAnswer>(Answer{});
    if (given_ == count_) return std::nullopt;
    const LogAnswer& logged = state_.answers[given_++];
    const std::vector<std::string>& names = state_.tables.at(logged.named);
    if (logged.correction) asked = corrected(logged, names);
    GivenAnswer given(checked(asked, logged, names), logged.correction ? asked : nullptr);
    if (observer_.before) observer_.before(*asked, logged, given.answer);
    machine_.mute(!hears());
    return given;
  }

  bool hears() const { return observer_.hears(given_) || leaves_off(); }

  void look() {
    if (!hears()) return;
    said_ = drain_messages(machine_, std::move(said_),
                           leaves_off() ? state_.acknowledged : std::nullopt);
    if (observer_.hears(given_))
      observer_.after(given_ == 0 ? nullptr : &state_.answers[given_ - 1], said_);
  }

 private:
  // Whether an acknowledgement that is still awaited follows here.
  bool leaves_off() const { return state_.acknowledged && given_ == state_.answers.size(); }

  const Question* corrected(const LogAnswer& logged, const std::vector<std::string>& names) {
    corrected_ = correction(machine_, logged, names);
    if (corrected_) return &*corrected_;
    throw LogError("answer {}: '{}' cannot be corrected there", logged.n, logged.ask);
  }

  Machine& machine_;
  const LogState& state_;
  const ReplayObserver& observer_;
  std::size_t count_;
  std::size_t given_ = 0;
  std::optional<Question> corrected_;  // by the last answer given
  std::vector<Message> said_;          // reused storage
};

}  // namespace

void run_answers(Machine& machine, const Table& table, const NextAnswer& next,
                 const Observer& look) {
  machine.start(table);
  if (look) look(machine);
  if (next) run_answers(machine, next, look);
}

void run_answers(Machine& machine, const NextAnswer& next, const Observer& look) {
  while (const std::optional<GivenAnswer> given = next(machine.question())) {
    given->corrected ? machine.correct(*given->corrected, given->answer)
                     : machine.answer(given->answer);
    if (look) look(machine);
  }
}

NextAnswer from_list(std::vector<GivenAnswer> answers) {
  return [answers = std::move(answers), n = std::size_t{0}](const Question*) mutable {
    return n < answers.size() ? std::optional(std::move(answers[n++])) : std::nullopt;
  };
}

std::string_view name_of(int seat, const std::vector<std::string>& names) {
  return seat > 0 ? std::string_view(name_at(seat, names)) : std::string_view();
}

std::optional<Answer> match(const Question& question, const LogAnswer& answer,
                            const std::vector<std::string>& names) {
  if (question.id != answer.ask || question.chance != answer.chance) return std::nullopt;
  return from_words(question, answer.answer, names);
}

std::optional<Question> correction(Machine& machine, const LogAnswer& answer,
                                   const std::vector<std::string>& names) {
  for (Question& offered : machine.corrections()) {
    if (offered.id == answer.ask && name_of(offered.of, names) == answer.of)
      return std::move(offered);
  }
  return std::nullopt;
}

void replay(Machine& machine, const Table& table, const LogState& state,
            const ReplayObserver& observer, std::size_t count,
            const std::optional<Budget>& budget) {
  LoggedAnswers logged(machine, state, observer, count);
  machine.mute(!logged.hears());
  machine.start(table, budget.value_or(state.budget));
  logged.look();
  run_answers(
      machine, [&](const Question* asked) { return logged.next(asked); },
      [&](Machine&) { logged.look(); });
  machine.mute(false);
}

std::pair<std::vector<Message>, std::string> begin_game(Machine& machine, const Table& table) {
  run_answers(machine, table);
  std::vector<Message> said = drain_messages(machine);
  return {std::move(said), fingerprint_text(machine)};
}

std::vector<Message> drain_messages(Machine& machine, std::vector<Message> storage,
                                    const std::optional<std::size_t>& most) {
  std::size_t count = 0, acknowledged = 0;
  for (;;) {
    machine.drain(storage, count);
    if (!acknowledgement_due(machine)) break;
    if (count > 0 && !storage[count - 1].acknowledged) {
      if (acknowledged == most) break;
      storage[count - 1].acknowledged = true;
      ++acknowledged;
    }
    run_answers(machine, from_list({Answer{}}));
  }
  storage.resize(count);
  return storage;
}

std::string fingerprint_text(Machine& machine) {
  return fmt::format("{:08x}", static_cast<std::uint32_t>(machine.fingerprint()));
}

int play_out(Machine& machine, const Table& table, const Draw& draw, const Observer& look,
             int most) {
  int answers = 0;
  const auto next = [&](const Question* question) -> std::optional<GivenAnswer> {
    if (question == nullptr) return std::nullopt;
    if (traits(question->form).logged && ++answers > most)
      throw ScriptError("the game is not over after {} answers", most);
    return draw(*question);
  };
  run_answers(machine, table, next, look);
  return answers;
}

int play_out(Machine& machine, const Table& table, std::string_view seed, int number) {
  Random random(seed, static_cast<std::uint64_t>(number));
  return play_out(machine, table, [&](const Question& question) { return draw(question, random); });
}

std::vector<std::string> numbered_players(int count) {
  std::vector<std::string> names;
  for (int seat = 1; seat <= count; ++seat) names.push_back(fmt::format("P{}", seat));
  return names;
}

}  // namespace narrator
