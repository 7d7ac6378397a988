// What a house rule does with the rules it stands around that nobody means.
#pragma once

#include "cli/check/authored.hpp"
#include "engine/machine.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// Adds to the watch, once all games are played: advice that gives nothing where the rule gives
/// something, advice that forgets g, house rules that replace each other, and fields that were read
/// although neither g nor a player ever has them.
void check_advice(const Machine& machine, const std::vector<Source>& sources,
                  const Authored& authored, Watch& watch);

/// Adds advice that gave another kind of thing than its rule does: why a rule of the game failed.
void check_kinds(const Authored& authored, Watch& watch);

}  // namespace narrator::cli
