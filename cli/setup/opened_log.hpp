// Opening a log for viewing, as a given reader.
#pragma once

#include <string>

#include "engine/announcement.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/session.hpp"

namespace CLI {
class App;
}

namespace narrator::cli {

/// The command-line options of commands that view a log.
struct LogOptions {
  std::string log;    // "": the newest log
  std::string as;     // "public", "moderator", or a player's name or seat
  std::string lang;   // "": the language of the game
  bool once = false;  // the program shows this log only, so a stranger's rules may end it

  /// Adds LOG and --as to a command.
  void add_to(CLI::App& command);
};

/// The state of a game as recorded in a log.
struct OpenedLog {
  std::string began;  // UTC
  Session session;    // must not be answered
  Reader reader;      // the reader it is shown to
};

/// Opens a log. Throws Error (usage) if there is none, or if the reader is unknown (naming the
/// nearest player), and LogError if it is not a log.
OpenedLog open_log(LogOptions options);

/// The same for a log that has already been read from the place in `options`. Does not report an
/// incomplete last write.
OpenedLog open_log(LogContents log, const LogOptions& options);

}  // namespace narrator::cli
