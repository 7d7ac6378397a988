#include "cli/check/playout.hpp"

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/error.hpp"

namespace narrator::cli {

Playout play_out(Machine& machine, const Table& table, const Draw& draw, const Look& look) {
  Playout playout;
  machine.start(table);
  for (;;) {
    if (look) look(machine);
    const Question* question = machine.question();
    if (question == nullptr) break;
    if (question->form != Form::acknowledge && ++playout.answers > kMostAnswers) {
      throw ScriptError(fmt::format("the game is not over after {} answers", kMostAnswers));
    }
    machine.answer(draw(*question));
  }
  playout.result = machine.result().value_or(Json());
  return playout;
}

Playout play_out(Machine& machine, const Table& table, std::string_view seed, int number,
                 const Look& look) {
  Random random(seed, static_cast<std::uint64_t>(number));
  return play_out(
      machine, table, [&](const Question& question) { return draw(question, random); }, look);
}

std::vector<std::string> numbered_players(int count) {
  std::vector<std::string> names;
  for (int seat = 1; seat <= count; ++seat) names.push_back(fmt::format("P{}", seat));
  return names;
}

}  // namespace narrator::cli
