#include "engine/session/recorder.hpp"

#include <cassert>

#include "engine/chance/random.hpp"
#include "engine/session/replay.hpp"

namespace narrator {

// What is known before the rules go on.
LogAnswer Recorder::begin(const Question& question, const Answer& answer) {
  LogAnswer line;
  line.n = next_++;
  line.at = clock_();
  line.ask = question.id;
  line.of = name_of(question.of, setup_.table.players);
  line.chance = question.chance;
  line.ballots = traits(question.form).voters;
  line.to = question.to;
  line.answer = to_words(question, answer, setup_.table.players);
  return line;
}

void Recorder::finish(LogAnswer line) {
  line.say = hear(machine_, setup_.table.players);
  line.g = fingerprint_text(machine_);
  given.push_back(std::move(line));
}

void Recorder::give(const Answer& answer, DrawnAs drawn) {
  assert(machine_.question() != nullptr && fits(*machine_.question(), answer));
  LogAnswer line = begin(*machine_.question(), answer);
  const bool sealed = !setup_.seal.mark.empty() && setup_.format > kLooseFormat;
  if (line.chance && sealed && drawn != DrawnAs{line.n, redeals_}) line.kept = drawn;
  feed(machine_, these({answer}));
  finish(std::move(line));
}

void Recorder::correct(const Question& what, const Answer& answer) {
  assert(fits(what, answer));
  LogAnswer line = begin(what, answer);
  line.correction = true;
  feed(machine_, these({{answer, &what}}));
  finish(std::move(line));
}

void Recorder::give_chance() {
  assert(machine_.question() != nullptr && machine_.question()->chance);
  Random random = chance_of(chance_seed(setup_.seed, setup_.seal), next_, redeals_);
  give(draw(*machine_.question(), random));
}

void Recorder::settle() {
  while (machine_.question() != nullptr && machine_.question()->chance) give_chance();
}

}  // namespace narrator
