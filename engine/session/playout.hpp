// Plays games with made-up answers.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"

namespace narrator {

/// A random game with more answers would never end: fifty times the longest game known.
constexpr int kMostAnswers = 20'000;

/// Returns the answer to a question, or nothing to end the game there.
using Draw = std::function<std::optional<Answer>(const Question&)>;

/// Begins a game at `table` and answers with `draw`, acknowledgements too, until the end. Returns
/// the number of answers without acknowledgements. Throws ScriptError if the rules fail or there
/// are more than `most` answers.
int play_out(Machine& machine, const Table& table, const Draw& draw, const Observer& look = {},
             int most = kMostAnswers);

/// Plays a random game; the same seed and number give the same game.
int play_out(Machine& machine, const Table& table, std::string_view seed, int number);

/// Returns P1, P2 and so on.
std::vector<std::string> numbered_players(int count);

}  // namespace narrator
