// Waiting for Enter: the screen is being passed, or is empty.
#pragma once

#include <functional>
#include <string>

#include "cli/table/modes/modes.hpp"

namespace narrator::cli {

/// Waits until Enter is pressed on an empty line. What else is typed meanwhile is kept for later
/// where it was typed ahead, and refused where it was not; beside a secret it may be one, and is
/// dropped.
class Passing : public Mode {
 public:
  Passing(Modes& modes, std::string prompt, bool secret, std::function<void()> refuse)
      : modes_(modes), prompt_(std::move(prompt)), secret_(secret), refuse_(std::move(refuse)) {}

  /// Whether what was shown is not on the screen any more: it was blanked, or emptied, meanwhile.
  bool was_wiped() const { return was_wiped_; }

  Waiting waiting() override { return {.prompt = prompt_, .secret = secret_}; }

  bool handle(const Event& event) override {
    was_wiped_ = event.wiped();
    if (was_wiped_) return true;
    if (event.what != Event::What::line) return false;
    if (event.line.text().empty()) return true;
    if (secret_) return false;
    event.ahead ? modes_.keep(event.line) : refuse_();
    return false;
  }

 private:
  Modes& modes_;
  const std::string prompt_;
  const bool secret_;
  const std::function<void()> refuse_;
  bool was_wiped_ = false;
};

}  // namespace narrator::cli
