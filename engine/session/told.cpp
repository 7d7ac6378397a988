#include "engine/session/told.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "engine/session/replay.hpp"

namespace narrator {
namespace {

bool deals_secrets(const Question& question) {
  return question.secret && !traits(question.form).voters && any_player(question.slots);
}

// Keeps the first `n` answers, with what was said after the last of them.
void keep_answers(LogState& state, std::size_t n, std::vector<Message> said) {
  state.acknowledged = static_cast<std::size_t>(acknowledged_in(said)) - 1;
  state.answers.erase(state.answers.begin() + static_cast<std::ptrdiff_t>(n), state.answers.end());
  if (n > 0)
    state.answers.back().say = std::move(said);
  else
    state.opening = std::make_shared<const std::vector<Message>>(std::move(said));
}

}  // namespace

bool knows_of(const LogAnswer& answer, const Reader& reader) {
  return may_see(answer.to, reader) || !answer.of.empty();
}

bool may_see_again(const Session& session, const Audience& to, std::string_view recall,
                   const Reader& reader) {
  return may_see(to, reader) && session.may_recall(recall, reader);
}

bool may_see_again(const Session& session, const LogAnswer& answer, const Reader& reader) {
  return may_see_again(session, answer.to, answer.ballots ? "votes" : "", reader);
}

std::vector<Message> heard_again(const Session& session, std::vector<Message> said,
                                 const Reader& reader) {
  std::erase_if(said, [&](const Message& one) {
    return !may_see_again(session, one.to, one.recall, reader);
  });
  return said;
}

bool is_for(const Json& widget, const Reader& reader) {
  return !widget.is_object() || !widget.contains("to") || reader.who == Reader::Who::moderator;
}

bool is_shown(const Session& session, const Json& widget, const Reader& reader) {
  return is_for(widget, reader) && session.may_recall(text_field(widget, "recall"), reader);
}

ReadAloud read_aloud(const Setup& setup, const LogState& state) {
  ReadAloud found;
  ReplayObserver observer;
  observer.before = [&](const Question& question, const LogAnswer& logged, const Answer&) {
    if (found.deal == 0 && deals_secrets(question)) found.deal = logged.n;
  };
  observer.after = [&](const LogAnswer* logged, std::vector<Message>& said) {
    std::vector<Message> lines;
    std::ranges::copy_if(said, std::back_inserter(lines), &Message::pause);
    if (!lines.empty())
      found.passages.push_back({logged ? logged->n : 0, std::move(lines), std::move(said)});
  };
  Machine machine(setup.sources, setup.lang);
  replay(machine, setup.table, state, observer);
  return found;
}

bool awaits_acknowledgement(const LogState& state) {
  return state.reading && state.reading->awaited > 0;
}

void as_told(LoggedGame& game) {
  if (!awaits_acknowledgement(game.state)) return;
  std::vector<std::vector<Message>> said;  // after each answer
  ReplayObserver observer;
  observer.after = [&](const LogAnswer*, std::vector<Message>& now) { said.push_back(now); };
  Machine machine(game.setup.sources, game.setup.lang);
  replay(machine, game.setup.table, game.state, observer);
  int awaited = game.state.reading->awaited;
  for (std::size_t n = said.size(); n-- > 0;) {
    for (std::size_t i = said[n].size(); i-- > 0;) {
      if (!said[n][i].acknowledged || --awaited > 0) continue;
      said[n].resize(i + 1);
      return keep_answers(game.state, n, std::move(said[n]));
    }
  }
}

}  // namespace narrator
