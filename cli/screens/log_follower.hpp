// Following the log of a game that another process is playing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/setup/opened_log.hpp"
#include "engine/log/log_reader.hpp"

namespace narrator::cli {

/// Follows a log by polling: in a network file system or a container there are no notifications.
class LogFollower {
 public:
  enum class Change {
    none,
    grown,     // lines were added
    replaced,  // it is another file or another game, or has become shorter
    gone,      // the file no longer exists
    another,   // no log was named, and a newer game has begun
  };

  /// Follows the given log, or if none is given, the newest one, switching to each newer log.
  /// Throws Error (usage) if there is none.
  explicit LogFollower(LogOptions options, AskPassphrase ask = {});

  /// What has become of the log.
  struct News {
    Change change = Change::none;
    std::string notice{};               // the id of a text for whoever looks on, or ""
    std::unique_ptr<OpenedLog> game{};  // as it is now; nullptr if it is unchanged or unreadable
    std::string trouble{};              // why it is unreadable, or ""
  };

  /// Returns what has changed since the last call. An unreadable log is read again when it has
  /// changed again, or now if `retry`.
  News look(bool retry = false);

  /// Opens the game as far as the table has been told of it (as_told()), omitting an incomplete
  /// last line. Throws as open_log().
  OpenedLog open() { return open_in(options_.lang); }
  OpenedLog open_in(const std::string& lang);

  const std::string& path() const { return options_.log; }

 private:
  struct File {
    std::uint64_t device = 0, number = 0, size = 0;
    std::int64_t changed = 0;  // in nanoseconds
    bool operator==(const File&) const = default;
  };
  static std::optional<File> file_at(const std::string& path);
  void begin(const std::string& path);
  Change next_change();

  const bool newest_;  // whether to follow the newest of all logs
  LogOptions options_;
  std::optional<File> file_;
  std::string header_;  // the first bytes of the file
  int looks_ = 0;
  Change unread_ = Change::none;  // after which it could not be read
  LogReader reader_;
};

}  // namespace narrator::cli
