#include "engine/question/question.hpp"

#include <cassert>

namespace narrator {
namespace {

bool in_range(int pick, std::size_t count) {
  return pick >= 0 && static_cast<std::size_t>(pick) < count;
}

bool all_different(const std::vector<int>& picks) {
  for (std::size_t i = 1; i < picks.size(); ++i) {
    const auto here = picks.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(picks.begin(), here, *here) != here) return false;
  }
  return true;
}

bool fits_choice(const Question& q, const std::vector<int>& picks) {
  const auto count = static_cast<std::int64_t>(picks.size());
  return count >= q.min && count <= q.max && all_different(picks);
}

bool fits_deal(const Question& q, const Answer& answer) {
  if (answer.unknown) return q.unknown && answer.picks.empty();
  if (answer.picks.size() != places(q)) return false;
  std::vector<int> left = q.copies;
  for (const int pick : answer.picks) {
    if (pick == -1 && q.unknown) continue;
    if (!in_range(pick, q.options.size())) return false;
    const auto face = static_cast<std::size_t>(pick);
    if (face < left.size() && --left[face] < 0) return false;
  }
  return true;
}

}  // namespace

bool fits(const Question& q, const Answer& answer) {
  const std::vector<int>& picks = answer.picks;
  const bool offered =
      std::ranges::all_of(picks, [&](int pick) { return in_range(pick, q.options.size()); });
  if (answer.unknown && !q.unknown) return false;
  if (barred_in(q, answer) != nullptr) return false;
  switch (q.form) {
    case Form::choose: return offered && fits_choice(q, picks);
    case Form::confirm: return offered && picks.size() == 1;
    case Form::ballots:
      return offered && picks.size() == places(q) &&
             (!answer.tally || (q.tally && std::ranges::is_sorted(picks)));
    case Form::deal: return fits_deal(q, answer);
    case Form::number: return picks.size() == 1 && picks[0] >= q.min && picks[0] <= q.max;
    case Form::acknowledge: return picks.empty();
  }
  return false;
}

std::optional<Answer> tally_of(const Question& q, const std::vector<std::int64_t>& counts) {
  if (!q.tally || counts.size() != q.options.size()) return std::nullopt;
  Answer answer{false, {}, true};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] < 0 || counts[i] > static_cast<std::int64_t>(places(q))) return std::nullopt;
    answer.picks.insert(answer.picks.end(), static_cast<std::size_t>(counts[i]),
                        static_cast<int>(i));
  }
  return answer.picks.size() == places(q) ? std::optional(std::move(answer)) : std::nullopt;
}

const ForbiddenBallot* barred_in(const Question& q, const Answer& answer) {
  const auto has = [&](const ForbiddenBallot& one) {
    return one.place < answer.picks.size() && answer.picks[one.place] == one.pick;
  };
  const auto found = std::ranges::find_if(q.barred, has);
  return found == q.barred.end() ? nullptr : &*found;
}

std::vector<int> allowed(const Question& q, std::size_t place) {
  assert(place < q.slots.size());
  std::vector<int> picks;
  for (int pick = 0; pick < static_cast<int>(q.options.size()); ++pick) {
    const auto is = [&](const ForbiddenBallot& one) {
      return one.place == place && one.pick == pick;
    };
    if (std::ranges::none_of(q.barred, is)) picks.push_back(pick);
  }
  return picks;
}

std::string_view kind(const Question& q) {
  switch (q.form) {
    case Form::confirm: return "yes-no";
    case Form::ballots: return "ballots";
    case Form::deal: return "deal";
    case Form::number: return "number";
    case Form::acknowledge: return "acknowledge";
    case Form::choose: break;
  }
  if (any_player(q.options)) return q.max > 1 ? "players" : "player";
  return q.max > 1 ? "words" : "word";
}

std::size_t places(const Question& q) {
  return q.positions > 0 ? static_cast<std::size_t>(q.positions) : q.slots.size();
}

}  // namespace narrator
