#include "engine/session/read_aloud.hpp"

#include "engine/session/replay.hpp"

namespace narrator {
namespace {

bool deals_secrets(const Question& question) {
  return question.secret && !traits(question.form).voters && any_player(question.slots);
}

}  // namespace

ReadAloud read_aloud(const Setup& setup, const LogState& state) {
  ReadAloud found;
  ReplayObserver observer;
  observer.before = [&](const Question& question, const LogAnswer& logged, const Answer&) {
    if (found.deal == 0 && deals_secrets(question)) found.deal = logged.n;
  };
  observer.after = [&](const LogAnswer* logged, std::vector<Message>& said) {
    std::erase_if(said, [](const Message& one) { return one.pause == 0; });
    if (!said.empty()) found.passages.push_back({logged ? logged->n : 0, std::move(said)});
  };
  Machine machine(setup.sources, setup.lang);
  replay(machine, setup.table, state, observer);
  return found;
}

}  // namespace narrator
