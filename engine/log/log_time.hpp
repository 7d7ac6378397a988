// Times as a log writes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace narrator {

/// Whether it is a time as the log writes it: "2026-11-21T19:40:12Z".
bool is_log_time(std::string_view text);

/// Whether it is the first parts of such a time, "2026-11" or more, of a day that there is.
bool begins_log_time(const std::string& text);

/// Seconds since 1970 of such a time, -1 for anything else.
std::int64_t seconds_since_1970(const std::string& at);

/// The time of a log's last line that has one, as far as that can be told without reading all of
/// it.
std::optional<std::string> last_time_of(const std::string& log);

}  // namespace narrator
