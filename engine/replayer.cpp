#include "engine/replayer.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/feed.hpp"

namespace narrator {
namespace {

// What the log says of a moment, and what the rules say now. `when` names it.
void compare(const std::string& when, const std::vector<Said>& logged, const std::string& logged_g,
             const std::vector<Said>& said, const std::string& g) {
  static const Said nothing{{}, {}, "(nothing)"};
  for (std::size_t i = 0; i < std::max(said.size(), logged.size()); ++i) {
    const Said& then = i < logged.size() ? logged[i] : nothing;
    const Said& now = i < said.size() ? said[i] : nothing;
    if (then == now) continue;
    throw LogError(fmt::format(
        "{}: the log says \"{}\", the rules say \"{}\"{}", when, then.text, now.text,
        then.text == now.text ? (then.id == now.id ? ", to others" : ", as another message") : ""));
  }
  if (g != logged_g) {
    throw LogError(
        fmt::format("{}: the state then has fingerprint {}, in the log {}", when, g, logged_g));
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
    // Fingerprints are taken once everything is said.
    const auto hold_to = [&](const std::string& when, const std::vector<Said>& say, const std::string& g) {
      const std::vector<Said> said = hear(machine, names);
      compare(when, say, g, said, fingerprint_text(machine));
    };
    hold_to("before the first answer", log.opening, log.opening_g);
    for (const LogAnswer& answer : state.answers) {
      feed(machine, answer, names);
      hold_to(fmt::format("answer {}", answer.n), answer.say, answer.g);
    }
  } catch (...) {
    machine_.reset();
    throw;
  }
  return static_cast<int>(state.answers.size());
}

}  // namespace narrator
