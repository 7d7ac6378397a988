// What can stand at the cursor: the answers that are legal now, and the commands.
#pragma once

#include <string>
#include <vector>

namespace narrator {
class Session;
}

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

/// What can follow `before`, the line up to the cursor, at the session's pending question.
Completions complete(const Session& session, const std::string& before);

}  // namespace narrator::cli
