// A game run along once more for what its log does not keep.
#pragma once

#include <vector>

#include "engine/log/log.hpp"

namespace narrator {

/// Lines read aloud together: all those with one answer.
struct ReadAloud {
  int with = 0;  // the answer's number; 0: before the first answer
  std::vector<Said> lines;
};

struct Review {
  int deal = 0;  // the first answer that gave each player something secret; 0: there is none yet
  std::vector<ReadAloud> scripts;  // in order
};

/// Runs the answers in effect. Throws what feed() throws.
Review review(const Setup& setup, const std::vector<LogAnswer>& answers);

}  // namespace narrator
