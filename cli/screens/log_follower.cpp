#include "cli/screens/log_follower.hpp"

#include <sys/stat.h>

#include <memory>
#include <utility>

#include "cli/system/log_path.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/machine.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/told.hpp"

namespace narrator::cli {
namespace {

// Bytes of the header to compare, with the game's start time and seed, as another log may be copied
// over this one.
constexpr std::size_t kTelling = 1024;

// Recreates all messages in the log's current language.
void say_anew(LogContents& log) {
  std::vector<Message> opening;
  auto answer = log.state.answers.begin();
  ReplayObserver observer;
  observer.after = [&](const LogAnswer* logged, std::vector<Message>& said) {
    (logged == nullptr ? opening : (answer++)->say) = said;
  };
  Machine machine(log.setup.sources, log.setup.lang);
  const LogState state = log.state;
  replay(machine, log.setup.table, state, observer);
  log.state.opening = std::make_shared<const std::vector<Message>>(std::move(opening));
}

}  // namespace

LogFollower::LogFollower(LogOptions options, AskPassphrase ask)
    : newest_(options.log.empty()),
      options_(std::move(options)),
      reader_(ask ? std::move(ask) : ask_passphrase()) {
  begin(log_or_newest(options_.log));
}

std::optional<LogFollower::File> LogFollower::file_at(const std::string& path) {
  struct stat found {};
  if (stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode)) return std::nullopt;
#ifdef __APPLE__
  const timespec& changed = found.st_mtimespec;
#else
  const timespec& changed = found.st_mtim;
#endif
  return File{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino),
              static_cast<std::uint64_t>(found.st_size),
              std::int64_t{changed.tv_sec} * 1'000'000'000 + changed.tv_nsec};
}

void LogFollower::begin(const std::string& path) {
  options_.log = path;
  file_ = file_at(path);
  header_ = file_ ? beginning_of(path, kTelling) : "";
}

LogFollower::Change LogFollower::next_change() {
  constexpr int kLooksForAnother = 20;  // checks of the file for each check of the folder
  if (newest_ && ++looks_ % kLooksForAnother == 0) {
    const auto logs = logs_newest_first();
    if (!logs.empty() && logs.front() != options_.log) {
      begin(logs.front());
      return Change::another;
    }
  }
  const auto before = std::exchange(file_, file_at(options_.log));
  if (file_ == before) return Change::none;
  if (!file_) return Change::gone;
  const std::string header = std::exchange(header_, beginning_of(options_.log, kTelling));
  const bool same = before && before->device == file_->device && before->number == file_->number &&
                    header_.starts_with(header);
  return same && file_->size >= before->size ? Change::grown : Change::replaced;
}

LogFollower::News LogFollower::look(bool retry) {
  News news{next_change()};
  const bool later = news.change == Change::none && retry;
  if ((later || news.change == Change::grown) && unread_ != Change::none) news.change = unread_;
  switch (news.change) {
    case Change::none: return news;
    case Change::gone: news.notice = "watch.gone"; return news;
    case Change::replaced: news.notice = "watch.replaced"; break;
    case Change::another: news.notice = "watch.another"; break;
    case Change::grown: break;
  }
  unread_ = news.change;
  try {
    news.game = std::make_unique<OpenedLog>(open());
    unread_ = Change::none;
  } catch (const Error& e) {
    news.notice = "screens.unreadable";
    news.trouble = e.what();
  }
  return news;
}

OpenedLog LogFollower::open_in(const std::string& lang) {
  LogOptions options = options_;
  options.lang = lang;
  LogContents log = reader_.read(options_.log);
  const bool translated = !lang.empty() && lang != log.setup.lang;
  if (translated || awaits_acknowledgement(log.state))
    open_log(log, options);  // tries out a stranger's rules
  if (translated) {
    change_language(log, lang);
    say_anew(log);
  }
  as_told(log);
  return open_log(std::move(log), options);
}

}  // namespace narrator::cli
