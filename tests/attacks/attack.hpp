// A hostile house rule, and the expected outcome.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator::attacks {

/// A hostile variant of the small game in victim/.
struct Attack {
  Source source;
  bool harmless = false;  // it may be played; otherwise it must end in a ScriptError
  bool placed = true;     // the message names a file and a line
  bool endless = false;   // it may ask forever, as every answer renews its budget
  std::string phrase;     // the message contains this
};

/// Returns the attacks in the folders below `folder`, by name. The first line of each states the
/// expected outcome: `-- stopped` or `-- stopped (no line)`, optionally with `: PHRASE`; `--
/// harmless: WHY`; or `-- endless: WHY`.
std::vector<Attack> written_attacks(const std::string& folder);

/// Returns attacks too large or too binary to be kept as files.
std::vector<Attack> made_attacks();

}  // namespace narrator::attacks
