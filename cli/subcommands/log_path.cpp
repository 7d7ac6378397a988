#include "cli/subcommands/log_path.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "cli/display/columns.hpp"
#include "engine/error.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"

namespace narrator::cli {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The logs of the folder, the one written to last first.
std::vector<fs::directory_entry> logs_by_time() {
  std::vector<fs::directory_entry> logs;
  for (const auto& entry : fs::directory_iterator(log_folder())) {
    if (entry.path().extension() == ".jsonl") logs.push_back(entry);
  }
  std::sort(logs.begin(), logs.end(),
            [](const auto& a, const auto& b) { return a.last_write_time() > b.last_write_time(); });
  return logs;
}

}  // namespace

std::string log_folder() {
  std::string base = environment("XDG_STATE_HOME");
  if (base.empty() || base.front() != '/') base = environment("HOME") + "/.local/state";
  const fs::path folder = fs::path(base) / "narrator";
  std::error_code error;
  if (!fs::exists(folder, error)) {
    fs::create_directories(folder, error);
    if (error)
      throw LogError(fmt::format("cannot make the folder {} for logs: {}; name a place with --log",
                                 folder.string(), error.message()));
    fs::permissions(folder, fs::perms::owner_all, error);
  }
  return folder.string();
}

std::string new_log_path(const std::string& game, const std::string& date) {
  const std::string folder = log_folder();
  for (int n = 1;; ++n) {
    const std::string path = fmt::format("{}/{}-{}-{}.jsonl", folder, date, game, n);
    if (!fs::exists(path)) return path;
  }
}

std::string newest_log() {
  const auto logs = logs_by_time();
  if (!logs.empty()) return logs.front().path();
  throw Error(Exit::usage, fmt::format("there is no log in {}; name one", log_folder()));
}

std::string unfinished_log() {
  LogReader reader;
  Replayer replayer;
  for (const auto& log : logs_by_time()) {
    try {
      if (replayer.result(reader.read_game(log.path())).is_null()) return log.path();
    } catch (const Error& e) {
      fmt::print(stderr, "Passed over: {}\n", sanitised(e.what()));
    }
  }
  throw Error(Exit::usage,
              fmt::format("there is no unfinished game in {}; name a log: narrator resume LOG",
                          log_folder()));
}

}  // namespace narrator::cli
