#include "cli/simulation/contest.hpp"

#include <algorithm>
#include <mutex>

#include "cli/display/progress.hpp"
#include "engine/chance/random.hpp"
#include "engine/session/playout.hpp"
#include "engine/share_out.hpp"

namespace narrator::cli {
namespace {

// The chance of one game: one stream, or one for each question.
class Chance {
 public:
  Chance(const std::string& seed, int number, bool one_each)
      : seed_(seed), number_(static_cast<std::uint64_t>(number)), one_each_(one_each) {}

  Random& of(const Question& question) {
    const std::string stream = one_each_ ? "/" + question.id : "";
    return streams_.try_emplace(stream, seed_ + stream, number_).first->second;
  }

 private:
  const std::string& seed_;
  std::uint64_t number_;
  bool one_each_;
  std::map<std::string, Random> streams_;
};

// What one processor plays, with rules of its own.
class Worker {
 public:
  Worker(const Series& series, const std::vector<Setup>& setups, const Policies& policies)
      : series_(series), policies_(policies), seed_(setups.front().seed) {
    for (const Setup& setup : setups) {
      rules_.push_back({setup.table, std::make_unique<Machine>(setup.sources, setup.lang)});
      Machine& machine = *rules_.back().machine;
      machine.count();
      policies.empty() ? machine.mute(true) : machine.listen();
    }
    if (rules_.size() > 1) results.second.emplace();
  }

  void play(int number) {
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
    Chance chance(seed_, number, rules_.size() > 1);
    const int answers = play_out(machine, rules.table, [&](const Question& question) {
      return answer_as_players(machine, policies_, chance.of(question));
    });
    return outcome_of(machine.result().value_or(Json()), machine.counts(), answers,
                      rules.table.players);
  }

  const Series& series_;
  const Policies& policies_;
  const std::string seed_;
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
