#include "engine/session/review.hpp"

#include <algorithm>

#include "engine/session/feed.hpp"

namespace narrator {
namespace {

bool deals_secrets(const Question& question) {
  return question.form == Form::deal && question.secret &&
         std::any_of(question.slots.begin(), question.slots.end(),
                     [](const Option& slot) { return slot.seat > 0; });
}

void add_script(Review& review, int with, const std::vector<Said>& say) {
  ReadAloud script{with, {}};
  for (const Said& said : say) {
    if (said.pause > 0) script.lines.push_back(said);
  }
  if (!script.lines.empty()) review.scripts.push_back(std::move(script));
}

}  // namespace

Review review(const Setup& setup, const std::vector<LogAnswer>& answers) {
  const std::vector<std::string>& names = setup.table.players;
  Machine machine(setup.sources, setup.lang);
  machine.start(setup.table);
  Review review;
  add_script(review, 0, hear(machine, names));
  for (const LogAnswer& answer : answers) {
    if (review.deal == 0 && machine.question() != nullptr && deals_secrets(*machine.question())) {
      review.deal = answer.n;
    }
    feed(machine, answer, names);
    add_script(review, answer.n, hear(machine, names));
  }
  return review;
}

}  // namespace narrator
