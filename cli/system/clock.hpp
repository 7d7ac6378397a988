// Time: of day, as logs and file names write it, and as it passes.
#pragma once

#include <chrono>
#include <ctime>
#include <functional>
#include <string>

namespace narrator::cli {

/// Now, in UTC: "2026-11-21T19:40:12Z".
std::string utc_now();

/// Any moment likewise, given in seconds since 1970.
std::string utc_time(std::time_t now);

/// A time as utc_now() writes it, where people live: "2026-11-22 02:40 +0900". What is none stays
/// as it is.
std::string local_time(const std::string& at);

/// A time as utc_now() writes it, in parts where people live; all "" of what is none.
struct LocalTime {
  std::string date, time, zone;  // "2026-11-22", "02:40:12", "UTC+07:00"
};
LocalTime local_parts(const std::string& at);

/// How many seconds lie between two times as utc_now() writes them; 0 where one is none, or the
/// second the earlier one.
int seconds_between(const std::string& from, const std::string& to);

/// Time that passes, from some moment on; never goes back. Tests have their own.
using Ticks = std::function<std::chrono::milliseconds()>;

/// The machine's.
std::chrono::milliseconds passing_time();

}  // namespace narrator::cli
