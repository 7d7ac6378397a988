#include "cli/system/whole_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/error.hpp"

namespace narrator::cli {
namespace {

[[noreturn]] void cannot_write(const std::string& path, int error) {
  throw Error(Exit::usage,
              fmt::format("cannot write {}: {}", path, std::generic_category().message(error)));
}

// All of it, in the file by the time this returns; otherwise the error.
int put(std::FILE* file, std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file) != text.size()) return errno;
  return std::fflush(file) == 0 ? 0 : errno;
}

void write_through(const std::string& path, std::string_view text) {
  std::FILE* file = std::fopen(path.c_str(), "w");
  if (file == nullptr) cannot_write(path, errno);
  const int error = put(file, text);
  if (std::fclose(file) != 0 || error != 0) cannot_write(path, error != 0 ? error : errno);
}

// Beside its place first, then moved there.
void write_beside(const std::string& path, std::string_view text) {
  std::string beside = path + ".XXXXXX";
  const int descriptor = mkstemp(beside.data());
  if (descriptor < 0) cannot_write(path, errno);
  std::FILE* file = fdopen(descriptor, "w");
  int error = file == nullptr ? errno : put(file, text);
  const mode_t mask = umask(0);
  umask(mask);
  if (error == 0 && (fchmod(descriptor, 0666 & ~mask) != 0 || fsync(descriptor) != 0))
    error = errno;
  if ((file == nullptr ? close(descriptor) : std::fclose(file)) != 0 && error == 0) error = errno;
  if (error == 0 && std::rename(beside.c_str(), path.c_str()) != 0) error = errno;
  if (error == 0) return;
  unlink(beside.c_str());
  cannot_write(path, error);
}

}  // namespace

void write_whole(const std::string& path, std::string_view text) {
  if (path.empty() || path == "-") {
    const int error = put(stdout, text);
    if (error != 0) cannot_write("standard output", error);
    return;
  }
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::is_directory(status)) cannot_write(path, EISDIR);
  if (fs::exists(status) && !fs::is_regular_file(status)) return write_through(path, text);
  const std::string place = fs::is_symlink(fs::symlink_status(path, ignored))
                                ? fs::weakly_canonical(path, ignored).string()
                                : path;
  write_beside(place, text);
}

}  // namespace narrator::cli
