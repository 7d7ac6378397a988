#include "cli/table/modes/modes.hpp"

#include <utility>

namespace narrator::cli {

bool Modes::run(Mode& mode) {
  while (!over_) {
    if (step(mode)) break;
  }
  return !over_;
}

// True when the mode is done.
bool Modes::step(Mode& mode) {
  if (mode.takes_early() && !early_.empty()) {
    const Line line = std::move(early_.front());
    early_.pop_front();
    return mode.handle({Event::What::line, line, true, true, nullptr, line.text()});
  }
  bool done = false;
  Waiting how = mode.waiting();
  how.about_to_wait = around_.about_to_wait;
  how.interrupted = around_.interrupted;
  how.idle = [&](Prompt& prompt) {
    if (around_.tick) around_.tick(prompt, mode.shows_timer());
    done = mode.handle({Event::What::tick, {}, false, false, &prompt});
    if (done) prompt.leave();
  };
  const Typed typed = input_.read(how);
  switch (typed.what) {
    case Typed::What::line:
      return mode.handle(
          {Event::What::line, Line(typed.line), typed.ahead, false, nullptr, typed.line});
    case Typed::What::key: return mode.handle({.what = Event::What::key, .key = typed.key});
    case Typed::What::end: over_ = true; return false;
    case Typed::What::left: return done;
    case Typed::What::again:
      if (blanked_) return false;
      if (around_.emptied) around_.emptied();
      return mode.handle({Event::What::emptied});
    case Typed::What::panic: break;
  }
  if (blanked_) return false;
  blanked_ = true;
  if (around_.blank) around_.blank();
  blanked_ = false;
  return !over_ && mode.handle({Event::What::back});
}

}  // namespace narrator::cli
