#include "cli/table/secret_screen.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cli/screens/scene.hpp"

namespace narrator::cli {

bool SecretBallots::pending() const {
  const Question* question = session_.question();
  return question != nullptr && question->secret && traits(question->form).voters;
}

std::vector<SecretBallots::Cast> SecretBallots::so_far() const {
  return where_asked(session_) == asked_ ? cast_ : std::vector<Cast>();
}

std::vector<int> SecretBallots::missing() const {
  const auto cast = so_far();
  std::vector<int> seats;
  const std::vector<Option>& slots = session_.question()->slots;
  for (std::size_t place = 0; place < slots.size(); ++place) {
    if (std::ranges::find(cast, place, &Cast::first) == cast.end())
      seats.push_back(slots[place].seat);
  }
  return seats;
}

// Returns the index of the first voter who has not voted.
std::size_t SecretBallots::turn() const { return slot_of(*session_.question(), missing().front()); }

Question SecretBallots::one() const {
  assert(pending());
  const Question& ballots = *session_.question();
  const std::size_t place = turn();
  Question one;
  one.id = ballots.id;
  one.of = ballots.slots[place].seat;
  for (int pick = 0; pick < static_cast<int>(ballots.options.size()); ++pick) {
    const auto barred = std::ranges::find(ballots.barred, ForbiddenBallot{place, pick});
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
  const Question asked = one();
  const std::vector<Option>& options = session_.question()->options;
  const auto found = std::ranges::find(options, asked.options.at(static_cast<std::size_t>(pick)));
  return cast_by(asked.of, static_cast<int>(found - options.begin()));
}

std::optional<Answer> SecretBallots::cast_by(int seat, int pick) {
  const Question& question = *session_.question();
  assert(pick >= 0 && pick < std::ssize(question.options));
  const std::size_t place = slot_of(question, seat);
  cast_ = so_far();
  asked_ = where_asked(session_);
  assert(std::ranges::find(cast_, place, &Cast::first) == cast_.end());
  cast_.emplace_back(place, pick);
  if (cast_.size() < question.slots.size()) return std::nullopt;
  asked_.clear();
  Answer all{false, std::vector<int>(question.slots.size())};
  for (const auto& [voter, picked] : std::exchange(cast_, {})) all.picks[voter] = picked;
  return all;
}

int SecretBallots::take_back() {
  assert(pending());
  cast_ = so_far();
  if (cast_.empty()) return 0;
  const std::size_t place = cast_.back().first;
  cast_.pop_back();
  return session_.question()->slots[place].seat;
}

}  // namespace narrator::cli
