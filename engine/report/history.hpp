// A game step by step, as one reader saw it.
#pragma once

#include <string>
#include <vector>

#include "engine/audience.hpp"
#include "engine/log/log.hpp"
#include "engine/session/session.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator {

/// The table after an answer (or before the first), with what led there. Everything in it was open
/// to the reader then; of an answer for other eyes there is only that it was given, and by whom.
struct Moment {
  int n = 0;            // the answer's number; 0: before the first
  std::string at;       // when it was given, UTC; "" where the log does not tell
  int round = 0;        // in which it was asked, as the game counts; 0 where it does not
  std::string phase;    // a word, "" where the game has none
  std::string ask;      // the question's id; "" before the first answer
  std::string of;       // the name of the player who decided, or ""
  bool chance = false;  // drawn by the engine
  bool hidden = false;  // the answer is for other eyes
  bool ruling = false;  // a correction of something that was not asked
  std::string prompt;   // the question in words, "" where it is hidden
  Json answer;          // as in the log; null where it is hidden
  std::vector<Said> said;
  std::vector<Statement> claims;  // what was claimed after it and before the next answer
  std::vector<LogNote> notes;     // what else was written down then, and who left or was renamed
  Json display;                   // the game's widgets, a list
};

/// Every moment of a game so far, in the session's language and under the names that the players
/// had then; what was said stands as it was said, where the log has it. Throws what replay()
/// throws.
std::vector<Moment> history(Session& session, const Reader& reader);

/// Each answer in effect with what was asked, and nothing of what came of it: for a list of them.
std::vector<Moment> answers_given(const Session& session, const Reader& reader);

/// What was written down beside a game and is no claim: all of it for the moderator, and what the
/// whole table knows (rulings, who sat where under which name) for everybody.
std::vector<LogNote> remarks(const Session& session, const Reader& reader);

}  // namespace narrator
