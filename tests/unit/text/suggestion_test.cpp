#include "engine/text/normalise.hpp"

#include <catch2/catch.hpp>

using narrator::suggestion;

TEST_CASE("an unknown word is answered with the nearest known one, else with all of them") {
  CHECK(suggestion("rolls", {"policies", "roles"}) == "did you mean roles?");
  CHECK(suggestion("xyz", {"policies", "roles"}) == "there are: policies, roles");
  CHECK(suggestion("xyz", {}) == "there are none");
}
