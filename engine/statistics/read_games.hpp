// Makes rows of many logs, on several processors at once.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/log/line_cipher.hpp"
#include "engine/session/replayer.hpp"
#include "engine/statistics/game_row.hpp"

namespace narrator {

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
