// Reads logs and verifies that nothing in them was changed.
#pragma once

#include <memory>
#include <string>

#include "engine/error.hpp"
#include "engine/log/line_cipher.hpp"
#include "engine/log/log.hpp"

namespace narrator {

/// Thrown for a damaged log. `what()` begins with its path and, if a line is at fault, its number.
class DamagedLog : public LogError {
 public:
  DamagedLog(const std::string& what, bool begun) : LogError(what), has_game(begun) {}

  const bool has_game;  // whether the game above the damage can be continued
};

/// Returns what is wrong with a log, in a sentence that names the log once.
std::string wrong_with(const std::string& path, const Error& why);

/// What is needed to play a logged game again.
struct LoggedGame {
  std::string at;        // when the game began
  Setup setup;           // with the players' current names and seats
  LogState state;        // the result of the log's records
  bool foreign = false;  // some of its rules, current or former, did not come with this program
};

struct LogContents : LoggedGame {
  Recall recall;           // as in the header
  std::size_t size = 0;    // bytes of the file
  std::size_t length = 0;  // bytes of complete, valid lines
  std::string link;        // chain link of the last of these lines
  bool unended = false;    // the last of these lines has no line feed
  bool torn = false;       // the rest of an interrupted write was ignored
  // Announcements after answers as they stand in the log; set by read_without_messages() only.
  std::string written;
  struct Messages {
    LogSpan written;
    std::size_t named = 0;  // index in LogState::tables
  };
  std::vector<Messages> messages;  // one for each answer, including those taken back
  std::string last_at;             // time of the last line that has one
  /// "LINE: …": the first false statement in the log that does not prevent playing the game, or "".
  /// For verification.
  std::string untrue;
  /// The line that dropped the waiting answers, which only the end of a game may; 0 if none did, or
  /// if something was answered since. For verification.
  int over_at = 0;
};

/// Parses announcements from a slice of LogContents::written. Throws
/// LogError if they are malformed.
std::vector<Message> said_of(std::string_view json, const std::vector<std::string>& names);

/// Reads logs. Reuse a reader for many logs, as it remembers the sources it has verified.
class LogReader {
 public:
  /// Without `ask`, reading an encrypted log is an error.
  explicit LogReader(AskPassphrase ask = {});
  ~LogReader();

  /// Reads a whole log. Throws DamagedLog (`FILE:LINE: …`) for a changed, missing or foreign line,
  /// an undo of nothing, or a source that does not match its SHA-256, and UnreadableFile. An
  /// incomplete last line is not damage.
  LogContents read(const std::string& path);

  /// Reads a log to compare announcements only: these stay unparsed in LogContents::written,
  /// answers have no time, and the first of LogState::rulebooks is not filled in.
  LogContents read_without_messages(const std::string& path);

  /// Reads a log to learn how its game ended only: announcements and fingerprints are left out and
  /// the chain is not checked, so damage shows only where a line or an answer makes no sense.
  LogContents read_game(const std::string& path);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace narrator
