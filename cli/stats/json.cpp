// Statistics and rows as JSON and CSV.
#include "cli/stats/compose.hpp"

#include <cmath>
#include <fstream>

#include <fmt/format.h>

#include "cli/display/output.hpp"
#include "engine/statistics/tally.hpp"

namespace narrator::cli {
namespace {

void add_share(Json& json, std::int64_t part, std::int64_t whole) {
  const Share share(part, whole);
  const auto of_some = [&](double value) {  // to four decimal places; more would be noise
    return whole > 0 ? Json(std::round(value * 10000) / 10000) : Json();
  };
  json["share"] = of_some(share.share);
  json["low"] = of_some(share.low);
  json["high"] = of_some(share.high);
}

Json table_json(const WinTable& table, const KnownPlayers& players) {
  Json rows = Json::array();
  for (const WinTable::Row& row : table.rows()) {
    Json json;
    for (std::size_t i = 0; i < row.group.size(); ++i) {
      const std::string& value = row.group[i];
      const bool player = table.by()[i] == "player";
      json[table.by()[i]] = value.empty() ? Json() : Json(player ? players.name(value) : value);
    }
    json.update({{"games", row.games}, {"played", row.played}, {"wins", row.wins}});
    add_share(json, row.wins, row.played);
    rows.push_back(std::move(json));
  }
  return {{"by", table.by()}, {"rows", std::move(rows)}};
}

Json spread_json(const Histogram& spread) {
  return {{"least", spread.least()}, {"median", spread.median()}, {"most", spread.most()}};
}

Json partners_json(const Tally& tally) {
  Json list = Json::array();
  for (const auto& [who, together] : tally.partners()) {
    Json json = {{"players", {tally.players().name(who.first), tally.players().name(who.second)}},
                 {"games", together.games},
                 {"wins", together.won}};
    add_share(json, together.won, together.games);
    list.push_back(std::move(json));
  }
  return list;
}

Json counts_json(const Tally& tally) {
  Json list = Json::array();
  for (const auto& [game, counts] : tally.counts()) {
    for (const auto& [what, by_player] : counts) {
      for (const auto& [key, counted] : by_player) {
        list.push_back({{"game", game},
                        {"what", what},
                        {"player", tally.players().name(key)},
                        {"times", counted.times},
                        {"games", counted.games},
                        {"of", tally.games_of(game, key)}});
      }
    }
  }
  return list;
}

Json lengths_json(const Tally& tally) {
  Json list = Json::array();
  for (const auto& [game, lengths] : tally.lengths()) {
    list.push_back({{"game", game},
                    {"games", lengths.games},
                    {"rounds", spread_json(lengths.rounds)},
                    {"answers", spread_json(lengths.answers)},
                    {"seconds", spread_json(lengths.seconds)}});
  }
  return list;
}

constexpr std::streamsize kLongest = 1 << 20;  // bytes; limit for a row

Csv cell(const Json& value) {
  if (value.is_null()) return {};
  if (value.is_number_integer()) return Csv::of("{}", value.get<std::int64_t>());
  return Csv::text(value.is_string() ? value.get<std::string>() : json_text(value).str());
}

}  // namespace

Json statistics_json(const Tally& tally) {
  Json tables = Json::array();
  for (const WinTable* table : tally.tables())
    tables.push_back(table_json(*table, tally.players()));
  return {{"games", tally.games()},
          {"from", tally.games() > 0 ? Json(tally.first()) : Json()},
          {"to", tally.games() > 0 ? Json(tally.last()) : Json()},
          {"tables", std::move(tables)},
          {"partners", partners_json(tally)},
          {"counts", counts_json(tally)},
          {"lengths", lengths_json(tally)}};
}

Csv csv_heading() {
  return "log,at,game,variants,settings,players,rounds,answers,seconds,team,reason,winners,scores,"
         "facts,counts,link,unknown\r\n";
}

Csv csv_row(const GameRow& row) {
  Csv line;
  const auto add = [&](const Json& value) {
    line += (line.empty() ? Csv() : Csv(",")) + cell(value);
  };
  const Json json = row_json(row);
  for (const auto& [key, value] : json.items()) {
    if (key != "result") {
      add(value);
      continue;
    }
    for (const char* part : {"team", "reason", "winners", "scores"}) add(value.value(part, Json()));
  }
  add(row.result.value("unknown", Json()));
  return line + "\r\n";
}

void read_rows(const std::string& path, const std::function<void(GameRow&&)>& take,
               const std::function<void(const std::string&)>& skipped) {
  std::ifstream file(path);
  std::string line(kLongest, '\0');
  for (int number = 1; file.getline(line.data(), kLongest); ++number) {
    std::optional<GameRow> row = row_of_json(shallow_json(line.c_str()));
    if (row) {
      take(*std::move(row));
    } else {
      skipped(fmt::format("{}:{}: this is no row of statistics", path, number));
    }
  }
  if (!file.eof()) skipped(fmt::format("{}: the rest of it, from a line too long for a row", path));
}

}  // namespace narrator::cli
