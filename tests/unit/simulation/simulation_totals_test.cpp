#include "cli/simulation/simulation.hpp"

#include <catch2/catch.hpp>

using namespace narrator;
using namespace narrator::cli;

namespace {

Outcome won_by(const std::string& team, std::int64_t answers) {
  return outcome_of({{"team", team}, {"winners", {"P2"}}}, {{"shots", 1, 2}}, answers,
                    {"P1", "P2"});
}

}  // namespace

TEST_CASE("games are summed in any order and in parts") {
  SimulationTotals first, second, all;
  first.add(won_by("red", 3));
  second.add(won_by("blue", 5));
  all.add(won_by("blue", 5));
  all.add(won_by("red", 3));
  first.add(second);
  CHECK(first.json() == all.json());
  CHECK(first.games() == 2);
  CHECK(first.sum({"team", "red"}).sum == 1);
  CHECK(first.sum({"seat", "2"}).sum == 2);
  CHECK(first.sum({"count", "shots"}).sum == 4);
  CHECK(first.answers().median() == 3);
}

TEST_CASE("sums are read as they were written, and nothing else is accepted") {
  SimulationTotals sums;
  sums.add(won_by("red", 3));
  const Json json = sums.json();
  CHECK(SimulationTotals::from(json).json() == json);
  for (const Json& wrong :
       {Json(1e300), Json(18446744073709551615U), Json("1"), Json(9223372036854775807)}) {
    Json broken = json;
    broken["games"] = wrong;
    CHECK_THROWS(SimulationTotals::from(broken));
  }
  for (const char* path : {"/teams/red", "/seats/1/games", "/seats/1/wins"}) {
    Json more = json;
    more[Json::json_pointer(path)] = 2;  // of one game
    CHECK_THROWS(SimulationTotals::from(more));
  }
}

TEST_CASE("differences are computed game by game") {
  Differences differences;
  differences.add(won_by("red", 3), won_by("blue", 5));
  CHECK(differences.numbers().at({"answers", ""}).sum == 2);
  CHECK(differences.numbers().at({"team", "red"}).sum == -1);
  CHECK(Differences::from(differences.json()).json() == differences.json());
}

TEST_CASE("an average of equal numbers is certain") {
  const Average same = average({20, 40}, 10);
  CHECK(same.value == 2);
  CHECK(same.low == same.high);
}
