// Files that are there whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace narrator::cli {

/// Writes a file, or standard output where `path` is "" or "-". Whatever goes wrong, a file that
/// was there stays as it was, and none is left half written. Throws Error (usage) with the system's
/// reason.
void write_whole(const std::string& path, std::string_view text);

}  // namespace narrator::cli
