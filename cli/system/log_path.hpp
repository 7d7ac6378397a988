// The folder where logs are kept by default, how a log is found by its name, and its passphrase.
#pragma once

#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/log/line_cipher.hpp"

namespace narrator::cli {

/// Returns a function that asks for the passphrase once and then gives the same one for every log:
/// the variable NARRATOR_PASSPHRASE, or else what is typed at the terminal without echo. It may be
/// called from several threads.
AskPassphrase ask_passphrase();

/// Returns the passphrase of a new log, typed twice if a person types it. Throws Error (usage) if
/// it is empty or the two differ.
std::string new_passphrase();

/// Returns $XDG_STATE_HOME/narrator or ~/.local/state/narrator, whether or not it exists. Throws
/// LogError if the environment determines neither.
std::string log_folder();

/// Returns the same folder after creating it (mode 0700) if it is missing. Throws LogError on
/// failure.
std::string made_log_folder();

/// Returns whether `log` is in that folder, and so may be chosen when the user names no log.
bool in_log_folder(const std::string& log);

/// Returns the path for a new log of `game`: FOLDER/DATE-GAME-N.jsonl, with the first N not in use.
std::string new_log_path(const std::string& game, const std::string& date);

/// Returns the time (ISO 8601, UTC) of a log's last line, which copying and a wrong clock leave as
/// it is; of a log that has a passphrase, the time it was last written.
std::string last_touched(const std::string& log);

/// Returns the logs in that folder, ordered by last_touched(), newest first. Throws LogError if the
/// folder exists but cannot be read.
std::vector<std::string> logs_newest_first();

/// Resolves the name of a log to a file: `name` itself, `name`.jsonl, or either of them in the log
/// folder. Returns `name` unchanged if none of these files exists.
std::string log_named(const std::string& name);

/// Returns log_named(log), or the newest log if `log` is "". Throws Error (usage) if there is none.
std::string log_or_newest(const std::string& log);

/// Reports on standard error that `log` was skipped, and why.
void tell_passed_over(const std::string& log, const Error& why);

/// Returns the newest log in the folder whose game is unfinished. Newer logs that cannot be resumed
/// are reported on standard error. Throws Error (usage) if there is none, and LogError if one of
/// those may be unfinished that could not be read.
std::string unfinished_log(const AskPassphrase& ask);

}  // namespace narrator::cli
