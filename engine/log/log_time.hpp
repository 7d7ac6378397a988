// Timestamps as a log writes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace narrator {

/// Whether the text is a timestamp such as "2026-11-21T19:40:12Z".
bool is_log_time(std::string_view text);

/// Whether the text is a timestamp or its first fields, such as "2026-11", of a day that exists.
bool begins_log_time(const std::string& text);

/// Returns the seconds since 1970 of a timestamp, -1 for any other text.
std::int64_t seconds_since_1970(const std::string& at);

/// Returns the last timestamp in a log, if it is found without reading the whole file.
std::optional<std::string> last_time_of(const std::string& log);

}  // namespace narrator
