// The passphrase of sealed logs, asked of whoever sits there.
#pragma once

#include "engine/log/line_cipher.hpp"

namespace narrator::cli {

/// Asks once, and gives the same for every further log: the variable NARRATOR_PASSPHRASE, else what
/// is typed at the terminal, unseen. May be called from several threads.
AskPassphrase ask_passphrase();

/// For a new log: asks twice where a person types it. Throws Error (usage) where it is empty or the
/// two differ.
std::string new_passphrase();

}  // namespace narrator::cli
