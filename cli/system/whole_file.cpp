#include "cli/system/whole_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"

namespace narrator::cli {

namespace fs = std::filesystem;

namespace {

// The log of a game must never be overwritten, as it cannot be restored.
bool is_log(const std::string& path) {
  return begins_with(path, "{\"narrator\":") || begins_with(path, "{\"narrator-sealed");
}

// Follows symbolic links to the final path, which need not exist, so that the link itself is kept.
// Returns "" for a cycle.
fs::path end_of_links(fs::path path) {
  constexpr int kMostLinks = 40;  // the limit of the system
  std::error_code ignored;
  for (int links = 0; links <= kMostLinks; ++links) {
    if (!fs::is_symlink(fs::symlink_status(path, ignored))) return path;
    path = path.parent_path() / fs::read_symlink(path, ignored);
  }
  return {};
}

}  // namespace

WholeFile::WholeFile(const std::string& path)
    : path_(path.empty() || path == "-" ? "standard output" : path), place_(path) {
  if (path.empty() || path == "-") {
    file_ = stdout;
    return;
  }
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::is_directory(status)) fail(EISDIR);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    file_ = std::fopen(path.c_str(), "w");
    if (file_ == nullptr) fail(errno);
    return;
  }
  if (is_log(path)) {
    throw Error(Exit::usage,
                "cannot write {}: it is the log of a game; expected "
                "another file, such as {}.html",
                path_, fs::path(path_).stem().string());
  }
  place_ = end_of_links(path).string();
  if (place_.empty()) fail(ELOOP);
  // Write permission on the folder alone would allow the file to be replaced.
  if (fs::exists(status) && access(path.c_str(), W_OK) != 0) fail(errno);
  open_beside();
}

// Writes to a temporary file in the same folder; finish() moves it into place.
void WholeFile::open_beside() {
  beside_ = place_ + ".XXXXXX";
  const int descriptor = mkstemp(beside_.data());
  if (descriptor < 0) {
    beside_.clear();
    fail(errno);
  }
  file_ = fdopen(descriptor, "w");
  if (file_ != nullptr) return;
  const int error = errno;
  close(descriptor);
  unlink(beside_.c_str());
  fail(error);
}

WholeFile::~WholeFile() {
  if (file_ != nullptr && file_ != stdout) std::fclose(file_);
  if (!beside_.empty()) unlink(beside_.c_str());
}

// A path that cannot be written is a usage error; standard output and a disk that fail are not.
void WholeFile::fail(int error) const {
  const bool slip =
      file_ != stdout && error != EIO && error != ENOSPC && error != EDQUOT && error != EFBIG;
  throw Error(slip ? Exit::usage : Exit::internal, "cannot write {}: {}", path_,
              std::generic_category().message(error));
}

void WholeFile::put(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail(errno);
}

void WholeFile::finish() {
  if (std::fflush(file_) != 0) fail(errno);
  if (file_ == stdout) return;
  if (!beside_.empty()) {
    const mode_t mask = umask(0);
    umask(mask);
    struct stat former {};  // a file that only its owner could read must stay so
    const mode_t mode = stat(place_.c_str(), &former) == 0 ? former.st_mode & 0777 : 0666 & ~mask;
    const int descriptor = fileno(file_);
    if (fchmod(descriptor, mode) != 0 || fsync(descriptor) != 0) fail(errno);
  }
  if (std::fclose(std::exchange(file_, nullptr)) != 0) fail(errno);
  if (beside_.empty()) return;
  if (std::rename(beside_.c_str(), place_.c_str()) != 0) fail(errno);
  beside_.clear();
}

}  // namespace narrator::cli
