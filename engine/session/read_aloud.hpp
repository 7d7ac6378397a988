// What of a game was read aloud, which its log does not keep apart.
#pragma once

#include <vector>

#include "engine/log/log.hpp"

namespace narrator {

/// Lines read aloud together: all those with one answer.
struct Passage {
  int with = 0;  // the answer's number; 0: before the first answer
  std::vector<Said> lines;
};

struct ReadAloud {
  int deal = 0;  // the first answer that gave each player something secret; 0: there is none yet
  std::vector<Passage> passages;  // in order
};

/// Runs the answers in effect again. Throws what replay() throws.
ReadAloud read_aloud(const Setup& setup, const LogState& state);

}  // namespace narrator
