// Answers worth a second look: somebody dies of them, or the game ends.
#pragma once

#include <optional>
#include <string>

#include "cli/commands/commands.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Whether a line says yes or no in the table's language; nothing when it says neither.
std::optional<bool> yes_or_no(const Session& session, const Line& line);

/// The sentence that asks about an answer once more ("Dan: sure? (y/n)"), or "" where it is an
/// ordinary one. Where the rules call the question drastic, it is the same whatever comes of the
/// answer. The answer must fit the pending question; nothing is changed.
///
/// `tell_the_end`: whether the person may know that an answer ends the game before it is given. On
/// a screen that everybody sees, that would tell who somebody is.
std::string confirmation(Session& session, const Answer& answer, Confirm which, bool tell_the_end);

/// The sentence that asks about any answer: "Dan: sure? (y/n)", or the one with that `id`.
std::string in_question(const Session& session, const Answer& answer,
                        const std::string& id = "confirm-drastic");

}  // namespace narrator::cli
