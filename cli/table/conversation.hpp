// The conversation: reads lines and prints the table's responses until the game or the input ends.
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
  Confirm confirm = Confirm::weighty;  // which answers a person has to confirm
  bool shared = false;                 // everybody sees the screen; only with a person present
  Narration::Options narration{};
  TableScreens* screens = nullptr;  // those of the table, or null
  std::string command_line{};  // all of this as command-line options (" --pace 2"), to suggest for
                               // the next game
};

/// Runs a session. Returns when the input ends, or on `quit`. If `stop_at_refusal` is set, throws
/// Error (Exit::refused, "line 12: …") at the first refused line.
void converse(Session& session, Input& input, Output& output, const ConversationOptions& options);

}  // namespace narrator::cli
