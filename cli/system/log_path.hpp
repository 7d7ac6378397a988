// Where logs live when nobody says where.
#pragma once

#include <string>
#include <vector>

#include "engine/error.hpp"

namespace narrator::cli {

/// $XDG_STATE_HOME/narrator or ~/.local/state/narrator, whether it is there or not. Throws LogError
/// where the environment names neither.
std::string log_folder();

/// The same, made (mode 0700) when missing. Throws LogError where it cannot be made.
std::string made_log_folder();

/// Whether a log is in it, and so among those that are taken where none is named.
bool in_log_folder(const std::string& log);

/// A path for a new log of the game: FOLDER/DATE-GAME-N.jsonl, with the first N that is free.
std::string new_log_path(const std::string& game, const std::string& date);

/// The logs in that folder, the one whose last line is the newest first. Throws LogError where the
/// folder is there and cannot be read.
std::vector<std::string> logs_newest_first();

/// The file that is meant by a log's name: the path itself, or that with .jsonl behind it, or
/// either in the folder of logs; as it is where there is none.
std::string log_named(const std::string& name);

/// log_named(log), or where that is "" the newest of them. Throws Error (usage) when there is none.
std::string log_or_newest(const std::string& log);

/// Names a log of which nothing can be told, and why, on standard error.
void tell_passed_over(const std::string& log, const Error& why);

/// The log to go on with: the newest in the folder whose game is not over. What is newer and cannot
/// be gone on with is named on standard error.
/// Throws Error (usage) when there is none.
std::string unfinished_log();

}  // namespace narrator::cli
