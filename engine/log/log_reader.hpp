// Reads a log and checks that nothing of it was changed.
#pragma once

#include <memory>
#include <string>

#include "engine/error.hpp"
#include "engine/log/line_cipher.hpp"
#include "engine/log/log.hpp"

namespace narrator {

/// A log is damaged. `what()` begins with its path and the line, where it is one.
class DamagedLog : public LogError {
 public:
  DamagedLog(const std::string& what, bool begun) : LogError(what), has_game(begun) {}

  const bool has_game;  // what stands above the damage is a game that can be gone on with
};

/// What is wrong with a log, in a sentence that names it once.
std::string wrong_with(const std::string& path, const Error& why);

/// A game as a log has it: what it takes to play it again.
struct LoggedGame {
  std::string at;        // when the game began
  Setup setup;           // with the players as they sit and are called now
  LogState state;        // what the log's records come to
  bool foreign = false;  // not all of its rules, of now or before, came with this program
};

/// A log as it was found.
struct LogContents : LoggedGame {
  Recall recall;           // as the header has it
  std::size_t size = 0;    // bytes of the file
  std::size_t length = 0;  // bytes of whole, sound lines
  std::string link;        // chain of the last of them
  bool unended = false;    // the last of them has no line feed
  bool torn = false;       // what is left of a last write was left out
  std::string written;     // what was said after answers, as it stands there; of read_unheard()
  struct Unheard {
    Written written;
    std::size_t named = 0;  // under which of LogState::tables
  };
  std::vector<Unheard> unheard;  // of each answer, also of those that were taken back
  std::string last_at;           // the time of the last line that has one
  /// "LINE: …": the first thing in it that is not so, although the game can be played all the same;
  /// "" where there is none. For who verifies.
  std::string untrue;
  /// The line that left out what waits because the game is over then, and after which nothing was
  /// answered; 0: there is none. For who verifies.
  int over_at = 0;
};

/// What was said, from a part of LogContents::written. Throws LogError where it is none.
std::vector<Said> said_of(std::string_view json, const std::vector<std::string>& names);

/// Reads logs; keep one for many logs, as it remembers the sources it has verified.
class LogReader {
 public:
  /// `ask` is asked for the passphrase of a log that has one; without it such a log is an error.
  explicit LogReader(AskPassphrase ask = {});
  ~LogReader();

  /// Throws LogError: `FILE:LINE: …` for damage (a changed, missing or foreign line, an undo of
  /// nothing, a source that is not what its SHA-256 says), and for a file that cannot be read or is
  /// no log. A torn last line is no damage.
  LogContents read(const std::string& path);

  /// As `read`, for who only compares what was said: it is left as it is written there, answers
  /// have no time, and LogState::rulebooks has no first.
  LogContents read_unheard(const std::string& path);

  /// As read_unheard(), for who only asks how a game ended, of many: what was said and fingerprints
  /// are left out, and the chain is not checked, so that damage shows only where a line or an
  /// answer makes no sense.
  LogContents read_game(const std::string& path);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace narrator
