#include "tests/playouts/playout.hpp"

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/session/replay.hpp"
#include "tests/playouts/answers.hpp"
#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

constexpr std::size_t kMostPlayed = 2500;  // no game is longer
constexpr std::size_t kAllLooked = 200;    // every view is checked up to this many answers
constexpr std::size_t kSomeLooked = 16;    // after that, one in so many

void check_views(Machine& machine, Machine& twin) {
  const Json status = machine.status(), display = machine.display();
  check_status(machine, status);
  check_display(machine, display);
  require(status == twin.status(), "the status differs between two fresh states");
  require(display == twin.display(), "the display differs between two fresh states");
}

void check_same_question(const Machine& machine, const Machine& twin) {
  const Question *one = machine.question(), *other = twin.question();
  require((one == nullptr) == (other == nullptr), "only one of two fresh states asks something");
  if (one == nullptr) return;
  require(one->id == other->id && one->of == other->of && one->options == other->options &&
              one->slots == other->slots && one->to == other->to,
          fmt::format("two fresh states ask differently: {} and {}", one->id, other->id));
}

// Checks what must hold between two answers. Returns the fingerprint.
std::uint64_t check_moment(Machine& machine, Machine& twin, std::size_t answers,
                           const std::vector<std::string>& names) {
  check_said(machine, names);
  require(same(machine.said(), twin.said()), "two fresh states say different things");
  check_same_question(machine, twin);
  const std::uint64_t print = machine.fingerprint();
  require(print == twin.fingerprint(), "the fingerprint differs between two fresh states");
  machine.check();
  if (answers <= kAllLooked || answers % kSomeLooked == 0) check_views(machine, twin);
  machine.work_out_args();
  if (machine.question() != nullptr) check_question(machine, names);
  require(machine.fingerprint() == print, "looking at the game changes it");
  return print;
}

// A setting may let the players prolong a game indefinitely; otherwise it ends.
Played unfinished(const Play& play, Played played) {
  require(!play.table.settings.empty(), "the game does not end");
  return played;
}

}  // namespace

Twins load(const Play& play) {
  Twins twins{Machine(play.sources(), play.lang, true), Machine(play.sources(), play.lang)};
  twins.first.listen();
  twins.second.listen();
  return twins;
}

Played play_out(const Play& play, Twins& twins) {
  Random random(play.seed, 1);
  const Leaning leaning = draw_leaning(random);
  Machine& machine = twins.first;  // not every compiler can capture a structured binding
  Machine& twin = twins.second;
  run_answers(twin, play.table);
  Played played;
  const auto answer = [&](const Question& question) -> std::optional<Answer> {
    if (played.answers.size() == kMostPlayed) return std::nullopt;
    played.answers.push_back(random_answer(question, leaning, random));
    require(fits(question, played.answers.back()), "a random answer is not legal");
    run_answers(twin, from_list({played.answers.back()}));
    return played.answers.back();
  };
  const auto look = [&](Machine&) {
    played.prints.push_back(check_moment(machine, twin, played.answers.size(), play.table.players));
  };
  narrator::play_out(machine, play.table, answer, look);
  if (machine.question() != nullptr) return unfinished(play, played);
  check_result(machine, *machine.result(), play.table.players);
  require(machine.result() == twin.result(), "the result differs between two fresh states");
  return played;
}

void run_to(Machine& machine, const Play& play, const Played& played, std::size_t count) {
  run_answers(machine, play.table,
              from_list({played.answers.begin(),
                         played.answers.begin() + static_cast<std::ptrdiff_t>(count)}));
}

void check_undo(const Play& play, Machine& machine, const Played& played) {
  for (std::size_t k = 0; k < played.answers.size(); k = k == 0 ? 1 : 2 * k) {
    run_to(machine, play, played, k);
    require(machine.fingerprint() == played.prints[k],
            fmt::format("run again to {} answers, the state is another", k));
  }
}

}  // namespace narrator::playouts
