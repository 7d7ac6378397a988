#include "engine/session/replay.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/error.hpp"

namespace narrator {
namespace {

bool acknowledgement_due(const Machine& machine) {
  return machine.question() != nullptr && !traits(machine.question()->form).logged;
}

// An announcement with a number `timer` among its values starts a countdown.
int timer_of(const Args& args) {
  const Value* value = find(args, "timer");
  const auto* seconds = value == nullptr ? nullptr : std::get_if<std::int64_t>(&value->data);
  return seconds == nullptr ? 0
                            : static_cast<int>(std::clamp<std::int64_t>(*seconds, 0, 1'000'000));
}

// One with a word `recall` among its values tells what the table may not have to be reminded of.
std::string recall_of(const Args& args) {
  const Value* value = find(args, "recall");
  const auto* item = value == nullptr ? nullptr : std::get_if<Word>(&value->data);
  return item == nullptr ? std::string() : item->text;
}

// The logged answer, where the machine asks what it answers; the names are those it was logged
// under.
Answer checked(const Question* question, const LogAnswer& answer,
               const std::vector<std::string>& names) {
  if (question == nullptr)
    throw LogError(fmt::format("answer {}: the game was over before it", answer.n));
  if (question->id != answer.ask) {
    throw LogError(fmt::format("answer {}: the log answers '{}', the rules ask '{}'", answer.n,
                               answer.ask, question->id));
  }
  std::optional<Answer> found = match(*question, answer, names);
  if (!found) {
    throw LogError(fmt::format("answer {}: {} is no legal answer to '{}'", answer.n,
                               to_json(answer.answer).dump(), answer.ask));
  }
  if (std::string_view of = name_of(question->of, names); of != answer.of) {
    throw LogError(fmt::format("answer {}: the log says it is of '{}', the rules of '{}'", answer.n,
                               answer.of, of));
  }
  if (question->to != answer.to) {
    throw LogError(fmt::format("answer {}: it is for other eyes than the rules say", answer.n));
  }
  return *std::move(found);
}

// The answers in effect up to number `count`, one after the other, and who looks on.
class LoggedAnswers {
 public:
  LoggedAnswers(Machine& machine, const Table& table, const LogState& state, const Visitor& visitor,
                std::size_t count)
      : machine_(machine),
        table_(table),
        state_(state),
        visitor_(visitor),
        count_(std::min(count, state.answers.size())) {}

  // Acknowledgements are not among them.
  std::optional<Given> next(const Question* asked) {
    if (acknowledgement_due(machine_)) return Answer{};
    if (given_ == count_) return std::nullopt;
    const LogAnswer& logged = state_.answers[given_++];
    const std::vector<std::string>& names = state_.tables.at(logged.named);
    if (logged.correction) asked = corrected(logged, names);
    Given given(checked(asked, logged, names), logged.correction ? asked : nullptr);
    if (visitor_.before) visitor_.before(*asked, logged, given.answer);
    machine_.mute(!visitor_.hears(given_));
    return given;
  }

  void look() {
    if (!visitor_.hears(given_)) return;
    said_ = hear(machine_, table_.players, std::move(said_));
    visitor_.after(given_ == 0 ? nullptr : &state_.answers[given_ - 1], said_);
  }

 private:
  const Question* corrected(const LogAnswer& logged, const std::vector<std::string>& names) {
    corrected_ = correction(machine_, logged, names);
    if (corrected_) return &*corrected_;
    throw LogError(fmt::format("answer {}: '{}' cannot be corrected there", logged.n, logged.ask));
  }

  Machine& machine_;
  const Table& table_;
  const LogState& state_;
  const Visitor& visitor_;
  std::size_t count_;
  std::size_t given_ = 0;
  std::optional<Question> corrected_;  // by the answer given last
  std::vector<Said> said_;             // lends its storage
};

}  // namespace

void feed(Machine& machine, const Table& table, const NextAnswer& next, const Look& look) {
  machine.start(table);
  if (look) look(machine);
  if (next) feed(machine, next, look);
}

void feed(Machine& machine, const NextAnswer& next, const Look& look) {
  while (const std::optional<Given> given = next(machine.question())) {
    given->corrected ? machine.correct(*given->corrected, given->answer)
                     : machine.answer(given->answer);
    if (look) look(machine);
  }
}

NextAnswer these(std::vector<Given> answers) {
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

void replay(Machine& machine, const Table& table, const LogState& state, const Visitor& visitor,
            std::size_t count) {
  machine.mute(!visitor.hears(0));
  LoggedAnswers logged(machine, table, state, visitor, count);
  feed(
      machine, table, [&](const Question* asked) { return logged.next(asked); },
      [&](Machine&) { logged.look(); });
  machine.mute(false);
}

std::pair<std::vector<Said>, std::string> begin_game(Machine& machine, const Table& table) {
  feed(machine, table);
  std::vector<Said> said = hear(machine, table.players);
  return {std::move(said), fingerprint_text(machine)};
}

void put_into_words(const Catalogue& text, const Announcement& one,
                    const std::vector<std::string>& names, Said& said) {
  said.to = one.to;
  said.id = one.id;
  said.text = text.render_of_game(one.id, one.args, names, std::move(said.text));
  said.pause = one.pause;
  said.timer = timer_of(one.args);
  said.recall = recall_of(one.args);
  said.acknowledged = false;
}

std::vector<Said> hear(Machine& machine, const std::vector<std::string>& names,
                       std::vector<Said> said) {
  std::size_t n = 0;
  for (;;) {
    for (const Announcement& one : machine.said()) {
      Said& told = n < said.size() ? said[n] : said.emplace_back();
      put_into_words(machine.text(), one, names, told);
      machine.keep(told.text.size());
      ++n;
    }
    if (!acknowledgement_due(machine)) break;
    if (n > 0) said[n - 1].acknowledged = true;
    feed(machine, these({Answer{}}));
  }
  said.resize(n);
  return said;
}

std::string fingerprint_text(Machine& machine) {
  std::string digits(8, '0');
  auto left = static_cast<std::uint32_t>(machine.fingerprint());
  for (auto digit = digits.rbegin(); left != 0; left >>= 4)
    *digit++ = "0123456789abcdef"[left & 15];
  return digits;
}

}  // namespace narrator
