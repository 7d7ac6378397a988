// Which files statistics are made of.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace narrator::cli {

/// The files of these paths: those named, and in the folders named, and below them, every *.jsonl;
/// in the order of their paths and none twice. However many logs there are, few of their names are
/// kept at a time.
class LogPaths {
 public:
  /// Throws Error (usage) for a path that is not there and a folder that cannot be read.
  explicit LogPaths(const std::vector<std::string>& paths);

  /// About how many logs there are: one that is found in two ways counts twice.
  std::size_t count() const { return count_; }

  /// The next logs, some thousands at most; none once all were given. Throws as the constructor.
  std::vector<std::string> next();

  /// Whether this log was named itself, and not found in a folder.
  bool is_named(const std::string& log) const;

  /// The files of rows among those named (narrator-stats(7)).
  const std::vector<std::string>& rows() const { return rows_; }

 private:
  std::vector<std::string> folders_, logs_, rows_;  // as they were named
  std::size_t count_ = 0;
  std::string last_;   // that was given
  bool done_ = false;  // nothing comes behind it
};

}  // namespace narrator::cli
