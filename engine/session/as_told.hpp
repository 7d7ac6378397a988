// A game as far as its table has been told of it, for screens that everybody sees.
#pragma once

#include "engine/log/log_reader.hpp"

namespace narrator {

/// Leaves of a game nothing that follows an acknowledgement which is still awaited: its rules stop
/// there, with that question. So nobody learns by when a screen changes whether the moderator was
/// asked something or only waited for. Throws what replay() throws.
void as_told(LoggedGame& game);

/// Whether there is such an acknowledgement.
bool awaits_acknowledgement(const LogState& state);

}  // namespace narrator
