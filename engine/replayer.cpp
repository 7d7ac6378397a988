#include "engine/replayer.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/feed.hpp"

namespace narrator {
namespace {

void compare(const LogAnswer& answer, const std::vector<Said>& said, const std::string& g) {
  for (std::size_t i = 0; i < std::max(said.size(), answer.say.size()); ++i) {
    if (i < std::min(said.size(), answer.say.size()) && said[i] == answer.say[i]) continue;
    throw LogError(fmt::format("answer {}: the log says \"{}\", the rules say \"{}\"", answer.n,
                               i < answer.say.size() ? answer.say[i].text : "(nothing)",
                               i < said.size() ? said[i].text : "(nothing)"));
  }
  if (g != answer.g) {
    throw LogError(fmt::format("answer {}: the state after it has fingerprint {}, in the log {}", answer.n, g, answer.g));
  }
}

LogState in_effect(const LogContents& log) {
  LogState state;
  for (const LogRecord& record : log.records) state.apply(record);
  return state;
}

}  // namespace

Machine& Replayer::started(const Setup& setup) {
  if (!machine_ || sources_ != setup.sources || lang_ != setup.lang) {
    machine_ = std::make_unique<Machine>(setup.sources, setup.lang);
    sources_ = setup.sources;
    lang_ = setup.lang;
  }
  try {
    machine_->start(setup.table);
  } catch (...) {
    machine_.reset();
    throw;
  }
  return *machine_;
}

Json Replayer::result(const LogContents& log) {
  const LogState state = in_effect(log);
  Machine& machine = started(log.setup);
  try {
    acknowledge(machine);
    for (const LogAnswer& answer : state.answers) {
      feed(machine, answer, log.setup.table.players);
      acknowledge(machine);
    }
    return machine.result().value_or(Json());
  } catch (...) {
    machine_.reset();  // a machine that failed is not used again
    throw;
  }
}

int Replayer::verify(const LogContents& log) {
  const LogState state = in_effect(log);
  const std::vector<std::string>& names = log.setup.table.players;
  Machine& machine = started(log.setup);
  try {
    LogAnswer opening;
    opening.say = log.opening;
    opening.g = log.opening_g;
    compare(opening, in_words(machine, names), fingerprint_text(machine));
    for (const LogAnswer& answer : state.answers) {
      feed(machine, answer, names);
      compare(answer, in_words(machine, names), fingerprint_text(machine));
    }
  } catch (...) {
    machine_.reset();
    throw;
  }
  return static_cast<int>(state.answers.size());
}

}  // namespace narrator
