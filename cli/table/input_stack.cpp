#include "cli/table/input_stack.hpp"

#include <utility>

namespace narrator::cli {

bool InputStack::run(Mode& mode) {
  while (!over_) {
    if (step(mode) == EventResult::done) break;
  }
  return !over_;
}

EventResult InputStack::step(Mode& mode) {
  if (mode.takes_early() && !early_.empty()) {
    const Line line = std::move(early_.front());
    early_.pop_front();
    return mode.handle({Event::What::line, line, true, true, nullptr, line.text()});
  }
  auto result = EventResult::waits;
  WaitOptions how = mode.waiting();
  how.about_to_wait = around_.about_to_wait;
  how.interrupted = around_.interrupted;
  how.idle = [&](Prompt& prompt) {
    if (around_.tick) around_.tick(prompt, mode.shows_timer());
    result = mode.handle({Event::What::tick, {}, false, false, &prompt});
    if (result == EventResult::done) prompt.leave();
  };
  bool arrived = false;
  how.arrives_at = around_.arrives_at;
  if (around_.arrived)
    how.arrived = [&] { return arrived = mode.takes_arrivals(around_.arrived()); };
  how.ticks = [&] { return mode.ticks() || (around_.ticks && around_.ticks(mode.shows_timer())); };
  const InputResult typed = input_.read(how);
  switch (typed.what) {
    case InputResult::What::line:
      return mode.handle({Event::What::line,
                          Line(around_.named ? around_.named(typed.line) : typed.line), typed.ahead,
                          false, nullptr, typed.line});
    case InputResult::What::key: return mode.handle({.what = Event::What::key, .key = typed.key});
    case InputResult::What::end: over_ = true; return EventResult::waits;
    case InputResult::What::left:
      return arrived ? mode.handle({.what = Event::What::arrived}) : result;
    case InputResult::What::again:
      if (blanked_) return EventResult::waits;
      if (around_.emptied) around_.emptied();
      return mode.handle({Event::What::emptied});
    case InputResult::What::panic: break;
  }
  if (blanked_) return EventResult::waits;
  blanked_ = true;
  if (around_.blank) around_.blank();
  blanked_ = false;
  return over_ ? EventResult::waits : mode.handle({Event::What::back});
}

}  // namespace narrator::cli
