// A silence after a line that was read aloud.
#pragma once

#include <functional>
#include <string>

#include "cli/table/modes/modes.hpp"
#include "cli/table/narration.hpp"

namespace narrator::cli {

/// Waits until a silence is over. Enter ends it, and so does a line that is typed.
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
  void show() override { show_(); }

  bool handle(const Event& event) override {
    if (event.what == Event::What::tick) return tick(*event.prompt);
    voice_.hush();
    typed_ = event.line;
    return true;
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
