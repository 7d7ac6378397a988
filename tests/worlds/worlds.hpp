// Every world there is for what everybody saw: where each card lay, and who has which role.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "engine/claim.hpp"
#include "tests/worlds/evening.hpp"

namespace narrator::worlds {

/// A set of claims: bit k is the k-th.
using Mask = std::uint32_t;

/// What all worlds have in common.
struct Verdict {
  std::set<Mask> smallest;  // every set of claims that cannot all be true, though any fewer could
  int false_claims = 0;     // so many are false in every world
};

/// Goes through all worlds. Requires at most 20 claims, each about a topic of the evening.
Verdict judge(const Evening& evening, const std::vector<Claim>& claims);

}  // namespace narrator::worlds
