#include "cli/system/clock.hpp"

#include <algorithm>
#include <climits>
#include <ctime>

#include "engine/log/log_time.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kFormat = "%Y-%m-%dT%H:%M:%SZ";
constexpr std::time_t kLastSecond = 253'402'300'799;  // of the year 9999

std::string written(const std::tm& parts, const char* format) {
  char text[40];
  return {text, std::strftime(text, sizeof text, format, &parts)};
}

}  // namespace

std::string utc_now() {
  // A clock that fails or is far off still gives a time that a log can hold.
  const std::time_t now = std::clamp(std::time(nullptr), std::time_t{0}, kLastSecond);
  std::tm parts{};
  return written(*gmtime_r(&now, &parts), kFormat);
}

std::string local_time(const std::string& at) {
  const std::time_t time = seconds_since_1970(at);
  std::tm parts{};
  return time < 0 ? at : written(*localtime_r(&time, &parts), "%Y-%m-%d %H:%M");
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
