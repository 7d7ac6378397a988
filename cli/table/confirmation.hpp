// Confirmation of weighty answers: those that kill a player or end the game.
#pragma once

#include <optional>
#include <string>

#include "cli/commands/commands.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Returns whether a line says yes or no in the table's language, or nothing if it says neither.
std::optional<bool> yes_or_no(const Session& session, const Line& line);

/// Returns the question that confirms a weighty answer ("Dan: sure? (y/n)"), or "" for an ordinary
/// one. If the rules call the question drastic, the text does not depend on the consequences of the
/// answer. Changes nothing. `answer` must fit the pending question.
///
/// `tell_the_end`: whether the person may learn that an answer ends the game before giving it. On a
/// shared screen that would reveal somebody's identity.
std::string confirmation(Session& session, const Answer& answer, Confirm which, bool tell_the_end);

/// Returns the question that confirms any answer: "Dan: sure? (y/n)", or the text with that `id`.
std::string in_question(const Session& session, const Answer& answer,
                        const std::string& id = "confirm-drastic");

}  // namespace narrator::cli
