// Wall-clock time, as logs and file names write it, and a monotonic clock.
#pragma once

#include <chrono>
#include <ctime>
#include <functional>
#include <string>

namespace narrator::cli {

/// Returns the current time in UTC, for example "2026-11-21T19:40:12Z".
std::string utc_now();

/// Formats `now`, in seconds since 1970, in the same way.
std::string utc_time(std::time_t now);

/// Converts a time written by utc_now() to local time, such as "2026-11-22 02:40 +0900". Returns
/// `at` unchanged if it is not such a time.
std::string local_time(const std::string& at);

/// A time written by utc_now(), split into local parts. All are "" if it is not such a time.
struct LocalTime {
  std::string date, time, zone;  // "2026-11-22", "02:40:12", "UTC+07:00"
};
LocalTime local_parts(const std::string& at);

/// Returns the number of seconds between two times written by utc_now(), or 0 if either is not a
/// valid time or `to` is before `from`.
int seconds_between(const std::string& from, const std::string& to);

/// A monotonic clock that counts from an arbitrary moment. Tests pass their own.
using Ticks = std::function<std::chrono::milliseconds()>;

/// The monotonic clock of the system.
std::chrono::milliseconds passing_time();

}  // namespace narrator::cli
