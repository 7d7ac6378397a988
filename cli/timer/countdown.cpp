#include "cli/timer/countdown.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/drawing/in_words.hpp"

namespace narrator::cli {
namespace {

constexpr int kMarks[] = {60, 30, 10};

bool passed_a_mark(int before, int now) {
  return std::ranges::any_of(kMarks, [&](int mark) { return before > mark && now <= mark; });
}

}  // namespace

void Countdown::start(int seconds) {
  begin(seconds);
  write_down();
}

void Countdown::begin(int seconds) {
  timer_.start(seconds);
  answers_ = session_.answers().size();
  shown_ = timer_.left();
}

void Countdown::go_on(const std::string& now) {
  const auto& stood = session_.state().timer;
  if (!stood) return;
  begin(stood->left - (stood->paused ? 0 : seconds_between(stood->at, now)));
  if (stood->paused) timer_.pause();
}

std::string time_left_in_words(const Session& session, int seconds, bool paused) {
  const std::string time = fmt::format("{}:{:02}", seconds / 60, seconds % 60);
  return text(session, paused ? "timer-paused" : "timer-left", {{"time", {time}}});
}

std::string Countdown::left() const {
  return time_left_in_words(session_, timer_.left(), timer_.paused());
}

// Returns "Time is up: " and the pending question, unless that is secret.
std::string Countdown::time_is_up() const {
  const Question* question = session_.question();
  if (question == nullptr || question->secret) return text(session_, "timer-over");
  const std::string asked = text(session_, "ask." + question->id, text_args(*question));
  return text(session_, "timer-over-now", {{"question", {asked}}});
}

void Countdown::tick(Prompt& prompt) {
  if (!timer_.on()) return;
  const bool answered = session_.answers().size() != answers_;
  const bool over = timer_.over();
  if (answered || over) {
    timer_.stop();
    if (headline_) prompt.headline({});
    if (answered) return;
    prompt.ring();
    prompt.print(time_is_up());
    return write_down();
  }
  show(prompt);
}

void Countdown::show(Prompt& prompt) {
  if (headline_) return prompt.headline(left());
  const int now = timer_.left();
  if (passed_a_mark(shown_, now)) prompt.print(left());
  shown_ = now;
}

using std::chrono::milliseconds;
using std::chrono::seconds;

milliseconds Timer::rest() const {
  if (!on_) return milliseconds(0);
  return std::max(milliseconds(0), paused_ ? rest_ : end_ - now_());
}

int Timer::left() const { return static_cast<int>(std::chrono::ceil<seconds>(rest()).count()); }

void Timer::count_from(milliseconds rest) {
  rest_ = std::min<milliseconds>(rest, seconds(kMost));
  end_ = now_() + rest_;
}

void Timer::start(int count) {
  on_ = true;
  paused_ = false;
  count_from(seconds(std::max(1, count)));
}

void Timer::pause() {
  if (!on_ || paused_) return;
  rest_ = rest();
  paused_ = true;
}

void Timer::go() {
  if (!paused_) return;
  paused_ = false;
  count_from(rest_);
}

void Timer::add(int count) {
  if (on_) count_from(rest() + seconds(count));
}

bool Timer::over() {
  if (!on_ || paused_ || rest() > milliseconds(0)) return false;
  stop();
  return true;
}

}  // namespace narrator::cli
