// What can be put in at the cursor.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// A word to put in, and what it means to the person ("seat 4", "takes back the last answer").
struct Completion {
  std::string word;
  std::string meaning;
};

/// All that can stand there. `from` is where in the line the word begins that they replace (bytes).
struct Completions {
  std::size_t from = 0;
  std::vector<Completion> list;
};

}  // namespace narrator::cli
