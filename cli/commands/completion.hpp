// What can stand at the cursor: the answers that are legal now, and the commands.
#pragma once

#include <string>

#include "cli/terminal/input.hpp"

namespace narrator {
class Session;
}

namespace narrator::cli {

/// What can follow `before`, the line up to the cursor, at the session's pending question.
Completions complete(const Session& session, const std::string& before);

}  // namespace narrator::cli
