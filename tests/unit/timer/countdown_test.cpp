#include "cli/timer/countdown.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/table/person.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;

// While the screen holds somebody's secret, what is printed must be text only.
TEST_CASE("the bell is not part of the text printed when time is up") {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  std::chrono::milliseconds now{0};
  Countdown countdown(session, true, [&] { return now; });
  typing::Shown shown;
  countdown.start(5);
  now += std::chrono::seconds(5);
  for (int looks = 0; looks < 2; ++looks) countdown.tick(shown);
  CHECK(shown.rung == 1);
  REQUIRE(shown.printed.size() == 1);
  CHECK(shown.printed.front().front() != '\a');
}
