// What a rule script says, addressed, before it is put into words.
#pragma once

#include <cstdint>
#include <functional>
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

/// One announcement: a message id of the game's catalogue with its values, and who may hear it.
struct Announcement {
  std::string id;
  Audience to;
  Args args;
  int pause = 0;  // seconds of silence after it when it is read aloud; 0: an ordinary announcement
};

/// An announcement as somebody writes it down.
using WriteSaid = std::function<std::string(const Announcement& said)>;

}  // namespace narrator
