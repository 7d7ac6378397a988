#include "engine/statistics/game_row.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace narrator {
namespace {

constexpr std::int64_t kMost = 1'000'000'000'000;   // of any number in a row
constexpr std::int64_t kMostTimes = 1'000'000'000;  // of what is added up over many rows

bool is_whole(const Json& json, std::int64_t least, std::int64_t most) {
  if (json.is_number_unsigned()) return std::cmp_less_equal(json.get<std::uint64_t>(), most);
  if (!json.is_number_integer()) return false;
  return json.get<std::int64_t>() >= least && json.get<std::int64_t>() <= most;
}

// Of each player a word or a number at most, under names of things.
bool is_told(const Json& things, bool numbers_only) {
  return things.is_object() && std::ranges::all_of(things, [&](const Json& by_name) {
           return by_name.is_object() && std::ranges::all_of(by_name, [&](const Json& value) {
                    if (value.is_number()) return is_whole(value, -kMostTimes, kMostTimes);
                    return !numbers_only && (value.is_string() || value.is_null());
                  });
         });
}

}  // namespace

std::int64_t whole_number_from(const Json& json, std::int64_t least, std::int64_t most) {
  if (!is_whole(json, least, most)) throw std::out_of_range("no such whole number");
  return json.get<std::int64_t>();
}

Json row_json(const GameRow& row) {
  return {{"log", row.log},           {"at", row.at},
          {"game", row.game},         {"variants", row.variants},
          {"settings", row.settings}, {"players", row.players},
          {"rounds", row.rounds},     {"answers", row.answers},
          {"seconds", row.seconds},   {"result", row.result},
          {"facts", row.facts},       {"counts", row.counts},
          {"link", row.link}};
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
    row.rounds = whole_number_from(json.at("rounds"), 0, kMost);
    row.answers = whole_number_from(json.at("answers"), 0, kMost);
    row.seconds = whole_number_from(json.at("seconds"), 0, kMost);
    row.result = json.at("result");
    row.facts = json.at("facts");
    row.counts = json.at("counts");
    row.link = json.value("link", "");  // in those of an earlier narrator there is none
    if (!row.result.is_object() || !is_told(row.facts, false) || !is_told(row.counts, true))
      return std::nullopt;
    return row;
  } catch (const std::exception&) {  // of the JSON, of its numbers
    return std::nullopt;
  }
}

}  // namespace narrator
