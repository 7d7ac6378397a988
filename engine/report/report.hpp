// A whole game for one reader: everything that can be told of it afterwards, as data.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/log/log_reader.hpp"
#include "engine/report/moments.hpp"

namespace narrator {

/// What a report tells. Everything in it was addressed to its reader.
struct Report {
  std::string title;  // of the game, in the session's language
  std::string began;  // UTC
  std::string ended;  // of the last answer; "" where there is none
  Seal seal;          // its mark is "" where the game was not sealed
  bool seal_opened = false;
  std::vector<std::pair<std::string, std::string>> house_rules;  // title and sentence
  std::vector<std::string> facts;  // the keys of what is told of players, as "role"
  std::vector<Json> players;       // name, seat, and the facts that the reader was told
  Json result;                     // as in status; null where the game is not over
  Json widgets;                    // what the game's `report` rule tells, a list
  Testimony testimony;             // empty where the reader may not look it up
  std::vector<LogNote> notes;  // what was written down besides, in order; the moderator's own are
                               // for the moderator
  std::vector<Moment> moments;
};

/// The report of a game; `began` is when its log begins. Throws what replay() throws, and
/// ScriptError where the game's rules fail.
Report make_report(Session& session, const std::string& began, const Reader& reader);

/// The log's game, told in another language: its own scripts with the texts that the program has
/// for them, and without the words in which things were said. Throws Error (usage) where there are
/// none.
void change_language(LogContents& log, const std::string& lang);

/// What the game's `report` rule tells a reader, a list. Throws ScriptError.
Json report_widgets(Session& session, const Reader& reader);

/// Takes out of a finished game's report how it ended: what its last answer brought about. Throws
/// what replay() throws, and ScriptError.
void leave_out_ending(Report& report, Session& session, const Reader& reader);

/// What was written down, for programs.
Json note_json(const LogNote& note);

/// As one object, for programs (narrator(1), JSON).
Json report_json(const Report& report, const Session& session);

}  // namespace narrator
