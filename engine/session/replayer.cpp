#include "engine/session/replayer.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/session/feed.hpp"

namespace narrator {
namespace {

std::string after(int n) {
  return n == 0 ? "before the first answer" : fmt::format("answer {}", n);
}

// What the log says came of answer `n` (0: the beginning), and what the rules say now.
void compare(int n, const std::vector<Said>& logged, const std::string& logged_g,
             const std::vector<Said>& said, const std::string& g) {
  static const Said nothing{{}, {}, "(nothing)"};
  for (std::size_t i = 0; i < std::max(said.size(), logged.size()); ++i) {
    const Said& then = i < logged.size() ? logged[i] : nothing;
    const Said& now = i < said.size() ? said[i] : nothing;
    if (then == now) continue;
    throw LogError(fmt::format(
        "{}: the log says \"{}\", the rules say \"{}\"{}", after(n), then.text, now.text,
        then.text == now.text ? (then.id == now.id ? ", to others" : ", as another message") : ""));
  }
  if (g != logged_g) {
    throw LogError(
        fmt::format("{}: the state then has fingerprint {}, in the log {}", after(n), g, logged_g));
  }
}

}  // namespace

Machine& Replayer::started(const Setup& setup, const std::vector<std::string>& names) {
  if (!machine_ || sources_ != setup.sources || lang_ != setup.lang) {
    machine_ = std::make_unique<Machine>(setup.sources, setup.lang);
    sources_ = setup.sources;
    lang_ = setup.lang;
  }
  try {
    if (names == setup.table.players) {
      machine_->start(setup.table);
    } else {
      Table table = setup.table;
      table.players = names;
      machine_->start(table);
    }
  } catch (...) {
    machine_.reset();  // a machine that failed is not used again
    throw;
  }
  return *machine_;
}

// The game of players with these names after its first answers, whatever the names were then.
Machine& Replayer::run_to(const LoggedGame& log, std::size_t count,
                          const std::vector<std::string>& names) {
  Machine& machine = started(log.setup, names);
  machine.mute(true);  // nobody hears what was said on the way
  acknowledge(machine);
  for (std::size_t i = 0; i < count; ++i) {
    const LogAnswer& answer = log.state.answers[i];
    feed(machine, answer, log.state.tables.at(answer.named));
    acknowledge(machine);
  }
  machine.mute(false);
  return machine;
}

Json Replayer::result(const LoggedGame& log) {
  try {
    return run_to(log, log.state.answers.size(), log.state.names()).result().value_or(Json());
  } catch (...) {
    machine_.reset();
    throw;
  }
}

int Replayer::verify(const LogContents& log) {
  const auto& tables = log.state.tables;
  Machine* machine = &started(log.setup, tables.front());
  try {
    // Fingerprints are taken once everything is said.
    const auto hold_to = [&](int n, const auto& names, const auto& say, const std::string& g) {
      const std::vector<Said> said = hear(*machine, names);
      compare(n, say, g, said, fingerprint_text(*machine));
    };
    hold_to(0, tables.front(), log.opening, log.opening_g);
    std::size_t named = 0;
    for (const LogAnswer& answer : log.state.answers) {
      const std::vector<std::string>& names = tables.at(answer.named);
      if (answer.named != named)
        machine = &run_to(log, static_cast<std::size_t>(answer.n - 1), names);
      named = answer.named;
      feed(*machine, answer, names);
      hold_to(answer.n, names, answer.say, answer.g);
    }
  } catch (...) {
    machine_.reset();
    throw;
  }
  return static_cast<int>(log.state.answers.size());
}

}  // namespace narrator
