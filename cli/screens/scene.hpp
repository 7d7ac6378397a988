// The contents of a screen that only shows the game: the table's state for one reader.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Returns the last events that `reader` heard of: what followed the last answer known to the
/// reader that had any effect they heard, whatever has been answered in secret since. Limited to
/// the last twelve lines, and to two at night.
std::vector<std::string> last_said(const Session& session, const Reader& reader);

/// Returns the current question, or that somebody is deciding in secret; "" if the game is over, or
/// if even that would reveal more than the table hears.
std::string asked_now(const Session& session, const Reader& reader);

/// Identifies the pending question until an answer is given, undone or amended. For internal use
/// only: it reveals the state of the game.
std::string where_asked(const Session& session);

/// Returns whether the player at `seat` may answer the question: they decide it, vote on it, or are
/// among those it is asked of in secret.
bool may_answer(const Question* question, int seat);

/// Returns everything `reader` was told in private, in order, as far as they may be reminded of it.
std::vector<std::string> told_alone(const Session& session, const Reader& reader);

/// Returns whether all players have their eyes closed: a script is being read aloud, or a secret
/// question is asked of nobody in particular.
bool eyes_closed(const Session& session);

/// The seconds left on the table's countdown, and whether it is paused. time_left() returns nothing
/// if none is running; `now` is a time as returned by utc_now().
struct TimeLeft {
  int seconds = 0;
  bool paused = false;
};
std::optional<TimeLeft> time_left(const Session& session, const std::string& now);

}  // namespace narrator::cli
