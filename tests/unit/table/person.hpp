// A person at the keyboard, without a terminal.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/terminal/input.hpp"

namespace narrator::cli::typing {

using What = InputResult::What;
using Happened = std::vector<std::string>;

/// What a prompt was given.
struct Shown : Prompt {
  void print(const std::string& text) override { printed.push_back(text); }
  void headline(const std::string& text) override { headlines.push_back(text); }
  void ring() override { ++rung; }
  void leave() override { left = true; }

  std::vector<std::string> printed;
  std::vector<std::string> headlines;
  int rung = 0;
  bool left = false;
};

/// A person who types these things in order, and then nothing more. Before each, the program waits
/// for a moment; `left` means that it goes on waiting.
class Person : public Input {
 public:
  explicit Person(std::vector<InputResult> typed) : typed_(std::move(typed)) {}

  InputResult read(const WaitOptions& waiting) override {
    prompts.push_back(waiting.prompt);
    shown.left = false;
    if (waiting.idle) waiting.idle(shown);
    if (shown.left) return {What::left, {}, false};
    return next_ == typed_.size() ? InputResult{} : typed_[next_++];
  }
  bool interactive() const override { return true; }
  bool all_read() const { return next_ == typed_.size(); }

  Shown shown;
  std::vector<std::string> prompts;

 private:
  std::vector<InputResult> typed_;
  std::size_t next_ = 0;
};

inline InputResult line(const std::string& text) { return {What::line, text, false}; }
inline InputResult ahead(const std::string& text) { return {What::line, text, true}; }
inline InputResult key(What what) { return {what, {}, false}; }

}  // namespace narrator::cli::typing
