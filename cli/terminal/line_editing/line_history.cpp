#include "cli/terminal/line_editing/line_history.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <sstream>

#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kKept = 500, kAllowed = 1000;      // lines
constexpr std::size_t kLargest = std::size_t{16} << 20;  // bytes

// Writes with mode 0600 whatever the umask allows, and to nothing but a file.
void write_file(const std::string& path, int how, const std::string& text) {
  const int file =
      open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | how, 0600);
  if (file < 0) return;
  struct stat found {};
  if (fstat(file, &found) == 0 && S_ISREG(found.st_mode) && fchmod(file, 0600) == 0) {
    [[maybe_unused]] const ssize_t written = write(file, text.data(), text.size());
  }
  close(file);
}

std::string text_of(const std::string& path) {
  try {
    return contents_of(path, kLargest);
  } catch (const Error&) {
    return {};  // there is none, or it is nobody's typing
  }
}

}  // namespace

std::vector<std::string> LineHistory::read() const {
  std::vector<std::string> lines;
  std::istringstream file(text_of(path_));
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
