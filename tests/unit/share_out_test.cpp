// How many processors there are to share work out over.
#include <sched.h>

#include <catch2/catch.hpp>

#include "engine/share_out.hpp"

TEST_CASE("there are as many processors as are wanted") { CHECK(narrator::processors(3) == 3); }

#ifdef CPU_COUNT
TEST_CASE("a program that was left one processor has no other") {
  cpu_set_t all, one;
  REQUIRE(sched_getaffinity(0, sizeof all, &all) == 0);
  CPU_ZERO(&one);
  for (int cpu = 0; CPU_COUNT(&one) == 0; ++cpu) {
    if (CPU_ISSET(cpu, &all)) CPU_SET(cpu, &one);
  }
  REQUIRE(sched_setaffinity(0, sizeof one, &one) == 0);
  const unsigned left = narrator::processors();
  REQUIRE(sched_setaffinity(0, sizeof all, &all) == 0);
  CHECK(left == 1);
  CHECK(narrator::processors() == static_cast<unsigned>(CPU_COUNT(&all)));
}
#endif
