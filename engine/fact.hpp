// A lasting fact about a player, for those it was told to.
#pragma once

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

}  // namespace narrator
