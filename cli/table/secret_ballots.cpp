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

// A ballot is that of a person: who takes a seat over has not voted.
std::vector<SecretBallots::Cast> SecretBallots::so_far() const {
  std::vector<Cast> cast = where_asked(session_) == asked_ ? cast_ : std::vector<Cast>();
  const std::vector<int> persons = session_.state().persons();
  std::erase_if(cast, [&](const Cast& one) {
    const int seat = session_.question()->slots[one.place].seat;
    return persons.at(static_cast<std::size_t>(seat - 1)) != one.person;
  });
  return cast;
}

std::vector<int> SecretBallots::missing(bool or_typed) const {
  const auto cast = so_far();
  std::vector<int> seats;
  const std::vector<Option>& slots = session_.question()->slots;
  for (std::size_t place = 0; place < slots.size(); ++place) {
    const auto found = std::ranges::find(cast, place, &Cast::place);
    if (found == cast.end() || (or_typed && found->typed)) seats.push_back(slots[place].seat);
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

std::optional<Answer> SecretBallots::cast_by(int seat, int pick, bool typed) {
  const Question& question = *session_.question();
  assert(pick >= 0 && pick < std::ssize(question.options));
  const std::size_t place = slot_of(question, seat);
  cast_ = so_far();
  asked_ = where_asked(session_);
  std::erase_if(cast_, [&](const Cast& one) { return one.place == place && one.typed; });
  assert(std::ranges::find(cast_, place, &Cast::place) == cast_.end());
  const int person = session_.state().persons().at(static_cast<std::size_t>(seat - 1));
  cast_.push_back({place, pick, person, typed});
  if (cast_.size() < question.slots.size()) return std::nullopt;
  asked_.clear();
  Answer all{false, std::vector<int>(question.slots.size())};
  for (const Cast& one : std::exchange(cast_, {})) all.picks[one.place] = one.pick;
  return all;
}

int SecretBallots::take_back() {
  assert(pending());
  cast_ = so_far();
  if (cast_.empty()) return 0;
  const std::size_t place = cast_.back().place;
  cast_.pop_back();
  return session_.question()->slots[place].seat;
}

}  // namespace narrator::cli
