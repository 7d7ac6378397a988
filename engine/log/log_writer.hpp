// Writes a log.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/log/log_json.hpp"
#include "engine/log/log_reader.hpp"

namespace narrator {

/// Writes a log file, under an exclusive lock where the file system supports locks. Lines are
/// written completely or not at all: every function throws LogError if they cannot be, and may be
/// called again. The whole log is also kept in memory, so that it can be saved elsewhere.
class LogWriter {
 public:
  /// Creates a new file (mode 0600, as every log has once it is written to).
  /// Throws LogError if it exists.
  explicit LogWriter(const std::string& path, std::shared_ptr<const LineCipher> cipher = nullptr);

  /// Continues the file that `log` was read from. Cuts off an incomplete last write, and keeps it
  /// as PATH.torn if it is more than one line. Throws LogError if the file has changed since.
  LogWriter(const std::string& path, const LogContents& log);

  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  /// Writes the header and the sources. If they cannot be written, the file is deleted.
  void begin(const Setup& setup, const std::string& at, const std::vector<Message>& opening,
             const std::string& g);

  // Each call writes all its lines or none.
  void write(const std::vector<LogAnswer>& answers, const std::optional<LogReading>& told = {});
  void write(const LogRecord& record) { add_all(std::vector{text().of(record)}); }
  void write(const LogRules& rules, const std::vector<Source>& before);
  void write(const LogSeats& seats, const std::vector<LogAnswer>& dealt);

  /// Sets the players' names for the lines that follow, in seat order.
  void use_names(const std::vector<std::string>& names) { names_ = names; }

  /// Returns once everything written is on the disk.
  void sync();

  /// Whether the path still leads to this file, and it holds what was written.
  bool in_place() const;

  /// Writes the whole log to a new file and continues there; the old file stays unchanged.
  void move_to(const std::string& path);

  const std::string& path() const { return path_; }

  /// Whether the file is locked against other writers; if not, the file system supports no locks.
  bool locked() const { return locked_; }

 private:
  LogWriter(int file, const std::string& path, bool made);
  LineText text() const { return {format_, names_}; }
  void add_all(std::span<const std::string> lines, std::span<const Source> sources = {});
  void add_bytes(std::string bytes);

  int file_;
  bool locked_ = false;
  std::string path_;
  std::string bytes_;  // the complete lines
  std::string link_;   // chain link of the last line
  std::shared_ptr<const LineCipher> cipher_{};
  std::vector<std::string> names_;
  int format_ = kLogFormat;
  bool new_ = false;       // its directory entry may not be on the disk yet
  bool littered_ = false;  // the file holds something after the complete lines
  bool dirty_ = false;     // written but not yet synced
};

}  // namespace narrator
