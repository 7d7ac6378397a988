#include "cli/simulation/contest.hpp"

#include <algorithm>
#include <cassert>
#include <mutex>

#include <fmt/format.h>

#include "cli/display/progress.hpp"
#include "cli/system/clock.hpp"
#include "engine/chance/random.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/session/playout.hpp"
#include "engine/session/session.hpp"
#include "engine/share_out.hpp"

namespace narrator::cli {
namespace {

std::string seed_of_game(const std::string& seed, int number) {
  return fmt::format("{}{:06x}", seed, number);
}

// The chance of one game. Players have one stream and chance is as the game's log would draw it; or
// each question has a stream.
class Chance {
 public:
  Chance(const std::string& seed, int number, bool one_each)
      : seed_(seed), number_(number), one_each_(one_each) {}

  // Requires that `question` is the one after the last.
  Random& of(const Question& question) {
    if (traits(question.form).logged) ++answer_;
    if (question.chance && !one_each_)
      return drawn_.emplace(chance_of(seed_of_game(seed_, number_), answer_, 0));
    const std::string stream = one_each_ ? "/" + question.id : "";
    return streams_.try_emplace(stream, seed_ + stream, static_cast<std::uint64_t>(number_))
        .first->second;
  }

 private:
  const std::string& seed_;
  const int number_;
  const bool one_each_;
  int answer_ = 0;  // its number
  std::optional<Random> drawn_;
  std::map<std::string, Random> streams_;
};

// Plays a game once more, as a moderator would, into a log of its own.
void keep(Setup setup, const std::string& folder, int number, const std::vector<Answer>& given,
          const Json& result) {
  setup.seed = seed_of_game(setup.seed, number);
  const std::string path = fmt::format("{}/{}-{:06}.jsonl", folder, setup.game, number + 1);
  Session session = Session::create(setup, path, utc_now);
  for (const Answer& answer : given) {
    while (session.question() && !traits(session.question()->form).logged) session.answer({});
    if (session.question() == nullptr) break;
    session.answer(answer);
  }
  if (session.result().value_or(Json()) != result)
    throw ScriptError("game {} comes out otherwise the second time", number + 1);
}

// What one processor plays, with rules of its own.
class Worker {
 public:
  Worker(const Series& series, const std::vector<Setup>& setups, const Policies& policies)
      : series_(series), setup_(setups.front()), policies_(policies) {
    for (const Setup& setup : setups) {
      rules_.push_back({setup.table, std::make_unique<Machine>(setup.sources, setup.lang)});
      Machine& machine = *rules_.back().machine;
      machine.count();
      policies.empty() ? machine.mute(true) : machine.listen();
    }
    if (rules_.size() > 1) results.second.emplace();
  }

  void play(int number) {
    assert(number >= 0 && !rules_.empty());
    const Outcome first = played(rules_.front(), number);
    results.first.add(first);
    if (!results.second) return;
    const Outcome second = played(rules_.back(), number);
    results.second->add(second);
    results.differences.add(first, second);
  }

  Results results;

 private:
  struct Rules {
    Table table;
    std::unique_ptr<Machine> machine;
  };

  Outcome played(Rules& rules, int number) {
    rules.table.players = numbered_players(series_.players(number));
    Machine& machine = *rules.machine;
    Chance chance(setup_.seed, number, rules_.size() > 1);
    std::vector<Answer> given;
    const int answers = play_out(machine, rules.table, [&](const Question& question) {
      const bool kept = !series_.logs.empty() && !question.chance && traits(question.form).logged;
      Answer answer = answer_as_players(machine, policies_, chance.of(question));
      if (kept) given.push_back(answer);
      return answer;
    });
    const Json result = machine.result().value_or(Json());
    if (!series_.logs.empty()) {
      Setup setup = setup_;
      setup.table.players = rules.table.players;
      keep(std::move(setup), series_.logs, number, given, result);
    }
    return outcome_of(result, machine.counts(), answers, rules.table.players);
  }

  const Series& series_;
  const Setup& setup_;  // the first
  const Policies& policies_;
  std::vector<Rules> rules_;
};

}  // namespace

void Results::add(const Results& other) {
  first.add(other.first);
  if (other.second && !second) second.emplace();
  if (other.second) second->add(*other.second);
  differences.add(other.differences);
}

Results play_series(const Series& series, const std::vector<Setup>& setups,
                    const Policies& policies, unsigned jobs) {
  std::vector<std::unique_ptr<Worker>> workers(processors(jobs));
  std::mutex mutex;
  Progress progress("games");
  std::size_t done = 0;
  const auto games = static_cast<std::size_t>(std::max(series.count(), 0));
  share_out(games, static_cast<unsigned>(workers.size()), [&](unsigned worker, std::size_t piece) {
    std::unique_ptr<Worker>& mine = workers[worker];
    if (!mine) mine = std::make_unique<Worker>(series, setups, policies);
    mine->play(series.number(piece));
    const std::scoped_lock lock(mutex);
    progress.at(++done, games);
  });
  Results all;
  if (setups.size() > 1) all.second.emplace();
  for (const auto& worker : workers) {
    if (worker) all.add(worker->results);
  }
  return all;
}

}  // namespace narrator::cli
