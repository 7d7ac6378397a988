#include "cli/table/narration.hpp"

#include <algorithm>
#include <utility>

#include "cli/commands/words.hpp"
#include "cli/terminal/raw_terminal.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {

using std::chrono::milliseconds;
using What = Typed::What;

namespace {

constexpr auto kBreath = milliseconds(3000);  // that a voice may take to begin

milliseconds times(double factor, milliseconds time) {
  return std::chrono::duration_cast<milliseconds>(factor * time);
}

}  // namespace

Silence::Silence(const Times& times, bool speaking, Ticks now)
    : now_(std::move(now)),
      pause_(times.pause),
      patience_end_(now_() + times.patience),
      end_(now_() + times.pause + (speaking ? milliseconds(0) : times.reading)) {}

void Silence::listen(bool speaking) {
  if (speaking) end_ = std::max(end_, std::min(now_(), patience_end_) + pause_);
}

int Silence::left() const {
  const auto rest = std::max(milliseconds(0), end_ - now_());
  return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(rest).count());
}

Narration::Narration(Session& session, Input& input, Output& output, const Manner& manner)
    : session_(session),
      input_(input),
      output_(output),
      pace_(manner.pace),
      headline_(terminal_can_edit()),
      voice_(input.interactive() ? manner.speak : "", session.setup().lang, passing_time),
      countdown_(session, headline_, passing_time) {}

void Narration::begin() {
  has_read_ = broken_off_ = false;
  voice_.next_turn();
}

What Narration::say(const Said& said) {
  output_.say(said);
  if (said.timer > 0) countdown_.start(said.timer);
  const bool script = said.pause > 0;
  if (script) voice_.catch_up();
  if (said.to.all && !broken_off_) voice_.speak(said.text);
  if (!script || !input_.interactive()) return What::line;
  has_read_ = true;
  if (broken_off_ || pace_ <= 0 || input_.typed_ahead()) return What::line;
  output_.tell(session_);
  if (!headline_ && !std::exchange(explained_, true)) {
    output_.notice(text(session_, "narrate-enter"));
  }
  return wait_after(said);
}

Silence Narration::silence_after(const Said& said) const {
  Silence::Times time;
  time.reading = times(pace_, reading_time(said.text));
  time.patience = times(pace_, 2 * voice_.backlog() + kBreath);
  time.pause = times(pace_, std::chrono::seconds(said.pause));
  return {time, voice_.busy(), passing_time};
}

Waiting Narration::waiting(Silence& silence) {
  Waiting how;
  how.prompt = "";
  how.about_to_wait = [this] { session_.sync_if_possible(); };
  how.interrupted = text(session_, "interrupted");
  how.idle = [this, &silence](Prompt& prompt) {
    tend(prompt);
    silence.listen(voice_.busy());
    if (silence.over()) return prompt.leave();
    prompt.headline(text(session_, "narrate-pause", {{"seconds", {std::int64_t{silence.left()}}}}));
  };
  return how;
}

What Narration::wait_after(const Said& said) {
  Silence silence = silence_after(said);
  const Waiting how = waiting(silence);
  What came = What::again;
  while (came == What::again) came = take(input_.read(how), said);
  return came;
}

// What to do next: What::again to wait on.
What Narration::take(Typed typed, const Said& said) {
  if (typed.what == What::left) return What::line;
  if (typed.what == What::again) {  // the screen is empty
    output_.notice(said.text);
    return What::again;
  }
  voice_.hush();
  if (typed.what == What::line && !trim(typed.line).empty()) {
    early_.push_back(std::move(typed.line));
    broken_off_ = true;
  }
  return typed.what;
}

void Narration::tend(Prompt& prompt) {
  const std::string complaint = voice_.tend();
  if (!complaint.empty()) prompt.print(text(session_, complaint));
}

}  // namespace narrator::cli
