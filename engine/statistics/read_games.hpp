// Reads many logs in parallel and turns each into a row.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/log/line_cipher.hpp"
#include "engine/question/question.hpp"
#include "engine/session/replayer.hpp"

namespace narrator {

/// A finished game. narrator-stats(7) documents its JSON and CSV.
struct GameRow {
  std::string log;  // path it was read from
  std::string at;   // when it began, UTC
  std::string game;
  std::vector<std::string> variants;
  Json settings;                     // an object: "game" or a variant's id, then the setting's name
  std::vector<std::string> players;  // in seat order
  std::int64_t rounds = 0;           // as the game counts them; 0 if it does not
  std::int64_t answers = 0;          // in effect
  std::int64_t seconds = 0;          // from the beginning to the last line written
  Json result;                       // as in status
  Json facts;  // {"role":{"Aki":"…"}}: what was revealed about players, as the moderator knows it
  Json counts;       // {"executed":{"Aki":1}}: what the game's script counts
  std::string link;  // chain link of its log's last line; identifies the game
};

/// Returns the whole number. Throws std::out_of_range unless it is one from `least` to `most`.
std::int64_t whole_number_from(const Json& json, std::int64_t least, std::int64_t most);

/// Converts a row to one JSON object, in the documented order, and back.
Json row_json(const GameRow& row);
std::optional<GameRow> row_of_json(const Json& json);

/// Which games are wanted, and how closely their logs are checked.
struct GameFilter {
  std::string game;         // a game's id; "": all
  std::string since;        // beginning of a timestamp: "2026", "2026-11-21"; "": all
  bool verify = false;      // check each log against its rules (Replayer::verify)
  AskPassphrase ask{};      // for LogReader
  Replayer::Probe probe{};  // for Replayer

  bool wants(const std::string& game_id, const std::string& at) const {
    return (game.empty() || game == game_id) && at >= since;
  }
};

/// The result for one path: a row, the reason why there is none, or neither
/// if the game is not wanted.
struct GameRead {
  std::optional<GameRow> row;
  std::string skipped;   // a sentence that begins with the path
  bool damaged = false;  // skipped because the log is not valid
  std::string game{};    // the game's id, wanted or not; "" if unknown
};

/// Reads each path on `jobs` threads and passes the results to `take`, in the order of `paths` and
/// on the caller's thread. Memory use does not grow with the number of paths.
void read_games(const std::vector<std::string>& paths, const GameFilter& wanted, unsigned jobs,
                const std::function<void(const std::string& path, GameRead&&)>& take);

}  // namespace narrator
