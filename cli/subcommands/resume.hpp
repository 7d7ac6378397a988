// A game is gone on with from its log; `resume` and `tell` share it.
#pragma once

#include <string>
#include <vector>

#include "cli/subcommands/conversation_flags.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// What stands in the log. Throws LogError where it is damaged, which says what can be done: it is
/// not gone on with, but what stands above the damage is sound.
LogContents read_to_go_on(const std::string& log, const AskPassphrase& ask);

/// Tells, where it is so, that nothing keeps another narrator from writing to the log.
void tell_unlocked(const Session& session);

/// Opens the game, tells a person where it stands, and drives it as the options say; under the
/// `rules`, mended files of house rules, where there are any. Where they do not do, it throws
/// Refused, and nothing is gone on with.
void go_on(const LogContents& contents, const std::string& log, Input& input,
           const ConversationFlags& options, const std::vector<std::string>& rules = {},
           const AskPassphrase& ask = {});

/// The same with the game of a log, on the screen that it began with where the options name none.
void go_on(const std::string& log, ConversationFlags options, Input& input,
           const std::vector<std::string>& rules = {});

}  // namespace narrator::cli
