// Writes a log: one line at a time, whole or not at all.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "engine/log/log_json.hpp"
#include "engine/log/log_reader.hpp"

namespace narrator {

/// The only writer of a log file, as long as it lives (an exclusive lock, where the file system has
/// any). Every function throws LogError when the lines cannot be written (disk full, no
/// permission); the file then ends as before, and writing may be tried again. All of the log is
/// kept in memory too, so that it can be saved elsewhere whatever becomes of the file.
class LogWriter {
 public:
  /// Makes a new file (mode 0600, as every log has once it is written to). Refuses one that exists.
  /// With a cipher, nobody reads it without its passphrase.
  explicit LogWriter(const std::string& path, std::shared_ptr<const LineCipher> cipher = nullptr);

  /// Goes on with the file that `log` was read from; what is torn of the last write is cut
  /// off; where more than the last line goes, it is kept beside the log as PATH.torn. Refuses a
  /// file that has changed since it was read.
  LogWriter(const std::string& path, const LogContents& log);

  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  /// Header and sources: the beginning of every log. `opening` is what was said before the first
  /// answer. Where they cannot be written, the file is taken away again.
  void begin(const Setup& setup, const std::string& at, const std::vector<Said>& opening,
             const std::string& g);

  /// One record at the end; several answers are written together or not at all.
  void write(const std::vector<LogAnswer>& answers);
  void write(const auto& record) {
    const std::string line = text().of(record);
    add_all({&line, 1});
  }
  void write(const LogRules& rules, const std::vector<Source>& before);

  /// The new seats, and what chance dealt then: written together or not at all.
  void write(const LogSeats& seats, const std::vector<LogAnswer>& dealt);

  /// From here on the players are called so, in seat order.
  void call(const std::vector<std::string>& names) { names_ = names; }

  /// Everything written is on the disk when this returns.
  void sync();

  /// Whether the file is still found where it was, and holds what was written: nobody has deleted,
  /// renamed, replaced or changed it.
  bool in_place() const;

  /// Writes all of the log to a new file and goes on there; the former one stays as it is. Refuses
  /// a file that exists.
  void move_to(const std::string& path);

  const std::string& path() const { return path_; }

  /// Whether no other writer can come in between; where not, the file system knows no locks.
  bool locked() const { return locked_; }

 private:
  LogWriter(int file, const std::string& path, bool made);
  LineText text() const { return {format_, names_}; }
  void add_all(std::span<const std::string> lines, std::span<const Source> sources = {});
  void add_bytes(std::string bytes);

  int file_;
  bool locked_ = false;
  std::string path_;
  std::string bytes_;  // the sound lines
  std::string link_;   // chain of the last of them
  std::shared_ptr<const LineCipher> cipher_{};
  std::vector<std::string> names_;
  int format_ = kLogFormat;
  bool new_ = false;       // its folder does not know it for certain yet
  bool littered_ = false;  // something lies behind the sound lines
  bool dirty_ = false;     // written and not yet synced
};

}  // namespace narrator
