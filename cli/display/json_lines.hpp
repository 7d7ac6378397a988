// The lines of --json: one object a line, with one key (narrator(1), JSON).
#pragma once

#include <string>
#include <vector>

#include "engine/log/log.hpp"

namespace narrator::cli {

/// An object or a whole line as text. Never fails: broken UTF-8 becomes U+FFFD.
std::string json_text(const Json& value);

/// Prints {"key":value} to standard output.
void print_json_line(std::string_view key, Json value);

/// Prints {"say":…}.
void print_json_line(const Said& said, const std::vector<std::string>& names);

}  // namespace narrator::cli
