#include "engine/session/feed.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/error.hpp"

namespace narrator {
namespace {

std::string_view name_of(int seat, const std::vector<std::string>& names) {
  return seat > 0 ? std::string_view(names.at(static_cast<std::size_t>(seat - 1)))
                  : std::string_view();
}

bool acknowledgement_due(const Machine& machine) {
  return machine.question() != nullptr && machine.question()->form == Form::acknowledge;
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

}  // namespace

std::optional<Answer> match(const Question& question, const LogAnswer& answer,
                            const std::vector<std::string>& names) {
  if (question.id != answer.ask || question.chance != answer.chance) return std::nullopt;
  return from_json(question, answer.answer, names);
}

void feed(Machine& machine, const LogAnswer& answer, const std::vector<std::string>& names) {
  const Question* question = machine.question();
  if (question == nullptr)
    throw LogError(fmt::format("answer {}: the game was over before it", answer.n));
  if (question->id != answer.ask) {
    throw LogError(fmt::format("answer {}: the log answers '{}', the rules ask '{}'", answer.n,
                               answer.ask, question->id));
  }
  const std::optional<Answer> found = match(*question, answer, names);
  if (!found) {
    throw LogError(fmt::format("answer {}: {} is no legal answer to '{}'", answer.n,
                               answer.answer.dump(), answer.ask));
  }
  if (name_of(question->of, names) != answer.of) {
    throw LogError(fmt::format("answer {}: the log says it is of '{}', the rules of '{}'", answer.n,
                               answer.of, name_of(question->of, names)));
  }
  if (question->to != answer.to) {
    throw LogError(fmt::format("answer {}: it is for other eyes than the rules say", answer.n));
  }
  machine.answer(*found);
}

void reword(LogAnswer& answer, const Question& question, const std::vector<std::string>& then,
            const std::vector<std::string>& now) {
  const std::optional<Answer> found = match(question, answer, then);
  if (!found || name_of(question.of, then) != answer.of) return;
  answer.answer = to_json(question, *found, now);
  answer.of = name_of(question.of, now);
}

void acknowledge(Machine& machine) {
  while (acknowledgement_due(machine)) machine.answer(Answer{});
}

std::vector<Said> hear(Machine& machine, const std::vector<std::string>& names) {
  std::vector<Said> said;
  said.reserve(machine.said().size());
  for (;;) {
    for (const Announcement& one : machine.said()) {
      said.push_back({one.to, one.id, machine.text().render_of_game(one.id, one.args, names),
                      one.pause, timer_of(one.args), recall_of(one.args)});
    }
    if (!acknowledgement_due(machine)) return said;
    machine.answer(Answer{});
  }
}

std::string fingerprint_text(Machine& machine) {
  return fmt::format("{:08x}", static_cast<std::uint32_t>(machine.fingerprint()));
}

}  // namespace narrator
