// The argument words of commands, and what Tab completes.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/input.hpp"
#include "engine/question/question.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Something to choose: its spellings, starting with the one shown, and its meaning for the user.
struct Choice {
  std::vector<std::string> spellings;
  std::string meaning{};
};
using Choices = std::vector<Choice>;

/// Return a player or a word of the game as the game's language spells it.
Choice choice_of(const Session& session, const Option& option);
Choices choices_of(const Session& session, const std::vector<Option>& options);

// The possible arguments of commands, on a screen for `reader`.
/// All commands, with their help texts.
Choices command_choices(const Session& session, const Reader& reader);
Choices player_choices(const Session& session, const Reader& reader);
Choices recall_choices(const Session& session, const Reader& reader);
Choices timer_choices(const Session& session, const Reader& reader);
Choices on_or_off(const Session& session, const Reader& reader);
Choices house_rules(const Session& session, const Reader& reader);
Choices what_to_confirm(const Session& session, const Reader& reader);
/// The numbers of the answers, with their questions.
Choices answer_choices(const Session& session, const Reader& reader);

/// Adds the choices that begin with `typed`, each in the first spelling that does.
void add_fitting(Completions& to, const Choices& choices, const std::string& typed);

/// Returns the completions of `before`, the line up to the cursor, for the session's pending
/// question on a screen for `reader`.
Completions complete(const Session& session, const std::string& before, const Reader& reader);

inline constexpr std::string_view kOn = "on", kOff = "off", kPowers = "powers", kNew = "new";
inline constexpr std::string_view kPause = "pause", kGo = "go", kStop = "stop";

/// The arguments of `speak`.
inline constexpr std::array kOnOrOff = {kOn, kOff};

/// The arguments of `confirm`.
inline constexpr std::array kToConfirm = {kOn, kOff, kPowers};

/// The arguments of `timer` while it runs.
inline constexpr std::array kTimerWords = {kPause, kGo, kStop};

}  // namespace narrator::cli
