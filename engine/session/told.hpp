// Who may be told what, later than the table: what a reader may be shown again, and how far the
// table of a logged game has been told, found by running its answers again.
#pragma once

#include <string_view>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/session.hpp"

namespace narrator {

/// Whether `reader` knows that the answer was given: they may see it, or a player was asked by
/// name. Numbering others, too, would tell how often the moderator was asked in secret, and
/// so who lives (R-WW-17).
bool knows_of(const LogAnswer& answer, const Reader& reader);

/// Return whether `reader` may be shown something again: it was addressed to them, and the table
/// allows reminders of `recall`.
bool may_see_again(const Session& session, const Audience& to, std::string_view recall,
                   const Reader& reader);
bool may_see_again(const Session& session, const LogAnswer& answer, const Reader& reader);

/// Returns those of the messages that `reader` may be shown again. Whoever is told later than the
/// table (a phone, a board, a report, `replay`) is told these.
std::vector<Message> heard_again(const Session& session, std::vector<Message> said,
                                 const Reader& reader);

/// Whether a widget is for this reader: those with `to` are for the moderator only.
bool is_for(const Json& widget, const Reader& reader);

/// Does the same for this table, where some readers may not be reminded of everything.
bool is_shown(const Session& session, const Json& widget, const Reader& reader);

/// Lines read aloud together: all those after one answer.
struct ReadingPassage {
  int with = 0;  // the answer's number; 0: before the first answer
  std::vector<Message> lines;
  std::vector<Message> said;  // the lines, with what is said before, between and behind them
};

struct ReadAloud {
  int deal = 0;  // the first answer that dealt each player something secret; 0: none yet
  std::vector<ReadingPassage> passages;  // in order
};

/// Runs the answers in effect again. Throws what replay() throws.
ReadAloud read_aloud(const Setup& setup, const LogState& state);

/// Cuts a game off at the first acknowledgement that is still awaited: its rules stop there, with
/// that question. So the time at which a screen changes does not tell whether the moderator was
/// asked something or only waited for. Throws what replay() throws.
void as_told(LoggedGame& game);

/// Whether there is such an acknowledgement.
bool awaits_acknowledgement(const LogState& state);

}  // namespace narrator
