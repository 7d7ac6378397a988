// Makes rows of many logs, on several processors at once.
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

/// Which games are wanted, and how closely their logs are looked at.
struct Wanted {
  std::string game;         // its id; "": all
  std::string since;        // the beginning of a time: "2026", "2026-11-21"; "": all
  bool verify = false;      // each log is held against its rules (Replayer::verify)
  AskPassphrase ask{};      // as LogReader does
  Replayer::Probe probe{};  // likewise, Replayer

  bool wants(const std::string& game_id, const std::string& at) const {
    return (game.empty() || game == game_id) && at >= since;
  }
};

/// What became of one path: a row; or why there is none; or neither, where the game was not wanted.
struct GameRead {
  std::optional<GameRow> row;
  std::string skipped;   // a sentence that begins with the path
  bool damaged = false;  // it was skipped as no sound log
  std::string game{};    // its id, whether it was wanted or not; "" where that cannot be told
};

/// Reads each path and hands what became of it to `take`, in the order of `paths` and on the
/// caller's thread, whatever `jobs` is: on how many threads it is read. Needs the same memory for
/// few paths and for many.
void read_games(const std::vector<std::string>& paths, const Wanted& wanted, unsigned jobs,
                const std::function<void(const std::string& path, GameRead&&)>& take);

}  // namespace narrator
