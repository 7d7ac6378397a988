#include "cli/timer/countdown.hpp"

#include <catch2/catch.hpp>

using namespace narrator::cli;
using namespace std::chrono_literals;

namespace {

struct TimerWatch {
  std::chrono::milliseconds now{5000};
  Timer timer{[this] { return now; }};
};

}  // namespace

TEST_CASE("a timer counts down to its end, once") {
  TimerWatch watch;
  CHECK_FALSE(watch.timer.on());
  CHECK_FALSE(watch.timer.over());
  watch.timer.start(90);
  CHECK(watch.timer.left() == 90);
  watch.now += 1ms;
  CHECK(watch.timer.left() == 90);  // the current second counts
  watch.now += 999ms;
  CHECK(watch.timer.left() == 89);
  watch.now += 89s - 1ms;
  CHECK(watch.timer.left() == 1);
  CHECK_FALSE(watch.timer.over());
  watch.now += 1ms;
  CHECK(watch.timer.left() == 0);
  CHECK(watch.timer.over());
  CHECK_FALSE(watch.timer.over());
  CHECK_FALSE(watch.timer.on());
}

TEST_CASE("a paused timer keeps its time") {
  TimerWatch watch;
  watch.timer.start(10);
  watch.now += 2500ms;
  watch.timer.pause();
  watch.timer.pause();
  watch.now += 1h;
  CHECK(watch.timer.left() == 8);
  CHECK(watch.timer.paused());
  CHECK_FALSE(watch.timer.over());
  watch.timer.go();
  watch.timer.go();
  CHECK_FALSE(watch.timer.paused());
  watch.now += 7500ms;
  CHECK(watch.timer.over());
}

TEST_CASE("time can be added, also while paused, and taken away") {
  TimerWatch watch;
  watch.timer.add(30);
  CHECK_FALSE(watch.timer.on());
  watch.timer.start(10);
  watch.timer.add(30);
  CHECK(watch.timer.left() == 40);
  watch.timer.pause();
  watch.timer.add(5);
  watch.now += 100s;
  CHECK(watch.timer.left() == 45);
  watch.timer.go();
  watch.timer.add(-46);
  CHECK(watch.timer.over());
}

TEST_CASE("a timer has bounds and can be stopped and started anew") {
  TimerWatch watch;
  watch.timer.start(0);
  CHECK(watch.timer.left() == 1);
  watch.timer.start(1'000'000);
  CHECK(watch.timer.left() == Timer::kMost);
  watch.timer.add(Timer::kMost);
  CHECK(watch.timer.left() == Timer::kMost);
  watch.timer.pause();
  watch.timer.stop();
  CHECK_FALSE(watch.timer.on());
  CHECK(watch.timer.left() == 0);
  watch.timer.start(7);
  CHECK(watch.timer.left() == 7);
  CHECK_FALSE(watch.timer.paused());
}
