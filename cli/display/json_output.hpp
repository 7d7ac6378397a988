// The output of --json: one object per line, with a single key (narrator(1), JSON).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// Serialises a value. Never fails: invalid UTF-8 becomes U+FFFD.
JsonText json_text(const Json& value);

/// Prints {"key":value} to standard output.
void print_json_line(std::string_view key, Json value);

/// Prints {"say":…}.
void print_json_line(const Message& said, const std::vector<std::string>& names);

}  // namespace narrator::cli
