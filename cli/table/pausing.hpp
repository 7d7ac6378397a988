// Modes that wait for Enter, or for a silence after a line that was read aloud.
#pragma once

#include <algorithm>
#include <functional>
#include <string>

#include "cli/table/input_stack.hpp"
#include "cli/voice/voice.hpp"

namespace narrator::cli {

/// Waits for Enter on an empty line. Other lines are kept for later if they were typed ahead, and
/// refused otherwise; next to a secret they are dropped, as they may contain it.
class Passing : public Mode {
 public:
  /// `needless` returns whether Enter is no longer required.
  Passing(InputStack& modes, WaitOptions waiting, std::function<void()> refuse,
          std::function<bool()> needless = {})
      : modes_(modes),
        waiting_(std::move(waiting)),
        refuse_(std::move(refuse)),
        needless_(std::move(needless)) {}

  /// Returns whether the screen was blanked or cleared while waiting.
  bool was_wiped() const { return was_wiped_; }

  WaitOptions waiting() override { return waiting_; }
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
  const WaitOptions waiting_;
  const std::function<void()> refuse_;
  const std::function<bool()> needless_;
  bool was_wiped_ = false;
};

/// The wait after a line: until it has been read aloud, plus its silence. A voice still speaking
/// postpones the silence, but not forever.
class ReadingPause {
 public:
  struct Times {
    std::chrono::milliseconds reading;   // by a person; ignored with a voice
    std::chrono::milliseconds patience;  // the longest wait for a voice
    std::chrono::milliseconds pause;
  };

  /// `speaking` tells whether a voice reads the line.
  ReadingPause(const Times& times, bool speaking, Ticks now)
      : now_(std::move(now)),
        pause_(times.pause),
        patience_end_(now_() + times.patience),
        end_(now_() + times.pause + (speaking ? std::chrono::milliseconds(0) : times.reading)) {}

  /// Reports whether the voice is still speaking; call it regularly.
  void listen(bool speaking) {
    if (speaking) end_ = std::max(end_, std::min(now_(), patience_end_) + pause_);
  }

  /// Restarts the pause; call it if the screen was blanked meanwhile.
  void begin_again() { end_ = now_() + pause_; }

  /// Returns the seconds left, rounded up.
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

/// Waits until a silence is over. Enter or a typed line ends it. After the panic key the line is
/// shown again and the pause restarts, so that whoever has to act in it is not cut short.
class Pausing : public Mode {
 public:
  /// `headline` describes the seconds left, `show` shows the line that was read.
  Pausing(ReadingPause silence, Voice& voice, std::function<std::string(int)> headline,
          std::function<void()> show)
      : silence_(std::move(silence)),
        voice_(voice),
        headline_(std::move(headline)),
        show_(std::move(show)) {}

  /// Returns the line that ended the wait; empty if Enter or time did.
  const Line& typed() const { return typed_; }

  WaitOptions waiting() override { return {.prompt = ""}; }
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

  ReadingPause silence_;
  Voice& voice_;
  const std::function<std::string(int)> headline_;
  const std::function<void()> show_;
  Line typed_;
};

}  // namespace narrator::cli
