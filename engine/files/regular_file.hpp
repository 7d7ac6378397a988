// Opening files that others have put there.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace narrator {

/// An open file, or why there is none.
struct RegularFile {
  int descriptor = -1;   // never 0 to 2 where these are open; to be closed by whoever asked for it
  std::size_t size = 0;  // bytes, when it was opened
  std::string error{};  // "" where it is open, else words for a person: "No such file or directory"
};

/// Opens a file that is there (`how` as for open(2)) and never waits for it: a folder, a pipe or a
/// device is none.
RegularFile open_regular_file(const std::string& path, int how);

/// Whether a regular file, or a folder, stands there, by way of links; no where that cannot be
/// told.
bool is_file(const std::filesystem::path& path);
bool is_folder(const std::filesystem::path& path);

/// Whether the file can be read and its bytes begin so.
bool begins_with(const std::string& path, std::string_view beginning);

/// All that is in it. Throws Error (Exit::usage) where it cannot be read or is larger than `most`
/// bytes.
std::string contents_of(const std::string& path, std::size_t most);

}  // namespace narrator
