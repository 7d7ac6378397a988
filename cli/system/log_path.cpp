#include "cli/system/log_path.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <compare>
#include <csignal>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include "cli/system/clock.hpp"
#include "cli/system/process.hpp"
#include "engine/environment.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/log/log_time.hpp"
#include "engine/session/replayer.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

namespace fs = std::filesystem;

std::string log_folder() {
  const std::string folder = narrator_folder("XDG_STATE_HOME", ".local/state");
  if (folder.empty())
    throw LogError("HOME names no folder to keep logs in; name one with --log, or the log to read");
  return folder;
}

// Restricts the folder to its owner, whatever the umask and the existing permissions are.
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
    return false;  // there is no log folder
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

std::string last_touched(const std::string& log) {
  if (const auto at = last_time_of(log)) return *at;
  std::error_code unknown;
  const auto written = std::chrono::file_clock::to_sys(fs::last_write_time(log, unknown));
  return utc_time(std::chrono::system_clock::to_time_t(written));
}

// Only regular files count as logs: no dangling links, pipes or folders.
std::vector<std::string> logs_newest_first() {
  struct Found {
    std::string at;
    fs::file_time_type written;
    std::string path;
    auto operator<=>(const Found&) const = default;
  };
  std::vector<Found> logs;
  const std::string folder = log_folder();
  std::error_code error, unknown;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".jsonl" || !entry.is_regular_file(unknown)) continue;
    logs.push_back({last_touched(entry.path()), entry.last_write_time(unknown), entry.path()});
  }
  if (error && fs::status(folder, unknown).type() != fs::file_type::not_found)
    throw LogError("cannot read {}: {}", folder, error.message());
  std::sort(logs.rbegin(), logs.rend());
  return mapped(logs, &Found::path);
}

std::string log_named(const std::string& name) {
  std::vector<std::string> places = {name, name + ".jsonl"};
  const std::string folder = narrator_folder("XDG_STATE_HOME", ".local/state");
  if (!folder.empty() && name.find('/') == name.npos)
    places.insert(places.end(), {folder + "/" + name, folder + "/" + name + ".jsonl"});
  std::error_code unknown;
  const auto found = std::ranges::find_if(
      places, [&](const std::string& one) { return fs::is_regular_file(one, unknown); });
  return found == places.end() || fs::exists(name, unknown) ? name : *found;
}

std::string log_or_newest(const std::string& log) {
  if (!log.empty()) return log_named(log);
  const std::vector<std::string> logs = logs_newest_first();
  if (!logs.empty()) return logs.front();
  throw Error(Exit::usage, "there is no log in {}; name one", log_folder());
}

void tell_passed_over(const std::string& log, const Error& why) {
  fmt::print(stderr, "Passed over: {}\n", sanitised(wrong_with(log, why)));
}

std::string unfinished_log(const AskPassphrase& ask) {
  bool locked = false, opened = false, unread = false;
  LogReader reader([&](const std::string& log) {
    locked = true;
    std::string passphrase = ask(log);
    opened = true;
    return passphrase;
  });
  Replayer replayer({}, in_strangers_process);
  for (const std::string& log : logs_newest_first()) {
    opened = false;
    try {
      if (replayer.result(reader.read_game(log)).is_null()) return log;
    } catch (const Error& e) {
      tell_passed_over(log, e);
      unread = unread || opened || access(log.c_str(), R_OK) != 0;
    }
  }
  const std::string none = fmt::format(
      "{} in {}; name a log: narrator resume LOG",
      unread || locked ? "no game that may be read is unfinished" : "there is no unfinished game",
      log_folder());
  if (unread) throw LogError("{}", none);
  throw Error(Exit::usage, "{}", none);
}

namespace {

constexpr const char* kVariable = "NARRATOR_PASSPHRASE";

/// The terminal itself, whatever standard input is, with echo turned off.
class UnseenTerminal {
 public:
  UnseenTerminal() : file_(open("/dev/tty", O_RDWR | O_CLOEXEC)) {
    if (file_ < 0 || tcgetattr(file_, &before_) != 0) {
      throw Error(Exit::usage,
                  "this log has a passphrase, and there is no terminal to ask for it; set the "
                  "variable NARRATOR_PASSPHRASE");
    }
    unseen_ = before_;  // may be the raw mode of a prompt
    unseen_.c_iflag |= ICRNL;
    unseen_.c_oflag |= OPOST | ONLCR;
    unseen_.c_lflag |= ICANON;
    unseen_.c_lflag &= ~static_cast<tcflag_t>(ECHO | ISIG);
    unseen_.c_cc[VEOL] = kInterrupt;  // ends the line, so that it is read at once
    tcsetattr(file_, TCSAFLUSH, &unseen_);
  }
  ~UnseenTerminal() {
    tcsetattr(file_, TCSAFLUSH, &before_);
    close(file_);
  }
  UnseenTerminal(const UnseenTerminal&) = delete;
  UnseenTerminal& operator=(const UnseenTerminal&) = delete;

  std::string line(const std::string& prompt) const {
    put(prompt);
    std::string line;
    for (char c = 0; read(file_, &c, 1) == 1 && c != '\n';) {
      if (c == kInterrupt) interrupt();
      line += c;
    }
    put("\n");
    return line;
  }

 private:
  static constexpr char kInterrupt = 'C' & 0x1f;  // Ctrl-C

  // Acts like Ctrl-C elsewhere, but restores the terminal first. The signal may be ignored, or only
  // recorded while a prompt is active.
  [[noreturn]] void interrupt() const {
    put("\n");
    tcsetattr(file_, TCSAFLUSH, &before_);
    raise(SIGINT);
    throw Error(Exit::usage, "no passphrase was given");
  }

  void put(const std::string& text) const {
    if (write(file_, text.data(), text.size()) < 0) return;  // loses only the prompt, not the input
  }

  int file_;
  termios before_{}, unseen_{};
};

}  // namespace

AskPassphrase ask_passphrase() {
  struct Asked {
    std::mutex mutex;
    std::optional<std::string> passphrase;
  };
  return [asked = std::make_shared<Asked>()](const std::string& log) {
    const std::lock_guard<std::mutex> one_at_a_time(asked->mutex);
    if (!asked->passphrase) {
      const std::string given = environment(kVariable);
      const std::string prompt = fmt::format("Passphrase of {}: ", sanitised(log));
      asked->passphrase = given.empty() ? UnseenTerminal().line(prompt) : given;
    }
    return *asked->passphrase;
  };
}

std::string new_passphrase() {
  if (std::string given = environment(kVariable); !given.empty()) return given;
  const UnseenTerminal terminal;
  const std::string passphrase = terminal.line("A new passphrase for the log: ");
  if (passphrase.empty()) throw Error(Exit::usage, "--passphrase: it cannot be empty");
  if (terminal.line("Repeat it: ") != passphrase)
    throw Error(Exit::usage, "--passphrase: these were two different ones");
  return passphrase;
}

}  // namespace narrator::cli
