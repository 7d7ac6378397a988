// Random games: every question is answered at random, as `check` and `simulate` play them.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/machine.hpp"

namespace narrator::cli {

/// How a random game went.
struct Playout {
  int answers = 0;  // with those drawn by chance, without acknowledgements
  Json result;      // as Machine::result()
};

/// A random game with more goes on and on: fifty times the longest game there is.
constexpr int kMostAnswers = 20'000;

/// Sees the rules after the start and after every answer.
using Look = std::function<void(Machine&)>;

/// Answers a question at random.
using Draw = std::function<Answer(const Question&)>;

/// Plays a game to its end, answering as `draw` does. Throws ScriptError where the rules fail or
/// the game goes on and on.
Playout play_out(Machine& machine, const Table& table, const Draw& draw, const Look& look = {});

/// As above, all from one stream of numbers. The same seed and number give the same game.
Playout play_out(Machine& machine, const Table& table, std::string_view seed, int number,
                 const Look& look = {});

/// That many players: P1, P2 and so on.
std::vector<std::string> numbered_players(int count);

}  // namespace narrator::cli
