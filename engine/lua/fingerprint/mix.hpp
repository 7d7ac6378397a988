// Makes numbers of a sum unlike each other.
#pragma once

#include <cstdint>

namespace narrator::lua {

/// The finalizer of splitmix64: every input bit reaches every output bit.
inline std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

}  // namespace narrator::lua
