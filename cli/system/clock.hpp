// Time: of day, as logs and file names write it, and as it passes.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace narrator::cli {

/// Now, in UTC: "2026-11-21T19:40:12Z".
std::string utc_now();

/// A time as utc_now() writes it, where people live: "2026-11-22 02:40". What is none stays as it
/// is.
std::string local_time(const std::string& at);

/// Time that passes, from some moment on; never goes back. Tests have their own.
using Ticks = std::function<std::chrono::milliseconds()>;

/// The machine's.
std::chrono::milliseconds passing_time();

}  // namespace narrator::cli
