// What can be chosen at the prompt, under the words it can be typed by, and stand at the cursor.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/input.hpp"
#include "engine/question/question.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Something to choose: its spellings, the one that is shown first, and what it means to the
/// person.
struct Choice {
  std::vector<std::string> spellings;
  std::string meaning{};
};
using Choices = std::vector<Choice>;

/// A player or a word of the game, as the language of the game spells it.
Choice choice_of(const Session& session, const Option& option);
Choices choices_of(const Session& session, const std::vector<Option>& options);

// What a command can be followed by, on a screen for `reader`.
/// All commands, each with what its help says.
Choices command_choices(const Session& session, const Reader& reader);
Choices player_choices(const Session& session, const Reader& reader);
Choices recall_choices(const Session& session, const Reader& reader);
Choices timer_choices(const Session& session, const Reader& reader);
Choices on_or_off(const Session& session, const Reader& reader);
Choices house_rules(const Session& session, const Reader& reader);
Choices what_to_confirm(const Session& session, const Reader& reader);
/// The numbers of answers, with what was asked.
Choices answer_choices(const Session& session, const Reader& reader);

/// Adds the choices that begin as `typed` does, each in the first spelling that does.
void add_fitting(Completions& to, const Choices& choices, const std::string& typed);

/// What can follow `before`, the line up to the cursor, at the session's pending question, on a
/// screen for `reader`.
Completions complete(const Session& session, const std::string& before, const Reader& reader);

}  // namespace narrator::cli
