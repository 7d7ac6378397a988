#include "cli/system/log_path.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "cli/system/passphrase.hpp"
#include "engine/environment.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {

namespace fs = std::filesystem;

std::string log_folder() {
  const std::string folder = narrator_folder("XDG_STATE_HOME", ".local/state");
  if (folder.empty())
    throw LogError("HOME names no folder to keep logs in; name one with --log, or the log to read");
  return folder;
}

// Everything in it is for its owner alone, whatever the umask allows and whatever it was before.
std::string made_log_folder() {
  const fs::path folder = log_folder();
  std::error_code error;
  for (fs::path one; const fs::path& part : folder) {
    one /= part;
    if (fs::exists(one, error) || mkdir(one.c_str(), S_IRWXU) == 0 || errno == EEXIST) continue;
    throw LogError("cannot make the folder {} for logs: {}; name a place with --log",
                   folder.string(), std::generic_category().message(errno));
  }
  const auto mode = fs::status(folder, error).permissions();
  if ((mode & (fs::perms::group_all | fs::perms::others_all)) != fs::perms::none)
    fs::permissions(folder, fs::perms::owner_all, error);
  return folder.string();
}

bool in_log_folder(const std::string& log) {
  std::error_code error;
  try {
    return fs::equivalent(fs::path(log).parent_path(), log_folder(), error);
  } catch (const LogError&) {
    return false;  // there is none
  }
}

std::string new_log_path(const std::string& game, const std::string& date) {
  const std::string folder = made_log_folder();
  for (int n = 1;; ++n) {
    const std::string path = fmt::format("{}/{}-{}-{}.jsonl", folder, date, game, n);
    std::error_code unknown;
    if (!fs::exists(fs::symlink_status(path, unknown))) return path;
  }
}

// The files that can be logs; links to nothing, pipes and folders are none.
std::vector<std::string> logs_newest_first() {
  std::vector<std::pair<fs::file_time_type, std::string>> logs;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(log_folder(), error)) {
    if (entry.path().extension() != ".jsonl" || !entry.is_regular_file(error)) continue;
    const auto written = entry.last_write_time(error);
    if (!error) logs.emplace_back(written, entry.path());
  }
  std::sort(logs.rbegin(), logs.rend());
  std::vector<std::string> paths;
  for (auto& [written, path] : logs) paths.push_back(std::move(path));
  return paths;
}

std::string log_or_newest(const std::string& log) {
  if (!log.empty()) return log;
  const std::vector<std::string> logs = logs_newest_first();
  if (!logs.empty()) return logs.front();
  throw Error(Exit::usage, "there is no log in {}; name one", log_folder());
}

void tell_passed_over(const std::string& log, const Error& why) {
  fmt::print(stderr, "Passed over: {}\n", sanitised(wrong_with(log, why)));
}

std::string unfinished_log() {
  LogReader reader(ask_passphrase());
  Replayer replayer;
  for (const std::string& log : logs_newest_first()) {
    try {
      if (replayer.result(reader.read_game(log)).is_null()) return log;
    } catch (const Error& e) {
      tell_passed_over(log, e);
    }
  }
  throw Error(Exit::usage, "there is no unfinished game in {}; name a log: narrator resume LOG",
              log_folder());
}

}  // namespace narrator::cli
