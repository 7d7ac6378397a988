#include "engine/session/playout.hpp"

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/diagnostic.hpp"

namespace narrator {

int play_out(Machine& machine, const Table& table, const Draw& draw, const Observer& look,
             int most) {
  int answers = 0;
  const auto next = [&](const Question* question) -> std::optional<GivenAnswer> {
    if (question == nullptr) return std::nullopt;
    if (traits(question->form).logged && ++answers > most)
      throw ScriptError("the game is not over after {} answers", most);
    return draw(*question);
  };
  run_answers(machine, table, next, look);
  return answers;
}

int play_out(Machine& machine, const Table& table, std::string_view seed, int number) {
  Random random(seed, static_cast<std::uint64_t>(number));
  return play_out(machine, table, [&](const Question& question) { return draw(question, random); });
}

std::vector<std::string> numbered_players(int count) {
  std::vector<std::string> names;
  for (int seat = 1; seat <= count; ++seat) names.push_back(fmt::format("P{}", seat));
  return names;
}

}  // namespace narrator
