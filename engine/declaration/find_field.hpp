// Where a field of game{…} or variant{…} stands in its file: Lua's tables do not tell.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace narrator {

struct FieldPlace {
  int line = 0;            // 1 and up; 0: the call itself is not there
  std::size_t column = 0;  // in bytes, from 0
};

/// Where the field `path` (settings, seconds, min) of the first call `call{…}` is written: as
/// `name =`, or `["name"] =`. Where not all of the path is written out, the last part that is.
FieldPlace find_field(std::string_view text, std::string_view call,
                      const std::vector<std::string>& path);

}  // namespace narrator
