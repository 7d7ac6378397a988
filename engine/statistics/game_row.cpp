#include "engine/statistics/game_row.hpp"

namespace narrator {

Json row_json(const GameRow& row) {
  return {{"log", row.log},           {"at", row.at},
          {"game", row.game},         {"variants", row.variants},
          {"settings", row.settings}, {"players", row.players},
          {"rounds", row.rounds},     {"answers", row.answers},
          {"seconds", row.seconds},   {"result", row.result},
          {"facts", row.facts},       {"counts", row.counts}};
}

std::optional<GameRow> row_of_json(const Json& json) {
  try {
    GameRow row;
    json.at("log").get_to(row.log);
    json.at("at").get_to(row.at);
    json.at("game").get_to(row.game);
    json.at("variants").get_to(row.variants);
    row.settings = json.at("settings");
    json.at("players").get_to(row.players);
    json.at("rounds").get_to(row.rounds);
    json.at("answers").get_to(row.answers);
    json.at("seconds").get_to(row.seconds);
    row.result = json.at("result");
    row.facts = json.at("facts");
    row.counts = json.at("counts");
    if (!row.result.is_object() || !row.facts.is_object() || !row.counts.is_object())
      return std::nullopt;
    return row;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

}  // namespace narrator
