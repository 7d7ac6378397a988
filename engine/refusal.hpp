// Why something that was typed is refused.
#pragma once

#include <string>
#include <utility>

#include "engine/error.hpp"

namespace narrator {

/// A refusal, put into lines by whoever shows it. At least one of the two is there.
struct Refusal {
  std::string wrong{};   // what is wrong, and the nearest legal word, if one is near
  std::string wanted{};  // what would be right, with an example

  /// The refusal as one or two lines.
  std::string lines() const {
    return wrong + (wrong.empty() || wanted.empty() ? "" : "\n") + wanted;
  }
};

/// Refuses what was typed; nothing has changed.
class Refused : public Error {
 public:
  explicit Refused(Refusal refusal)
      : Error(Exit::refused, refusal.lines()), refusal_(std::move(refusal)) {}
  const Refusal& refusal() const { return refusal_; }

 private:
  Refusal refusal_;
};

}  // namespace narrator
