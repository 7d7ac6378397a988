// The number of processors, and work shared out over them.
#include <sched.h>

#include <mutex>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/share_out.hpp"

TEST_CASE("processors() returns the number wanted") { CHECK(narrator::processors(3) == 3); }

#ifdef CPU_COUNT
TEST_CASE("a program restricted to one processor uses no other") {
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

TEST_CASE("work that must not run beside threads is done last, alone and in order") {
  std::mutex mutex;
  std::vector<std::size_t> done;
  narrator::share_out(8, 4, [&](unsigned, std::size_t piece) {
    const std::scoped_lock lock(mutex);
    if (piece % 2 == 0 && narrator::beside_threads()) throw narrator::NotBesideThreads();
    done.push_back(piece);
  });
  REQUIRE(done.size() == 8);
  CHECK(std::vector(done.begin() + 4, done.end()) == std::vector<std::size_t>{0, 2, 4, 6});
  CHECK_FALSE(narrator::beside_threads());
}
