// A silence after a line that was read aloud.
#pragma once

#include <algorithm>
#include <functional>
#include <string>

#include "cli/table/modes/input_stack.hpp"
#include "cli/voice/voice.hpp"

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

/// How long to wait after a line: until it has been read aloud, then its silence. A voice that is
/// still at it holds the silence back, but not for ever.
class Silence {
 public:
  struct Times {
    std::chrono::milliseconds reading;   // by a person; meaningless with a voice
    std::chrono::milliseconds patience;  // for a voice at most
    std::chrono::milliseconds pause;
  };

  /// `speaking`: a voice reads the line.
  Silence(const Times& times, bool speaking, Ticks now)
      : now_(std::move(now)),
        pause_(times.pause),
        patience_end_(now_() + times.patience),
        end_(now_() + times.pause + (speaking ? std::chrono::milliseconds(0) : times.reading)) {}

  /// To be called now and then: whether the voice is still speaking.
  void listen(bool speaking) {
    if (speaking) end_ = std::max(end_, std::min(now_(), patience_end_) + pause_);
  }

  /// To be called when the screen was blanked meanwhile: the whole pause lies ahead once more.
  void begin_again() { end_ = now_() + pause_; }

  /// Seconds left, the one that runs counted in.
  int left() const {
    const auto rest = std::max(std::chrono::milliseconds(0), end_ - now_());
    return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(rest).count());
  }
  bool over() const { return now_() >= end_; }

 private:
  Ticks now_;
  std::chrono::milliseconds pause_;
  std::chrono::milliseconds patience_end_;
  std::chrono::milliseconds end_;
};

/// Waits until a silence is over. Enter ends it, and so does a line that is typed. After the panic
/// key the line is shown again: whoever has to act in this silence is not cut short.
class Pausing : public Mode {
 public:
  /// `headline` says how many seconds are left, `show` shows the line that was read.
  Pausing(Silence silence, Voice& voice, std::function<std::string(int)> headline,
          std::function<void()> show)
      : silence_(std::move(silence)),
        voice_(voice),
        headline_(std::move(headline)),
        show_(std::move(show)) {}

  /// The line that ended it; empty where Enter or time did.
  const Line& typed() const { return typed_; }

  Waiting waiting() override { return {.prompt = ""}; }
  bool ticks() const override { return true; }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::tick)
      return tick(*event.prompt) ? EventResult::done : EventResult::waits;
    if (event.what == Event::What::back) silence_.begin_again();
    if (event.wiped()) {
      show_();
      return EventResult::waits;
    }
    voice_.hush();
    typed_ = event.line;
    return EventResult::done;
  }

 private:
  bool tick(Prompt& prompt) {
    silence_.listen(voice_.busy());
    if (silence_.over()) return true;
    prompt.headline(headline_(silence_.left()));
    return false;
  }

  Silence silence_;
  Voice& voice_;
  const std::function<std::string(int)> headline_;
  const std::function<void()> show_;
  Line typed_;
};

}  // namespace narrator::cli
