#include "cli/system/clock.hpp"

#include <algorithm>
#include <climits>

#include <fmt/format.h>

#include "engine/log/log_time.hpp"

namespace narrator::cli {

// Computed here because gmtime() would look up the time zone first, which is not needed.
std::string utc_now() { return utc_time(std::time(nullptr)); }

std::string utc_time(std::time_t now) {
  constexpr std::time_t kLastSecond = 253'402'300'799;  // the last second of the year 9999
  // A clock that fails or is far off must still give a time that a log can hold.
  now = std::clamp(now, std::time_t{0}, kLastSecond);
  const std::chrono::sys_seconds time{std::chrono::seconds(now)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss hour(time - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     hour.hours().count(), hour.minutes().count(), hour.seconds().count());
}

std::string local_time(const std::string& at) {
  const std::time_t time = seconds_since_1970(at);
  std::tm parts{};
  char text[40];
  if (time < 0) return at;
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M %z", localtime_r(&time, &parts))};
}

LocalTime local_parts(const std::string& at) {
  const std::time_t time = seconds_since_1970(at);
  std::tm parts{};
  if (time < 0 || localtime_r(&time, &parts) == nullptr) return {};
  const auto written = [&](const char* format) {
    char text[40];
    return std::string(text, std::strftime(text, sizeof text, format, &parts));
  };
  const std::string offset = written("%z");  // such as +0700
  const bool utc = offset.size() != 5 || parts.tm_gmtoff == 0;
  return {written("%Y-%m-%d"), written("%H:%M:%S"),
          utc ? "UTC" : "UTC" + offset.substr(0, 3) + ":" + offset.substr(3)};
}

int seconds_between(const std::string& from, const std::string& to) {
  const std::int64_t begin = seconds_since_1970(from), end = seconds_since_1970(to);
  if (begin < 0 || end < 0) return 0;
  return static_cast<int>(std::clamp<std::int64_t>(end - begin, 0, INT_MAX));
}

std::chrono::milliseconds passing_time() {
  const auto passed = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(passed);
}

}  // namespace narrator::cli
