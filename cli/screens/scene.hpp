// What a screen that only shows has to show: the table as it stands, for one reader.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/audience.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// The last things that happened, as far as `reader` heard them, in words: what followed the last
/// answer that anything followed on.
std::vector<std::string> last_said(const Session& session, const Reader& reader);

/// What is asked now, or that somebody decides something in secret; "" where the game is over, and
/// where even that would tell more than the table hears.
std::string asked_now(const Session& session, const Reader& reader);

/// Which question is pending, as long as nothing is answered, taken back or amended. For this
/// program's own ends: it tells of the game's state.
std::string where_asked(const Session& session);

/// Who sits where, for those who keep something for each player from one look to the next.
struct SeatOrder {
  std::vector<std::string> names;
  std::ptrdiff_t moves = 0;  // how often somebody was seated elsewhere, or joined

  /// Whether players sit elsewhere than before, and are found by their names; otherwise somebody
  /// may be called differently, and sits where they sat.
  bool moved_since(const SeatOrder& before) const;
};
SeatOrder seat_order(const Session& session);

/// Whether the player on `seat` may answer what is asked now: they decide it, vote, or are among
/// those it is asked of in secret.
bool may_answer(const Question* question, int seat);

/// Everything that was told to `reader` and not to everybody, in order, as far as they may be
/// reminded of it.
std::vector<std::string> told_alone(const Session& session, const Reader& reader);

/// Whether all have their eyes closed: a script is being read aloud, or it is asked in secret, of
/// nobody in particular.
bool eyes_closed(const Session& session);

/// How many seconds the countdown of the table has left, and whether it stands still; nothing where
/// none runs. `now` as in utc_now().
struct TimeLeft {
  int seconds = 0;
  bool paused = false;
};
std::optional<TimeLeft> time_left(const Session& session, const std::string& now);

}  // namespace narrator::cli
