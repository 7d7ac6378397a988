#include "engine/files/regular_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

#include <fmt/format.h>

#include "engine/error.hpp"

namespace narrator {
namespace {

std::string what_it_is(mode_t mode) {
  if (S_ISDIR(mode)) return "it is a folder";
  return "it is a pipe or a device, where a file is expected";
}

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
  throw Error(Exit::usage, "cannot read {}: {}", path, why);
}

}  // namespace

RegularFile open_regular_file(const std::string& path, int how) {
  // Without O_NONBLOCK, opening a pipe for reading would wait for a writer.
  const int file = open(path.c_str(), how | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  struct stat found {};
  if (file < 0 || fstat(file, &found) != 0) {
    const int error = errno;
    const bool other = stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode);
    if (file >= 0) close(file);
    return {-1, 0, other ? what_it_is(found.st_mode) : std::generic_category().message(error)};
  }
  if (S_ISREG(found.st_mode)) return {file, static_cast<std::size_t>(found.st_size), {}};
  close(file);
  return {-1, 0, what_it_is(found.st_mode)};
}

bool is_file(const std::filesystem::path& path) {
  std::error_code unknown;
  return std::filesystem::is_regular_file(path, unknown);
}

bool is_folder(const std::filesystem::path& path) {
  std::error_code unknown;
  return std::filesystem::is_directory(path, unknown);
}

std::string beginning_of(const std::string& path, std::size_t most) {
  std::ifstream file(path, std::ios::binary);
  std::string found(most, '\0');
  file.read(found.data(), static_cast<std::streamsize>(found.size()));
  found.resize(static_cast<std::size_t>(file.gcount()));
  return found;
}

bool begins_with(const std::string& path, std::string_view beginning) {
  return beginning_of(path, beginning.size()) == beginning;
}

void read_contents(const std::string& path, std::size_t most, std::string& text,
                   std::size_t spare) {
  const RegularFile file = open_regular_file(path, O_RDONLY);
  if (file.descriptor < 0) refuse(path, file.error);
  const std::size_t size = std::min(file.size, most + 1);
  text.reserve(size + spare);
  text.resize(size);
  std::size_t got = 0;
  ssize_t n = 1;
  while (got < text.size() && n != 0) {
    n = read(file.descriptor, &text[got], text.size() - got);
    if (n < 0 && errno != EINTR) break;
    got += n > 0 ? static_cast<std::size_t>(n) : 0;
  }
  const int error = errno;
  close(file.descriptor);
  if (n < 0) refuse(path, std::generic_category().message(error));
  if (got > most) refuse(path, fmt::format("it is larger than {} KiB", most >> 10));
  text.resize(got);
}

std::string contents_of(const std::string& path, std::size_t most) {
  std::string text;
  read_contents(path, most, text);
  return text;
}

}  // namespace narrator
