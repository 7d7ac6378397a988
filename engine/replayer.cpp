#include "engine/replayer.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/feed.hpp"

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
  Machine& machine = started(log.setup);
  try {
    acknowledge(machine);
    for (const LogAnswer& answer : log.state.answers) {
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
  const std::vector<std::string>& names = log.setup.table.players;
  Machine& machine = started(log.setup);
  try {
    // Fingerprints are taken once everything is said.
    const auto hold_to = [&](int n, const std::vector<Said>& say, const std::string& g) {
      const std::vector<Said> said = hear(machine, names);
      compare(n, say, g, said, fingerprint_text(machine));
    };
    hold_to(0, log.opening, log.opening_g);
    for (const LogAnswer& answer : log.state.answers) {
      feed(machine, answer, names);
      hold_to(answer.n, answer.say, answer.g);
    }
  } catch (...) {
    machine_.reset();
    throw;
  }
  return static_cast<int>(log.state.answers.size());
}

}  // namespace narrator
