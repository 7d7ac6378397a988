// The lines of --json: one object a line, with one key (narrator(1), JSON); and such as others may
// have written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// An object or a whole line as text. Never fails: broken UTF-8 becomes U+FFFD.
JsonText json_text(const Json& value);

/// Prints {"key":value} to standard output.
void print_json_line(std::string_view key, Json value);

/// Prints {"say":…}.
void print_json_line(const Said& said, const std::vector<std::string>& names);

/// What the text says, without what lies deeper than 16 lists or objects: going through JSON of any
/// depth would end the program. Discarded where it is none.
inline Json shallow_json(std::string_view text) {
  constexpr int kDeepest = 16;
  return Json::parse(
      text, [](int depth, Json::parse_event_t, const Json&) { return depth <= kDeepest; }, false);
}

}  // namespace narrator::cli
