// What games tell of players: a lasting fact, for those it was told to, and what is worth counting.
#pragma once

#include <cstdint>
#include <string>

#include "engine/audience.hpp"
#include "engine/value.hpp"

namespace narrator {

/// `reveal(to, subject, key, value)` in a script: "Chie's role is so-and-so", told to Chie.
struct Fact {
  Audience to;
  int subject = 0;  // seat
  std::string key;
  Value value;
};

/// "executed", of the player at seat 3, once.
struct Counted {
  std::string what;
  int seat = 0;
  std::int64_t n = 1;
};

}  // namespace narrator
