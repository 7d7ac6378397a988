// What the table of a logged game has been told, found by running its answers again: what was read
// aloud, which the log does not mark, and how far everybody has been told.
#pragma once

#include <vector>

#include "engine/log/log.hpp"
#include "engine/log/log_reader.hpp"

namespace narrator {

/// Lines read aloud together: all those after one answer.
struct ReadingPassage {
  int with = 0;  // the answer's number; 0: before the first answer
  std::vector<Message> lines;
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
