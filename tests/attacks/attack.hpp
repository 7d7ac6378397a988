// A hostile house rule, and what must become of it.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator::attacks {

/// A hostile variant of the small game in victim/.
struct Attack {
  Source source;
  bool harmless = false;  // it may be played; otherwise it must end in a ScriptError
  bool placed = true;     // whose message names a file and a line
  bool endless = false;   // it may ask for ever, as every answer buys it new time
  std::string phrase;     // and holds this
};

/// The attacks in the folders below `folder`, by name. The first line of each says what must become
/// of it: `-- stopped` with `: PHRASE` or without, `-- stopped (no line)` likewise, `-- harmless:
/// WHY` or `-- endless: WHY`.
std::vector<Attack> written_attacks(const std::string& folder);

/// Attacks too large or too binary to be kept as files.
std::vector<Attack> made_attacks();

}  // namespace narrator::attacks
