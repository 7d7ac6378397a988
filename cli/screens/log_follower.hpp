// The log of a game that another process plays, looked at again whenever it has changed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/setup/opened_log.hpp"
#include "engine/log/log_reader.hpp"

namespace narrator::cli {

/// Follows a log, by looking: on a network or in a container nobody tells of changes.
class LogFollower {
 public:
  enum class Change {
    none,
    grown,     // there are further lines
    replaced,  // it is another file, or shorter than it was
    gone,      // it is not there any more
    another,   // no log was named, and a newer game has begun
  };

  /// Follows that log, or where none is named the newest there is and each that is begun later.
  /// Throws Error (usage) where there is none.
  explicit LogFollower(LogOptions options, AskPassphrase ask = {});

  /// What has become of it since the last call. At first it has grown.
  Change look();

  /// The game as it stands. A line that is being written is left out. Throws as open_log() does.
  OpenedLog open() { return open_in(options_.lang); }
  OpenedLog open_in(const std::string& lang);

  const std::string& path() const { return options_.log; }

 private:
  struct File {
    std::uint64_t device = 0, number = 0, size = 0;
    std::int64_t changed = 0;  // nanoseconds
    bool operator==(const File&) const = default;
  };
  static std::optional<File> file_at(const std::string& path);

  const bool newest_;  // of all logs, whichever that is
  LogOptions options_;
  std::optional<File> file_;
  bool looked_ = false;
  int looks_ = 0;
  LogReader reader_;
};

}  // namespace narrator::cli
