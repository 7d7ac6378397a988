#include "cli/subcommands/new_file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include "engine/error.hpp"

namespace narrator::cli {

void check_name(const std::string& name, const std::string& what, const std::string& example) {
  const bool usable = std::ranges::all_of(
      name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
  if (usable && !name.empty() && name.front() != '-') return;
  throw Error(Exit::usage,
              "'{}' is no name for {}: expected small letters, digits and "
              "hyphens, for example: {}",
              name, what, example);
}

std::string title_of(const std::string& name) {
  std::string title = name;
  std::ranges::replace(title, '-', ' ');
  if (title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

void write_new(const std::string& path, const std::string& text) {
  const auto fail = [&](int error) {
    throw Error(Exit::usage, "cannot write {}: {}", path, std::generic_category().message(error));
  };
  std::FILE* file = std::fopen(path.c_str(), "wxe");
  if (file == nullptr && errno == EEXIST) {
    throw Error(Exit::usage, "{} is there already and stays as it is; choose another name", path);
  }
  if (file == nullptr) fail(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) != 0 || !written) fail(errno);
}

}  // namespace narrator::cli
