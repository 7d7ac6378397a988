// One line of typing: libedit edits it, the program draws it.
//
// libedit's own drawing loses combining marks and cannot be interrupted by what a timer prints, so
// its output goes nowhere; what it holds is drawn by LineView whenever it waits for a key.
#pragma once

#include <memory>
#include <string>

#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// A person's terminal. One object while the program runs.
class LineEditor : public Input, private Prompt {
 public:
  LineEditor();
  ~LineEditor() override;

  Typed read(const Waiting& waiting) override;
  bool interactive() const override { return true; }
  bool typed_ahead() override;
  void remember(const std::string& line, bool lasting) override;

 private:
  void print(const std::string& text) override;
  void headline(const std::string& text) override;
  void leave() override;

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace narrator::cli
