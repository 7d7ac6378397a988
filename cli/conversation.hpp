// The conversation: lines in, the table's answers out, until the game or the input ends.
#pragma once

#include <string>

#include "cli/input.hpp"
#include "cli/output.hpp"
#include "engine/session.hpp"

namespace narrator::cli {

/// Drives a session. One object a run of the program.
class Conversation {
 public:
  Conversation(Session& session, Input& input, Output& output, bool stop_at_refusal)
      : session_(session), input_(input), output_(output), stop_at_refusal_(stop_at_refusal) {}

  /// Returns when the input ends, or on `quit`. Throws Error (Exit::refused, "line 12: …") at the
  /// first refused line when it is to stop there.
  void run();

 private:
  bool take_line(const std::string& line);
  void command(const std::string& name, const std::string& rest);
  void answer(const std::string& text);
  void refuse(const std::string& text);
  void show_progress();
  std::string text(const std::string& id, const Args& args = {}) const;

  Session& session_;
  Input& input_;
  Output& output_;
  bool stop_at_refusal_;
  int line_number_ = 0;
  bool over_ = false;  // `quit`
};

}  // namespace narrator::cli
