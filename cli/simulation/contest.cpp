#include "cli/simulation/simulation.hpp"

#include <algorithm>
#include <cassert>
#include <mutex>

#include <fmt/format.h>

#include "cli/system/clock.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"
#include "engine/share_out.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Returns the policy of the player at a seat, chosen by the role that player was told, or "" for
// none.
std::string policy_of(const Machine& machine, const Policies& policies, int seat) {
  const Reader self{Reader::Who::player, seat};
  for (const Fact& fact : machine.facts()) {
    const auto* word = std::get_if<Word>(&fact.value.data);
    if (fact.subject != seat || word == nullptr || !may_see(fact.to, self)) continue;
    if (const std::string* named = found_in(policies, word->text)) return *named;
  }
  return found_or(policies, "", {});
}

std::vector<std::uint32_t> weights_of(Machine& machine, const Policies& policies, int seat) {
  const std::string policy = seat > 0 ? policy_of(machine, policies, seat) : "";
  return policy.empty() ? std::vector<std::uint32_t>() : machine.weigh(policy, seat);
}

// Picks one of a voter's legal ballots by weight; uniformly if there are no weights or all are 0.
int cast(const std::vector<std::uint32_t>& weights, const std::vector<int>& picks, Random& random) {
  assert(!picks.empty());
  std::vector<std::uint32_t> open(picks.size(), 1);
  for (std::size_t i = 0; i < picks.size() && !weights.empty(); ++i)
    open[i] = weights[static_cast<std::size_t>(picks[i])];
  if (std::ranges::count(open, 0U) == std::ssize(open)) open.assign(picks.size(), 1);
  return picks[static_cast<std::size_t>(draw_weighted(open, random))];
}

// Lets every voter decide independently; voters without a policy vote at random.
Answer vote(Machine& machine, const Policies& policies, Random& random) {
  const Question& question = *machine.question();
  Answer answer;
  for (std::size_t place = 0; place < question.slots.size(); ++place) {
    const auto weights = weights_of(machine, policies, question.slots[place].seat);
    answer.picks.push_back(cast(weights, allowed(question, place), random));
  }
  return answer;
}

// Draws `count` different options, one after the other.
Answer choose(std::vector<std::uint32_t> weights, int count, Random& random) {
  assert(count <= std::ssize(weights));
  Answer answer;
  for (; count > 0; --count) {
    if (std::ranges::all_of(weights, [](std::uint32_t one) { return one == 0; }))
      for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = !contains(answer.picks, static_cast<int>(i));
    answer.picks.push_back(draw_weighted(weights, random));
    weights[static_cast<std::size_t>(answer.picks.back())] = 0;
  }
  return answer;
}

// Answers the machine's question as the players asked would. Draws one number from `random` for
// each choice of a player, with or without a policy. Requires that the machine listens.
Answer answer_as_players(Machine& machine, const Policies& policies, Random& random) {
  assert(machine.question() != nullptr);
  const Question& question = *machine.question();
  if (policies.empty() || question.chance) return draw(question, random);
  if (traits(question.form).voters) return vote(machine, policies, random);
  std::vector<std::uint32_t> weights = weights_of(machine, policies, question.of);
  if (weights.empty()) return draw(question, random);
  switch (question.form) {
    case Form::choose: return choose(std::move(weights), question.min, random);
    case Form::number: return {false, {question.min + draw_weighted(weights, random)}};
    case Form::confirm:
    case Form::ballots:
    case Form::deal:
    case Form::acknowledge: break;
  }
  return {false, {draw_weighted(weights, random)}};
}

std::string seed_of_game(const std::string& seed, int number) {
  return fmt::format("{}{:06x}", seed, number);
}

// The random numbers of one game. Either the players share a stream and chance is drawn as in the
// game's log, or each question has a stream of its own.
class Chance {
 public:
  Chance(const std::string& seed, int number, bool one_each)
      : seed_(seed), number_(number), one_each_(one_each) {}

  // Requires that `question` follows the question of the previous call.
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
  int answer_ = 0;  // number of the current answer
  std::optional<Random> drawn_;
  std::map<std::string, Random> streams_;
};

// Replays a game into its own log, as a moderator would enter it.
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

// Plays the games of one processor, with its own copy of the rules.
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
  const Setup& setup_;  // the first setup
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

Policies policies_from(const std::vector<std::string>& given, const Machine& machine) {
  const std::vector<std::string> known = machine.policies();
  Policies policies;
  for (const std::string& one : given) {
    const auto sign = one.find('=');
    const std::string who = sign == std::string::npos ? "" : one.substr(0, sign);
    const std::string name = sign == std::string::npos ? one : one.substr(sign + 1);
    if (known.empty())
      throw Error(Exit::usage, "{} brings no policy: its players answer at random",
                  machine.game().id);
    if (!contains(known, name))
      throw Error(Exit::usage, "{} brings no policy '{}'; {}", machine.game().id, sanitised(name),
                  suggestion(name, known));
    if (!policies.emplace(who, name).second)
      throw Error(Exit::usage, "--policy {}: the same players have one already", sanitised(one));
  }
  return policies;
}

}  // namespace narrator::cli
