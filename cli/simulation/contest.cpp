#include "cli/simulation/contest.hpp"

#include <algorithm>
#include <mutex>

#include "cli/check/playout.hpp"
#include "cli/display/progress.hpp"
#include "engine/chance/random.hpp"
#include "engine/share_out.hpp"

namespace narrator::cli {
namespace {

// The chance of one game, in which each question has its own.
class StreamEach {
 public:
  StreamEach(const std::string& seed, int number) : seed_(seed), number_(number) {}

  Answer operator()(const Question& question) {
    auto found = streams_.find(question.id);
    if (found == streams_.end()) {
      const auto number = static_cast<std::uint64_t>(number_);
      found = streams_.try_emplace(question.id, seed_ + "/" + question.id, number).first;
    }
    return draw(question, found->second);
  }

 private:
  const std::string& seed_;
  int number_;
  std::map<std::string, Random> streams_;
};

// What one processor plays: every so-manieth game of the series, with rules of its own.
class Player {
 public:
  Player(const Series& series, const std::vector<Setup>& setups)
      : series_(series), seed_(setups.front().seed) {
    for (const Setup& setup : setups) {
      rules_.push_back({setup.table, std::make_unique<Machine>(setup.sources, setup.lang)});
      rules_.back().machine->listen();
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
    const Playout playout = rules_.size() > 1
                                ? play_out(machine, rules.table, StreamEach(seed_, number))
                                : play_out(machine, rules.table, seed_, number);
    return outcome_of(playout.result, machine.counts({}), playout.answers, rules.table.players);
  }

  const Series& series_;
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

Results play_series(const Series& series, const std::vector<Setup>& setups, unsigned jobs) {
  std::vector<std::unique_ptr<Player>> players(processors(jobs));
  std::mutex mutex;
  Progress progress("games");
  std::size_t done = 0;
  const auto games = static_cast<std::size_t>(std::max(series.count(), 0));
  share_out(games, processors(jobs), [&](unsigned worker, std::size_t piece) {
    std::unique_ptr<Player>& player = players[worker];
    if (!player) player = std::make_unique<Player>(series, setups);
    player->play(series.number(piece));
    const std::scoped_lock lock(mutex);
    progress.at(++done, games);
  });
  Results all;
  if (setups.size() > 1) all.second.emplace();
  for (const auto& player : players) {
    if (player) all.add(player->results);
  }
  return all;
}

}  // namespace narrator::cli
