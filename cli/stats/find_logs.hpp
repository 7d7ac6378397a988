// Which files statistics are made of.
#pragma once

#include <string>
#include <vector>

namespace narrator::cli {

/// Files as they were found, each list in the order of the paths and none twice.
struct FoundFiles {
  std::vector<std::string> logs;
  std::vector<std::string> rows;  // written by stats --rows json
};

/// The files named, and in the folders named, and below them, every *.jsonl. Throws Error (usage)
/// for a path that is not there.
FoundFiles find_files(const std::vector<std::string>& paths);

}  // namespace narrator::cli
