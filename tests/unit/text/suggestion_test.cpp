#include "engine/text/suggestion.hpp"

#include <catch2/catch.hpp>

using narrator::suggestion;

TEST_CASE("an unknown word is told the nearest one, else all there are") {
  CHECK(suggestion("rolls", {"policies", "roles"}) == "did you mean roles?");
  CHECK(suggestion("xyz", {"policies", "roles"}) == "there are: policies, roles");
  CHECK(suggestion("xyz", {}) == "there are none");
}
