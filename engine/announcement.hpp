// What a rule script says, addressed, before it is put into words.
#pragma once

#include <functional>
#include <string>

#include "engine/audience.hpp"
#include "engine/value.hpp"

namespace narrator {

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
