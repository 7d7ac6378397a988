// Writes a log: one line at a time, whole or not at all.
#pragma once

#include <string>

#include "engine/log.hpp"

namespace narrator {

/// The only writer of a log file, as long as it lives (an exclusive lock). Every function throws
/// LogError when the line cannot be written (disk full, no permission); the file then ends as before.
class LogWriter {
 public:
  /// Makes a new file (mode 0600). Refuses one that exists.
  static LogWriter create(const std::string& path);

  /// Goes on with a file whose first `length` bytes are sound and whose last link is `link`; what
  /// lies behind them (a torn line) is cut off. `names` are the players.
  static LogWriter go_on(const std::string& path, std::size_t length, const std::string& link,
                         const std::vector<std::string>& names);

  ~LogWriter();
  LogWriter(LogWriter&& other) noexcept;
  LogWriter& operator=(LogWriter&&) = delete;

  /// Header and sources: the beginning of every log. `opening` is what was said before the first answer.
  void begin(const Setup& setup, const std::string& at, const std::vector<Said>& opening, const std::string& g);

  void write(const std::vector<LogAnswer>& answers);
  void write(const LogUndo& undo, const std::string& at);
  void write(const LogRedo& redo, const std::string& at);
  void write(const LogAmend& amend, const std::string& at);
  void write(const LogNote& note);

  /// Everything written is on the disk when this returns.
  void sync();

  const std::string& path() const { return path_; }

 private:
  LogWriter(int file, std::string path, std::size_t length, std::string link);
  void add(const Json& line);
  void flush();

  int file_;
  std::string path_;
  std::size_t length_;
  std::string link_;          // chain of the last line added
  std::string written_link_;  // chain of the last line written
  std::string pending_;       // lines added and not yet written
  bool dirty_ = false;        // written and not yet synced
  std::vector<std::string> names_;
};

/// "to" of a line: "all", "moderator", or a list of names.
Json audience_json(const Audience& to, const std::vector<std::string>& names);

}  // namespace narrator
