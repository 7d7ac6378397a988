// The time of day, as logs and file names write it.
#pragma once

#include <string>

namespace narrator::cli {

/// Now, in UTC: "2026-11-21T19:40:12Z".
std::string utc_now();

}  // namespace narrator::cli
