#include "cli/stats/find_logs.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>

#include "cli/display/columns.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

namespace fs = std::filesystem;

// Rows begin with their log; logs never do.
bool holds_rows(const std::string& path) {
  std::ifstream file(path);
  std::string beginning(7, '\0');
  file.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  return beginning == "{\"log\":";
}

void add_folder(const std::string& path, std::vector<std::string>& logs) {
  std::error_code error;
  const auto options = fs::directory_options::skip_permission_denied;
  for (auto entry = fs::recursive_directory_iterator(path, options, error);
       !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    std::error_code ignored;
    if (entry->path().extension() == ".jsonl" && entry->is_regular_file(ignored))
      logs.push_back(entry->path().string());
  }
  if (error)
    throw Error(Exit::usage, fmt::format("cannot read {}: {}", sanitised(path), error.message()));
}

void put_in_order(std::vector<std::string>& paths) {
  std::sort(paths.begin(), paths.end());
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
}

}  // namespace

FoundFiles find_files(const std::vector<std::string>& paths) {
  FoundFiles found;
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
      throw Error(Exit::usage, fmt::format("there is no file or folder {}", sanitised(path)));
    if (fs::is_directory(status)) {
      add_folder(path, found.logs);
    } else {
      const bool rows = fs::is_regular_file(status) && holds_rows(path);
      (rows ? found.rows : found.logs).push_back(path);
    }
  }
  put_in_order(found.logs);
  put_in_order(found.rows);
  return found;
}

}  // namespace narrator::cli
