#include "engine/text/letters.hpp"

#include <catch2/catch.hpp>

using namespace narrator;

TEST_CASE("capitalised makes the first letter upper case, in scripts that have case") {
  CHECK(capitalised("as the seer saw") == "As the seer saw");
  CHECK(capitalised("đã thấy") == "Đã thấy");
  CHECK(capitalised("Hand") == "Hand");
  CHECK(capitalised("手札") == "手札");
  CHECK(capitalised("2 cards") == "2 cards");
  CHECK(capitalised("").empty());
}
