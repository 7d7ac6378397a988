// The text of one Lua file: of a game, of a variant, or of the library they are written in.
#pragma once

#include <string>

namespace narrator {

/// A source and the name that error messages and logs call it by: for a bundled file its path in
/// the project ("scripts/secret-hitler/rules.lua"), for a moderator's own file the path given.
struct Source {
  std::string name;
  std::string text;  // UTF-8, as read: nothing converted
  bool operator==(const Source&) const = default;
};

}  // namespace narrator
