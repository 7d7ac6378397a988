// JSON in files that others may have written.
#pragma once

#include <string_view>

#include "engine/value.hpp"

namespace narrator::cli {

/// What the text says, without what lies deeper than 16 lists or objects: going through JSON of any
/// depth would end the program. Discarded where it is none.
inline Json shallow_json(std::string_view text) {
  constexpr int kDeepest = 16;
  return Json::parse(
      text, [](int depth, Json::parse_event_t, const Json&) { return depth <= kDeepest; }, false);
}

}  // namespace narrator::cli
