// Access to files that others may have put there.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace narrator {

/// An open file, or the reason why it could not be opened.
struct RegularFile {
  int descriptor = -1;   // never 0 to 2 while those are open; the caller closes it
  std::size_t size = 0;  // size in bytes when it was opened
  std::string error{};   // "" if open, else for display: "No such file or directory"
};

/// Opens an existing file (`how` as for open(2)); refuses a folder, a pipe or a device.
RegularFile open_regular_file(const std::string& path, int how);

/// Whether the path leads to a regular file, or to a folder; follows links.
bool is_file(const std::filesystem::path& path);
bool is_folder(const std::filesystem::path& path);

/// Returns the first `most` bytes of a file, fewer if it is shorter, "" if it cannot be read.
std::string beginning_of(const std::string& path, std::size_t most);

/// Whether the file can be read and begins with these bytes.
bool begins_with(const std::string& path, std::string_view beginning);

/// Returns the file's contents. Throws Error (Exit::usage) if it cannot be
/// read or exceeds `most` bytes.
std::string contents_of(const std::string& path, std::size_t most);

/// The same into `text`, whose storage is used again and has room for `spare` bytes more.
void read_contents(const std::string& path, std::size_t most, std::string& text,
                   std::size_t spare = 0);

}  // namespace narrator
