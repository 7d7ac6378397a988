// Work that may go wrong in any way, done in a process of its own.
#pragma once

#include <functional>
#include <string>

namespace narrator::cli {

/// Does the work in a child that may use 120 seconds of computing and 512 MiB of memory, and
/// returns what it returned. An Error is thrown on here; a child that dies is a ScriptError, too.
std::string in_limited_process(const std::function<std::string()>& work);

}  // namespace narrator::cli
