// All worlds consistent with what everybody saw: where each card was, and who has which role.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "engine/claim.hpp"
#include "tests/worlds/evening.hpp"

namespace narrator::worlds {

/// A set of claims: bit k stands for the k-th.
using Mask = std::uint32_t;

/// What all worlds have in common.
struct Verdict {
  std::set<Mask> smallest;  // the minimal sets of claims that cannot all be true
  int false_claims = 0;     // at least this many are false in every world
};

/// Enumerates all worlds. Requires at most 20 claims, each about a topic of the game.
Verdict judge(const Evening& evening, const std::vector<Claim>& claims);

}  // namespace narrator::worlds
