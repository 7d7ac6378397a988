// Which files statistics are made of.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace narrator::cli {

/// The files of some paths: those named, and in the folders named, and below them, every *.jsonl;
/// in the order of their names. What is one file under several names is there once.
struct GameFiles {
  std::vector<std::string> logs;
  std::set<std::string> named;    // logs that were named themselves, not found in a folder
  std::vector<std::string> rows;  // files of rows among those named (narrator-stats(7))
};

/// Throws Error (usage) for a path that is not there, LogError for a folder that cannot be read.
GameFiles game_files(const std::vector<std::string>& paths);

/// Of logs that go on from each other, line for line, all but the longest, and of two that are the
/// same the second: a sentence about each. They are taken out of `logs`.
std::vector<std::string> without_copies(std::vector<std::string>& logs);

}  // namespace narrator::cli
