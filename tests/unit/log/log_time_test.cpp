#include "engine/log/log_time.hpp"

#include <catch2/catch.hpp>

using namespace narrator;

TEST_CASE("the first fields of a timestamp belong to a day that exists") {
  for (const char* text : {"2026", "2026-11", "2026-11-21", "2026-11-21T19:40", "2024-02-29",
                           "2026-11-21T19:40:12Z"}) {
    CHECK(begins_log_time(text));
  }
  for (const char* text : {"", "20", "2026-1", "2026-13", "2026-11-", "2026-02-29", "2026-11-31",
                           "20261", "2026/11", "2026-11-21T24", "2026-11-21T19:40:12Z2"}) {
    CHECK_FALSE(begins_log_time(text));
  }
}
