#include "cli/terminal/line_editing/line_history.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

namespace narrator::cli {
namespace {

constexpr std::size_t kKept = 500, kAllowed = 1000;  // lines

// Writes with mode 0600 whatever the umask allows.
void write_file(const std::string& path, int how, const std::string& text) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | how, 0600);
  if (file < 0) return;
  fchmod(file, 0600);
  [[maybe_unused]] const ssize_t written = write(file, text.data(), text.size());
  close(file);
}

}  // namespace

std::vector<std::string> LineHistory::read() const {
  std::vector<std::string> lines;
  std::ifstream file(path_);
  for (std::string line; std::getline(file, line);) {
    if (!line.empty()) lines.push_back(line);
  }
  const bool too_many = lines.size() > kAllowed;
  if (lines.size() > kKept)
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(kKept));
  if (too_many) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const std::string fresh = path_ + ".new";
    write_file(fresh, O_TRUNC, text);
    std::rename(fresh.c_str(), path_.c_str());
  }
  return lines;
}

void LineHistory::add(const std::string& line) const { write_file(path_, O_APPEND, line + "\n"); }

}  // namespace narrator::cli
