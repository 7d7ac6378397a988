// Finds the files that statistics are made from.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace narrator::cli {

/// The files given by some paths: the files themselves, and every *.jsonl in or below a folder,
/// sorted by name. A file reachable under several names is listed once.
struct GameFiles {
  std::vector<std::string> logs;
  std::set<std::string> named;      // logs given as paths themselves, not found in a folder
  std::vector<std::string> rows;    // files of rows among the paths (narrator-stats(7))
  std::vector<std::string> unread;  // a sentence about each folder that cannot be read
};

/// Throws Error (usage) if a path does not exist.
GameFiles game_files(const std::vector<std::string>& paths);

/// A log whose lines are all in another one, which may go on.
struct Copy {
  std::string log, whole;
};

/// Removes redundant logs from `logs` and returns them: all but the longest of several where each
/// continues the previous one line for line, and all but the first of identical ones.
std::vector<Copy> without_copies(std::vector<std::string>& logs);

}  // namespace narrator::cli
