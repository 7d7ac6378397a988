// A game as data for one reader: its state while it runs, and everything about it afterwards.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/report/moments.hpp"
#include "engine/session/session.hpp"

namespace narrator {

/// Returns the object of `status --json` (narrator(1)), with the facts that the reader was told.
Json status_json(Session& session, const Reader& reader);

/// Returns what of it stands on the table: phase, round, players and board.
Json table_json(Session& session, const Reader& reader);

/// Returns the pending question as `reader` may see it, or null.
Json question_json(const Question* question, const std::vector<std::string>& names,
                   const Reader& reader);

struct Report {
  std::string title;  // of the game, in the session's language
  std::string began;  // UTC
  std::string ended;  // when the last answer was given; "" if there is none
  Seal seal;          // its mark is "" if the game was not sealed
  bool seal_opened = false;
  std::vector<std::pair<std::string, std::string>>
      house_rules;                 // title with
                                   // changed settings, and sentence; last the game's own settings
  std::vector<std::string> facts;  // keys of what is revealed about players, such as "role"
  std::vector<Json> players;       // name, seat, and the facts that the reader was told
  Json result;                     // as in status; null if the game is not over
  Json widgets;                    // a list, from the game's `report` rule
  Testimony testimony;             // empty if the reader may not look it up
  std::vector<LogNote> notes;  // what else was written down, in order; the moderator's own notes
                               // only for the moderator
  std::vector<Moment> moments;
};

/// `began` is when the log begins. Throws what replay() throws, and ScriptError.
Report make_report(Session& session, const std::string& began, const Reader& reader);

/// Replaces the log's texts by the program's texts in another language, and drops announcements
/// already in words. Throws Error (usage) if the program has none.
void change_language(LogContents& log, const std::string& lang);

/// Returns the list that the game's `report` rule returns for a reader. Throws ScriptError.
Json report_widgets(Session& session, const Reader& reader);

/// Removes the consequences of the last answer from a finished game's report. Throws
/// what make_report() throws.
void leave_out_ending(Report& report, Session& session, const Reader& reader);

Json note_json(const LogNote& note);

/// Returns the report as one object for programs (narrator(1), JSON).
Json report_json(const Report& report, const Session& session);

}  // namespace narrator
