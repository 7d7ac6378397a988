#include "cli/timer/timer.hpp"

#include <algorithm>

namespace narrator::cli {

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
