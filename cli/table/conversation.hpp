// The conversation: lines in, the table's answers out, until the game or the input ends.
#pragma once

#include "cli/commands/commands.hpp"
#include "cli/display/output.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/table/narration.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// How a conversation is held.
struct ConversationOptions {
  bool stop_at_refusal = false;  // a refused line throws Error (Exit::refused, "line 12: …")
  Confirm confirm = Confirm::weighty;  // what persons are asked about once more
  bool shared = false;                 // everybody sees the screen; persons only
  Narration::Options narration{};
  TableScreens* screens = nullptr;  // of the table, where they are open
  std::string command_line{};  // all of that as on a command line, " --pace 2", for the next one
};

/// Drives a session. Returns when the input ends, or on `quit`. Throws Error (Exit::refused, "line
/// 12: …") at the first refused line when it is to stop there.
void converse(Session& session, Input& input, Output& output, const ConversationOptions& options);

}  // namespace narrator::cli
