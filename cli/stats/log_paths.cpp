#include "cli/stats/log_paths.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <sys/stat.h>

#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

namespace fs = std::filesystem;

// Rows begin with the key "log"; logs never do.
// An empty file has the rows of no game, unless its name is a log's.
bool holds_rows(const std::string& path) {
  std::error_code unknown;
  return begins_with(path, "{\"log\":") ||
         (fs::file_size(path, unknown) == 0 && fs::path(path).extension() != ".jsonl");
}

void add_logs_in(const std::string& folder, GameFiles& files) {
  std::error_code error, ignored;
  for (auto entry = fs::directory_iterator(folder, error);
       !error && entry != fs::directory_iterator(); entry.increment(error)) {
    if (entry->is_directory(ignored) && !entry->is_symlink(ignored))
      add_logs_in(entry->path(), files);
    else if (entry->path().extension() == ".jsonl" && entry->is_regular_file(ignored))
      files.logs.push_back(entry->path().string());
  }
  if (error)
    files.unread.push_back(fmt::format("cannot read {}: {}", sanitised(folder), error.message()));
}

// The extent of a log: the number of bytes in complete lines, and a hash (FNV-1a) of them.
struct Length {
  std::uint64_t bytes = 0, sum = 0xcbf29ce484222325;
  auto operator<=>(const Length&) const = default;

  void add(std::string_view line) {
    for (const char c : line) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    bytes += line.size() + 1;
  }
};

constexpr std::streamsize kLongestLine = 16 << 20, kLongestHeader = 1 << 16;

// Calls `at` with the extent of the log after each line, stopping at a line that is too long, and
// returns the final extent.
template <class F>
Length whole_extent(const std::string& log, F at) {
  std::ifstream file(log, std::ios::binary);
  std::string line(kLongestLine, '\0');
  Length extent;
  while (file.getline(line.data(), kLongestLine)) {
    extent.add(line.c_str());
    at(extent);
  }
  return extent;
}

// Returns the extent of the first line, or an empty one if it is too long for a log's header.
Length header_extent(const std::string& log) {
  Length extent;
  std::array<char, kLongestHeader> line{};
  std::ifstream file(is_file(log) ? log : "", std::ios::binary);
  if (file.getline(line.data(), kLongestHeader)) extent.add(line.data());
  return extent;
}

// Among logs with the same header, maps the index of each redundant log to that of the log which
// continues it.
std::map<std::size_t, std::size_t> copies_among(const std::vector<std::string>& logs,
                                                const std::vector<std::size_t>& same) {
  std::map<Length, std::vector<std::size_t>> ends;
  for (const std::size_t i : same) ends[whole_extent(logs[i], [](const Length&) {})].push_back(i);
  std::map<std::size_t, std::size_t> copies;
  for (const auto& [end, equal] : ends) {
    for (std::size_t n = 1; n < equal.size(); ++n) copies[equal[n]] = equal.front();
    whole_extent(logs[equal.front()], [&, whole = equal.front(), end = end](const Length& extent) {
      if (extent == end || !ends.contains(extent)) return;
      for (const std::size_t i : ends.at(extent)) copies[i] = whole;
    });
  }
  return copies;
}

}  // namespace

GameFiles game_files(const std::vector<std::string>& paths) {
  GameFiles files;
  std::vector<std::string> named;
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
      throw Error(Exit::usage, "there is no file or folder {}", sanitised(path));
    if (fs::is_directory(status) || !fs::status_known(status)) {  // unknown if it may not be read
      add_logs_in(path, files);
    } else {
      const bool rows = fs::is_regular_file(status) && holds_rows(path);
      (rows ? files.rows : named).push_back(path);
    }
  }
  std::ranges::sort(files.logs);
  std::ranges::sort(files.rows);
  std::set<std::pair<dev_t, ino_t>> met;  // the first name found for a file is used
  const auto known = [&](const std::string& path) {
    struct stat file {};
    return stat(path.c_str(), &file) == 0 && !met.insert({file.st_dev, file.st_ino}).second;
  };
  std::erase_if(files.logs, known);
  std::erase_if(files.rows, known);
  for (const std::string& path : named) {
    if (known(path)) continue;
    files.logs.push_back(path);
    files.named.insert(path);
  }
  std::ranges::sort(files.logs);
  return files;
}

std::vector<Copy> without_copies(std::vector<std::string>& logs) {
  std::map<Length, std::vector<std::size_t>> by_header;
  for (std::size_t i = 0; i < logs.size(); ++i) {
    const Length header = header_extent(logs[i]);
    if (header.bytes > 0) by_header[header].push_back(i);
  }
  std::map<std::size_t, std::size_t> copies;
  for (const auto& [header, same] : by_header)
    if (same.size() > 1) copies.merge(copies_among(logs, same));
  std::vector<Copy> removed;
  std::vector<std::string> kept;
  for (std::size_t i = 0; i < logs.size(); ++i) {
    if (const std::size_t* whole = found_in(copies, i))
      removed.push_back({logs[i], logs[*whole]});
    else
      kept.push_back(logs[i]);
  }
  logs = std::move(kept);
  return removed;
}

}  // namespace narrator::cli
