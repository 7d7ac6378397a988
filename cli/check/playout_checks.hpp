// Random games under a house rule, each held to what a game promises.
#pragma once

#include <string>

#include "engine/machine.hpp"

namespace narrator::cli {

/// Plays games with every number of players, every way of dealing and the extremes of the variants'
/// settings. In each the state stays plain data, the status can be shown, what is said has a text,
/// and a second playing comes out the same. Throws ScriptError, telling the game it happened in;
/// returns a sentence of praise.
std::string check_playouts(Machine& machine, int games);

}  // namespace narrator::cli
