#include "cli/report/formats.hpp"

#include <catch2/catch.hpp>

using namespace narrator;
using namespace narrator::cli;

TEST_CASE("a card of a ring has its colour whatever letter stands for it") {
  const Catalogue text;
  const std::vector<std::string> names;
  const Json ring = {
      {"kind", "ring"}, {"cards", {"赤1"}}, {"colours", {{"赤", "red"}, {"青", "blue"}}}};
  const Html picture =
      ring_svg({ring, "", "", {}, ring_svg}, Drawing({}, text, names), PageText(names), 1);
  CHECK(picture.str().find("disc c-red") != std::string::npos);
}
