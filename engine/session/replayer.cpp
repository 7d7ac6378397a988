#include "engine/session/replayer.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/session/check_header.hpp"
#include "engine/session/replay.hpp"

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

// A machine that failed is not used again.
template <class Use>
auto Replayer::with_rules_of(const Setup& setup, Use use)
    -> decltype(use(std::declval<Machine&>())) {
  if (!machine_ || sources_ != setup.sources || lang_ != setup.lang) {
    machine_ = std::make_unique<Machine>(setup.sources, setup.lang);
    sources_ = setup.sources;
    lang_ = setup.lang;
  }
  try {
    return use(*machine_);
  } catch (...) {
    machine_.reset();
    throw;
  }
}

Json Replayer::result(const LoggedGame& log) {
  return with_rules_of(log.setup, [&](Machine& machine) {
    replay(machine, log.setup.table, log.state);
    return machine.result().value_or(Json());
  });
}

// The game is run from the beginning again wherever a player got another name, and held to the log
// from there on.
int Replayer::verify(const LogContents& log) {
  if (!log.untrue.empty()) throw LogError("line " + log.untrue);
  const std::vector<LogAnswer>& answers = log.state.answers;
  Table table = log.setup.table;
  const auto hold_to_log = [&](Machine& machine, std::size_t named, std::size_t from) {
    const auto first =
        answers.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(from, 1)) - 1;
    const auto until = std::find_if(first, answers.end(),
                                    [&](const LogAnswer& one) { return one.named != named; });
    Visitor visitor;
    visitor.heard_from = from;
    visitor.after = [&](const LogAnswer* logged, const std::vector<Said>& said) {
      const std::string g = fingerprint_text(machine);  // taken once everything is said
      if (logged) return compare(logged->n, logged->say, logged->g, said, g);
      compare(0, log.state.opening, log.state.opening_g, said, g);
    };
    table.players = log.state.tables.at(named);
    const auto count = static_cast<std::size_t>(until - answers.begin());
    replay(machine, table, log.state, visitor, count);
    return count;
  };
  with_rules_of(log.setup, [&](Machine& machine) {
    std::size_t held = hold_to_log(machine, log.state.began, 0);
    while (held < answers.size()) held = hold_to_log(machine, answers[held].named, held + 1);
    check_header(machine, log);
  });
  return static_cast<int>(answers.size());
}

}  // namespace narrator
