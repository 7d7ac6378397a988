// What is worth counting over many games.
#pragma once

#include <cstdint>
#include <string>

namespace narrator {

/// "executed", of the player at seat 3, once.
struct Counted {
  std::string what;
  int seat = 0;
  std::int64_t n = 1;
};

}  // namespace narrator
