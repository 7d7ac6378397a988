#include "engine/statistics/tally.hpp"

#include <vector>

#include <catch2/catch.hpp>

using namespace narrator;

TEST_CASE("numbers in names are compared by their value") {
  const std::vector<std::string> ordered{"",   "7",    "10",      "P",       "P 2",  "P1",
                                         "P2", "P2b1", "P2b10",   "P2c",     "P010", "P10",
                                         "Pa", "ab",   "たろう2", "たろう10"};
  for (const std::string& a : ordered) {
    for (const std::string& b : ordered) CHECK(NaturalOrder()(a, b) == (&a < &b));
  }
}

TEST_CASE("numbers of any length are ordered") {
  const std::string nines(40, '9');
  CHECK(compare_naturally("P" + nines, "P1" + std::string(40, '0')) < 0);
  CHECK(compare_naturally("007", "7") != 0);
  CHECK(compare_naturally("P1", "P1") == 0);
}
