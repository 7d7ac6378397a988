#include "engine/statistics/tally.hpp"

#include <catch2/catch.hpp>

using namespace narrator;

namespace {

GameRow row(std::vector<std::string> players, Json result, Json facts = Json::object()) {
  GameRow row;
  row.game = "tiny";
  row.at = "2026-01-01T00:00:00Z";
  row.players = std::move(players);
  row.result = std::move(result);
  row.facts = std::move(facts);
  row.counts = Json::object();
  return row;
}

std::vector<WinTable::Row> counted(const std::string& by, const std::vector<GameRow>& rows) {
  Tally tally(KnownPlayers{}, {by});
  for (const GameRow& one : rows) tally.add(one);
  return tally.tables().front()->rows();
}

}  // namespace

TEST_CASE("wins are counted for each player, and nobody with an unknown side loses") {
  const auto rows = counted(
      "player",
      {row({"Aki", "Bo", "Chi"}, {{"team", "red"}, {"winners", {"Aki"}}, {"unknown", {"Chi"}}})});
  REQUIRE(rows.size() == 3);
  const auto is = [&](std::size_t i, std::int64_t games, std::int64_t played, std::int64_t wins) {
    return rows[i].games == games && rows[i].played == played && rows[i].wins == wins;
  };
  CHECK(is(0, 1, 1, 1));
  CHECK(is(1, 1, 1, 0));
  CHECK(is(2, 1, 0, 0));
}

TEST_CASE("a team without a winner lost only if its members are known") {
  const Json result = {{"team", "red"}, {"winners", Json::array()}};
  CHECK(counted("player", {row({"Aki"}, result)}).front().played == 0);
  CHECK(counted("player", {row({"Aki"}, result, {{"role", {{"Aki", "blue"}}}})}).front().played ==
        1);
  CHECK(counted("player", {row({"Aki"}, {{"winners", Json::array()}})}).front().played == 1);
}

TEST_CASE("spellings of a name are the same player unless accents differ") {
  KnownPlayers players;
  CHECK(players.key("HÒA") == players.key("hoà"));
  CHECK(players.key("Hòa") != players.key("Hoa"));
  CHECK(players.key("Hòa") != players.key("Hóa"));
  players.alias("Hoa", "Hòa");
  CHECK(players.key("hoà") == players.key("Hoa"));
}

TEST_CASE("a share of nothing is zero, and a full share ends at one") {
  const Share none(0, 0), all(5, 5);
  CHECK((none.low == 0 && none.high == 0));
  CHECK(all.high == 1);
  CHECK(all.low > 0.5);
}

TEST_CASE("a stranger's row is either valid or ignored") {
  GameRow sound = row({"Aki"}, Json::object());
  sound.settings = Json::object();
  const Json json = row_json(sound);
  REQUIRE(row_of_json(json));
  for (const char* key : {"rounds", "answers", "seconds"}) {
    for (const Json& wrong :
         {Json(1e300), Json(-1), Json(18446744073709551615U), Json("1"), Json()}) {
      Json broken = json;
      broken[key] = wrong;
      CHECK_FALSE(row_of_json(broken));
    }
  }
}
