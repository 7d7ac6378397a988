#include "tests/playouts/answers.hpp"

#include <algorithm>

namespace narrator::playouts {
namespace {

int lean(int pick, std::uint32_t options, const Leaning& leaning, Random& random) {
  for (int i = 1; i < leaning.early; ++i)
    pick = std::min(pick, static_cast<int>(random.below(options)));
  for (int i = 1; i < leaning.late; ++i)
    pick = std::max(pick, static_cast<int>(random.below(options)));
  return pick;
}

void forget_some(Answer& answer, Random& random) {
  switch (random.below(4)) {
    case 0: answer = {true, {}}; break;
    case 1:
      for (int& pick : answer.picks) {
        if (random.below(3) == 0) pick = -1;
      }
      break;
    default: break;
  }
}

}  // namespace

Leaning draw_leaning(Random& random) {
  constexpr Leaning kLeanings[] = {{1, 1}, {2, 1}, {4, 1}, {1, 2}};
  return kLeanings[random.below(std::size(kLeanings))];
}

Answer random_answer(const Question& question, const Leaning& leaning, Random& random) {
  Answer answer = draw(question, random);
  const auto options = static_cast<std::uint32_t>(question.options.size());
  switch (question.form) {
    case Form::choose:
      if (answer.picks.size() != 1) break;
      [[fallthrough]];
    case Form::confirm:
    case Form::ballots:
      for (int& pick : answer.picks) pick = lean(pick, options, leaning, random);
      if (barred_in(question, answer) != nullptr) answer = draw(question, random);
      break;
    case Form::deal:
      if (question.unknown) forget_some(answer, random);
      break;
    default: break;
  }
  return answer;
}

}  // namespace narrator::playouts
