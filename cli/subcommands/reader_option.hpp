// The option --as: whose eyes a view is for.
#pragma once

#include <string>
#include <vector>

#include "engine/audience.hpp"

namespace narrator::cli {

/// "public", "moderator", or a player's name or seat. Throws Error (usage) naming the nearest one.
Reader reader_named(const std::string& as, const std::vector<std::string>& names);

}  // namespace narrator::cli
