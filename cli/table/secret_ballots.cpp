#include "cli/table/secret_ballots.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace narrator::cli {

bool SecretBallots::pending() const {
  const Question* question = session_.question();
  return question != nullptr && question->secret && traits(question->form).voters;
}

Question SecretBallots::one() const {
  assert(pending());
  const Question& ballots = *session_.question();
  Question one;
  one.id = ballots.id;
  one.of = ballots.slots[count()].seat;
  for (int pick = 0; pick < static_cast<int>(ballots.options.size()); ++pick) {
    const auto barred = std::ranges::find(ballots.barred, Barred{count(), pick});
    if (barred != ballots.barred.end() && barred->unoffered) continue;
    if (barred != ballots.barred.end())
      one.barred.push_back({0, static_cast<int>(one.options.size())});
    one.options.push_back(ballots.options[static_cast<std::size_t>(pick)]);
  }
  one.secret = true;
  one.to.seats = {one.of};
  one.args = ballots.args;
  return one;
}

std::optional<Answer> SecretBallots::cast(int pick) {
  assert(pending() && pick >= 0 && pick < std::ssize(session_.question()->options));
  if (std::string now = asked(); now != asked_) {
    asked_ = std::move(now);
    picks_.clear();
  }
  const std::vector<Option>& options = session_.question()->options;
  const Option cast = one().options.at(static_cast<std::size_t>(pick));
  picks_.push_back(static_cast<int>(std::ranges::find(options, cast) - options.begin()));
  if (picks_.size() < session_.question()->slots.size()) return std::nullopt;
  asked_.clear();
  return Answer{false, std::exchange(picks_, {})};
}

bool SecretBallots::take_back() {
  assert(pending());
  if (count() == 0) return false;
  picks_.pop_back();
  return true;
}

std::string SecretBallots::asked() const {
  const auto& answers = session_.answers();
  return std::to_string(answers.size()) + session_.question()->id +
         (answers.empty() ? "" : answers.back().g);
}

}  // namespace narrator::cli
