// Resuming a game from its log, shared by `resume` and `tell`.
#pragma once

#include <string>
#include <vector>

#include "cli/subcommands/conversation_flags.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Reads a log. Throws LogError if it is damaged; the message says how to proceed. A damaged game
/// is not resumed, but the answers before the damage are intact.
LogContents read_to_go_on(const std::string& log, const AskPassphrase& ask);

/// Warns if another narrator process cannot be prevented from writing to the same log.
void tell_unlocked(const Session& session);

/// Opens the game, tells a person its current state, and runs it with these options. `rules` are
/// corrected files of house rules to use from now on. If they cannot be used, throws Refused and
/// does not resume the game.
void go_on(const LogContents& contents, const std::string& log, Input& input,
           const ConversationFlags& options, const std::vector<std::string>& rules = {},
           const AskPassphrase& ask = {});

/// Resumes the game of a log, on the screen it was started with unless the options name one.
void go_on(const std::string& log, ConversationFlags options, Input& input,
           const std::vector<std::string>& rules = {});

}  // namespace narrator::cli
