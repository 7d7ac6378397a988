// Finds what was read aloud in a game, which its log does not mark.
#pragma once

#include <vector>

#include "engine/log/log.hpp"

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

}  // namespace narrator
