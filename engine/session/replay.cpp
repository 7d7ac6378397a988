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
  const auto* item = value == nullptr ? nullptr : std::get_if<std::string>(&value->data);
  return item == nullptr ? std::string() : *item;
}

// Answers every acknowledgement that is due.
void acknowledge(Machine& machine) {
  while (acknowledgement_due(machine)) machine.answer(Answer{});
}

// Once an answer was given: all that is said, to whoever listens; `said` lends its storage.
void settle(Machine& machine, const Table& table, const Visitor& visitor, std::size_t n,
            const LogAnswer* logged, std::vector<Said>& said) {
  if (!visitor.hears(n)) return acknowledge(machine);
  said = hear(machine, table.players, std::move(said));
  visitor.after(logged, said);
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

}  // namespace

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
  machine.start(table);
  std::vector<Said> said;
  settle(machine, table, visitor, 0, nullptr, said);
  go_on(machine, table, state, 0, visitor, count);
}

std::pair<std::vector<Said>, std::string> begin_game(Machine& machine, const Table& table) {
  machine.start(table);
  std::vector<Said> said = hear(machine, table.players);
  return {std::move(said), fingerprint_text(machine)};
}

void go_on(Machine& machine, const Table& table, const LogState& state, std::size_t from,
           const Visitor& visitor, std::size_t count) {
  std::vector<Said> said;
  for (std::size_t i = from; i < std::min(count, state.answers.size()); ++i) {
    const LogAnswer& logged = state.answers[i];
    const std::vector<std::string>& names = state.tables.at(logged.named);
    std::optional<Question> corrected;
    if (logged.correction) {
      corrected = correction(machine, logged, names);
      if (!corrected)
        throw LogError(
            fmt::format("answer {}: '{}' cannot be corrected there", logged.n, logged.ask));
    }
    const Question* question = corrected ? &*corrected : machine.question();
    const Answer answer = checked(question, logged, names);
    if (visitor.before) visitor.before(*question, logged, answer);
    machine.mute(!visitor.hears(i + 1));
    corrected ? machine.correct(*corrected, answer) : machine.answer(answer);
    settle(machine, table, visitor, i + 1, &logged, said);
  }
  machine.mute(false);
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
    machine.answer(Answer{});
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
