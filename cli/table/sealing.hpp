// A game is sealed: its mark is shown, and the table says words to it.
#pragma once

#include "cli/terminal/input.hpp"
#include "engine/log/log.hpp"

namespace narrator::cli {

/// Shows the mark of the game's seed, as JSON or as text, and lets the table say words that nobody
/// could know before: with them neither who wrote this program nor who runs it can have chosen what
/// chance will draw. Both go into the setup. False when the person left.
bool seal(Setup& setup, Input& input, bool json);

}  // namespace narrator::cli
