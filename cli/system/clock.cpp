#include "cli/system/clock.hpp"

#include <ctime>

namespace narrator::cli {

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

std::chrono::milliseconds passing_time() {
  const auto passed = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(passed);
}

}  // namespace narrator::cli
