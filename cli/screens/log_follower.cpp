#include "cli/screens/log_follower.hpp"

#include <sys/stat.h>

#include <memory>
#include <utility>

#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"
#include "engine/machine.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"

namespace narrator::cli {

namespace {

// What was said, in the language that the log has now.
void say_anew(LogContents& log) {
  std::vector<Said> opening;
  auto answer = log.state.answers.begin();
  Visitor visitor;
  visitor.after = [&](const LogAnswer* logged, std::vector<Said>& said) {
    (logged == nullptr ? opening : (answer++)->say) = said;
  };
  Machine machine(log.setup.sources, log.setup.lang);
  const LogState state = log.state;
  replay(machine, log.setup.table, state, visitor);
  log.state.opening = std::make_shared<const std::vector<Said>>(std::move(opening));
}

}  // namespace

LogFollower::LogFollower(LogOptions options, AskPassphrase ask)
    : newest_(options.log.empty()),
      options_(std::move(options)),
      reader_(ask ? std::move(ask) : ask_passphrase()) {
  options_.log = log_or_newest(options_.log);
}

std::optional<LogFollower::File> LogFollower::file_at(const std::string& path) {
  struct stat found {};
  if (stat(path.c_str(), &found) != 0) return std::nullopt;
#ifdef __APPLE__
  const timespec& changed = found.st_mtimespec;
#else
  const timespec& changed = found.st_mtim;
#endif
  return File{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino),
              static_cast<std::uint64_t>(found.st_size),
              std::int64_t{changed.tv_sec} * 1'000'000'000 + changed.tv_nsec};
}

LogFollower::Change LogFollower::look() {
  constexpr int kLooksForAnother = 20;  // the folder is read that much more seldom than the file
  if (newest_ && ++looks_ % kLooksForAnother == 0) {
    const auto logs = logs_newest_first();
    if (!logs.empty() && logs.front() != options_.log) {
      options_.log = logs.front();
      file_ = file_at(options_.log);
      return Change::another;
    }
  }
  const auto before = std::exchange(file_, file_at(options_.log));
  if (!std::exchange(looked_, true)) return file_ ? Change::grown : Change::gone;
  if (file_ == before) return Change::none;
  if (!file_) return Change::gone;
  const bool same = before && before->device == file_->device && before->number == file_->number;
  return same && file_->size >= before->size ? Change::grown : Change::replaced;
}

OpenedLog LogFollower::open_in(const std::string& lang) {
  LogOptions options = options_;
  options.lang = lang;
  LogContents log = reader_.read(options_.log);
  if (lang.empty() || lang == log.setup.lang) return open_log(std::move(log), options);
  open_log(log, options);  // a stranger's rules are tried out
  change_language(log, lang);
  say_anew(log);
  return open_log(std::move(log), options);
}

}  // namespace narrator::cli
