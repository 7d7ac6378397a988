// The moderator's commands: everything that can be typed at a question and is no answer to it.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "cli/output.hpp"
#include "engine/session.hpp"

namespace narrator::cli {

/// What a command works on.
struct Desk {
  Session& session;
  Output& output;
  bool& quit;  // set to leave the conversation
};

/// Carries out a command; throws Error (Exit::refused) when it cannot.
using Command = std::function<void(Desk&, const std::string& words)>;

/// All commands by name. Their help is text `command.<name>` of the interface.
const std::map<std::string, Command>& commands();

/// An answer to the pending question, typed; throws Error (Exit::refused) with the refusal.
Answer parse(Machine& machine, const Session& session, const std::string& words);

}  // namespace narrator::cli
