// What statistics keep of one game: a flat row, and all that they are made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/question/question.hpp"

namespace narrator {

/// A finished game. narrator-stats(7) documents it as JSON and CSV.
struct GameRow {
  std::string log;  // where it was read
  std::string at;   // when it began, UTC
  std::string game;
  std::vector<std::string> variants;
  Json settings;                     // an object: "game" or a variant's id, then the setting's name
  std::vector<std::string> players;  // in seat order
  std::int64_t rounds = 0;           // as the game counts; 0 where it does not
  std::int64_t answers = 0;          // in effect
  std::int64_t seconds = 0;          // from the beginning to the last thing written
  Json result;                       // as in status
  Json facts;   // {"role":{"Aki":"…"}}: what became known of whom, as far as the moderator knows
  Json counts;  // {"executed":{"Aki":1}}: what the game's script counts
  std::string link;  // chain of its log's last line: the same game again has the same
};

/// A whole number of a file that anybody may have written. Throws std::out_of_range for what is
/// none from `least` to `most`.
std::int64_t whole_number_from(const Json& json, std::int64_t least, std::int64_t most);

/// The row as one object, in the documented order.
Json row_json(const GameRow& row);

/// The row of such an object; nothing where it is none.
std::optional<GameRow> row_of_json(const Json& json);

}  // namespace narrator
