// The output of --json: one object per line, with a single key (narrator(1), JSON); and parsing of
// JSON from untrusted sources.
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

/// Parses JSON, dropping what is nested deeper than 16 lists or objects, as recursion over JSON of
/// arbitrary depth would overflow the stack. Returns a discarded value if `text` is invalid.
inline Json shallow_json(std::string_view text) {
  constexpr int kDeepest = 16;
  return Json::parse(
      text, [](int depth, Json::parse_event_t, const Json&) { return depth <= kDeepest; }, false);
}

}  // namespace narrator::cli
