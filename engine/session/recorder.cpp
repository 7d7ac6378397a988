#include "engine/session/recorder.hpp"

#include "engine/chance/random.hpp"
#include "engine/session/replay.hpp"

namespace narrator {

void Recorder::give(const Answer& answer) {
  const Question& question = *machine_.question();
  LogAnswer line;
  line.n = next_++;
  line.at = clock_();
  line.ask = question.id;
  line.of = name_of(question.of, setup_.table.players);
  line.chance = question.chance;
  line.ballots = question.form == Form::ballots;
  line.to = question.to;
  line.answer = to_json(question, answer, setup_.table.players);
  machine_.answer(answer);
  line.say = hear(machine_, setup_.table.players);
  line.g = fingerprint_text(machine_);
  given.push_back(std::move(line));
}

void Recorder::give_chance() {
  const auto number = static_cast<std::uint64_t>(next_),
             redeals = static_cast<std::uint64_t>(redeals_);
  Random random(setup_.seed, number | redeals << 32);
  give(draw(*machine_.question(), random));
}

void Recorder::settle() {
  while (machine_.question() != nullptr && machine_.question()->chance) give_chance();
}

}  // namespace narrator
