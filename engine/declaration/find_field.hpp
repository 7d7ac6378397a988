// Where a field of game{…}, variant{…} or return {…} stands in its file: Lua's tables do not tell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/sources/lua_tokens.hpp"

namespace narrator {

/// Where the field `path` (settings, seconds, min) of the first call `call{…}` is written, or of
/// what the first `return` gives, whatever it is: as `name =`, or `["name"] =`. Where not all of
/// the path is written out, the last part that is; line 0 where the call itself is not there.
TextPlace find_field(std::string_view text, std::string_view call,
                     const std::vector<std::string>& path);

}  // namespace narrator
