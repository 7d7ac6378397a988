#include "cli/simulation/players.hpp"

#include <algorithm>
#include <cassert>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

// The policy of the player on a seat, "" for none: by what that one was told to be.
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

// One of the ballots that a voter may cast; without weights, or with none of these, any.
int cast(const std::vector<std::uint32_t>& weights, const std::vector<int>& picks, Random& random) {
  assert(!picks.empty());
  std::vector<std::uint32_t> open(picks.size(), 1);
  for (std::size_t i = 0; i < picks.size() && !weights.empty(); ++i)
    open[i] = weights[static_cast<std::size_t>(picks[i])];
  if (std::ranges::count(open, 0U) == std::ssize(open)) open.assign(picks.size(), 1);
  return picks[static_cast<std::size_t>(draw_weighted(open, random))];
}

// Every voter for itself; who has no policy as everybody does without one.
Answer vote(Machine& machine, const Policies& policies, Random& random) {
  const Question& question = *machine.question();
  Answer answer;
  for (std::size_t place = 0; place < question.slots.size(); ++place) {
    const auto weights = weights_of(machine, policies, question.slots[place].seat);
    answer.picks.push_back(cast(weights, allowed(question, place), random));
  }
  return answer;
}

// So many different ones, one after the other.
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

}  // namespace

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

}  // namespace narrator::cli
