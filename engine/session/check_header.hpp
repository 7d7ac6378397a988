// What a log's header says of the rules in it.
#pragma once

#include "engine/log/log_reader.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// Throws LogError naming what the header tells otherwise than its sources do, or than any log can:
/// game, version, variants, what is dealt, settings, language, recall, screen, time.
void check_header(const Machine& machine, const LogContents& log);

}  // namespace narrator
