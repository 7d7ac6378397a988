// A log that is opened to be looked at: which one, and for whose eyes.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "engine/audience.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// What stands on the command line of those who look at a log.
struct LogOptions {
  std::string log;    // "": the newest
  std::string as;     // "public", "moderator", or a player's name or seat
  std::string lang;   // "": the game's
  bool once = false;  // the program ends with it, and may be ended by a stranger's rules

  /// Adds LOG and --as to a command.
  void add_to(CLI::App& command);
};

/// The game of a log as it stands.
struct OpenedLog {
  std::string began;  // UTC
  Session session;    // not to be answered
  Reader reader;      // for whose eyes it is shown
};

/// Opens it. Throws Error (usage) where there is none, LogError where it is no log, and Error
/// (usage) naming the nearest player.
OpenedLog open_log(LogOptions options);

/// The same of a log that was read already from where `options` say, and silent about a last write
/// that was left out.
OpenedLog open_log(LogContents log, const LogOptions& options);

}  // namespace narrator::cli
