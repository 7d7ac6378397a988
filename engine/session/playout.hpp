// Games that are made up: rules begun, and given answers that nobody logged.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"

namespace narrator {

/// A random game with more answers goes on and on: fifty times the longest game there is.
constexpr int kMostAnswers = 20'000;

/// What the question is answered with; nothing ends the game there.
using Draw = std::function<std::optional<Answer>(const Question&)>;

/// Begins a game at `table` and answers as `draw` does, acknowledgements too, to its end. Returns
/// the number of answers, those drawn by chance included, acknowledgements not. Throws ScriptError
/// where the rules fail or the game goes on for more than `most`.
int play_out(Machine& machine, const Table& table, const Draw& draw, const Look& look = {},
             int most = kMostAnswers);

/// As above at random, all from one stream of numbers. The same seed and number give the same game.
int play_out(Machine& machine, const Table& table, std::string_view seed, int number);

/// That many players: P1, P2 and so on.
std::vector<std::string> numbered_players(int count);

}  // namespace narrator
