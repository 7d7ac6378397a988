// The last table, for another game.
#pragma once

#include <string>

#include "cli/setup/setup_options.hpp"

namespace narrator::cli {

/// What was played last (the newest log of the state folder): who sat where, under which rules, the
/// next seat first; the seed is another, and so is the language where `lang` names one. Rules that
/// come with the program are those of now, others as the log has them. Throws Error (usage) where
/// nothing was played yet, LogError where the log is none.
Prepared last_table(const std::string& lang);

}  // namespace narrator::cli
