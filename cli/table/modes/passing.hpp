// Waiting for Enter: the screen is being passed, or is empty.
#pragma once

#include <functional>
#include <string>

#include "cli/table/modes/input_stack.hpp"

namespace narrator::cli {

/// Waits until Enter is pressed on an empty line. What else is typed meanwhile is kept for later
/// where it was typed ahead, and refused where it was not; beside a secret it may be one, and is
/// dropped.
class Passing : public Mode {
 public:
  /// `needless` says that Enter need not be pressed any more.
  Passing(InputStack& modes, Waiting waiting, std::function<void()> refuse,
          std::function<bool()> needless = {})
      : modes_(modes),
        waiting_(std::move(waiting)),
        refuse_(std::move(refuse)),
        needless_(std::move(needless)) {}

  /// Whether what was shown is not on the screen any more: it was blanked, or emptied, meanwhile.
  bool was_wiped() const { return was_wiped_; }

  Waiting waiting() override { return waiting_; }
  bool takes_arrivals(bool) const override { return needless_ && needless_(); }

  EventResult handle(const Event& event) override {
    was_wiped_ = event.wiped();
    if (was_wiped_) return EventResult::done;
    if (event.what == Event::What::arrived) return EventResult::done;
    if (event.what != Event::What::line) return EventResult::waits;
    if (event.line.text().empty()) return EventResult::done;
    if (waiting_.secret) return EventResult::waits;
    event.ahead ? modes_.keep(event.line) : refuse_();
    return EventResult::waits;
  }

 private:
  InputStack& modes_;
  const Waiting waiting_;
  const std::function<void()> refuse_;
  const std::function<bool()> needless_;
  bool was_wiped_ = false;
};

}  // namespace narrator::cli
