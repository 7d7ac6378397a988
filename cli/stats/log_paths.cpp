#include "cli/stats/log_paths.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>
#include <set>
#include <system_error>

#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

namespace fs = std::filesystem;

// Rows begin with their log; logs never do.
bool holds_rows(const std::string& path) { return begins_with(path, "{\"log\":"); }

void must_be_read(const std::string& folder, const std::error_code& error) {
  if (error) throw Error(Exit::usage, "cannot read {}: {}", sanitised(folder), error.message());
}

// Every log in the folder, in whatever order the system has them.
void walk(const std::string& folder, const std::function<void(std::string&&)>& take) {
  std::error_code error;
  const auto options = fs::directory_options::skip_permission_denied;
  for (auto entry = fs::recursive_directory_iterator(folder, options, error);
       !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    std::error_code ignored;
    if (entry->path().extension() == ".jsonl" && entry->is_regular_file(ignored))
      take(entry->path().string());
  }
  must_be_read(folder, error);
}

// Where it truly lies: for what is named twice, in one way or another.
fs::path true_place(const fs::path& path) {
  std::error_code ignored;
  const fs::path place = fs::weakly_canonical(path, ignored);
  return place.has_filename() ? place : place.parent_path();
}

bool lies_in(const fs::path& place, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), place.begin(), place.end()).first ==
         folder.end();
}

// Leaves out what is walked through anyway in one of the folders, or was named before.
void leave_out_twins(std::vector<std::string>& paths, const std::vector<fs::path>& folders) {
  std::set<fs::path> met;
  std::erase_if(paths, [&](const std::string& path) {
    const fs::path place = true_place(path);
    const bool walked = fs::is_directory(place) || place.extension() == ".jsonl";
    return !met.insert(place).second ||
           (walked && std::any_of(folders.begin(), folders.end(), [&](const fs::path& folder) {
              return folder != place && lies_in(place, folder);
            }));
  });
}

void check_readable(const std::string& folder) {
  std::error_code error;
  const fs::directory_iterator opened(folder, error);
  must_be_read(folder, error);
}

void put_in_order(std::vector<std::string>& paths) {
  std::sort(paths.begin(), paths.end());
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
}

}  // namespace

LogPaths::LogPaths(const std::vector<std::string>& paths) {
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
      throw Error(Exit::usage, "there is no file or folder {}", sanitised(path));
    const bool rows = fs::is_regular_file(status) && holds_rows(path);
    (fs::is_directory(status) ? folders_ : rows ? rows_ : logs_).push_back(path);
  }
  for (auto* named : {&folders_, &logs_, &rows_}) put_in_order(*named);
  std::vector<fs::path> walked;
  for (const std::string& folder : folders_) walked.push_back(true_place(folder));
  leave_out_twins(folders_, walked);
  leave_out_twins(logs_, walked);
  leave_out_twins(rows_, {});
  for (const std::string& folder : folders_) check_readable(folder);
  count_ = logs_.size();
  for (const std::string& folder : folders_) walk(folder, [&](std::string&&) { ++count_; });
}

bool LogPaths::is_named(const std::string& log) const {
  return std::binary_search(logs_.begin(), logs_.end(), log);
}

// The first behind the last in order: all are gone through for each few thousand, which takes less
// time than to read some of them.
std::vector<std::string> LogPaths::next() {
  constexpr std::size_t kKept = 8192;
  std::set<std::string> first;
  if (done_) return {};
  const auto take = [&](std::string&& path) {
    if (path <= last_ || (first.size() == kKept && path >= *first.rbegin())) return;
    first.insert(std::move(path));
    if (first.size() > kKept) first.erase(std::prev(first.end()));
  };
  for (const std::string& path : logs_) take(std::string(path));
  for (const std::string& folder : folders_) walk(folder, take);
  done_ = first.size() < kKept;
  if (!first.empty()) last_ = *first.rbegin();
  return {first.begin(), first.end()};
}

}  // namespace narrator::cli
