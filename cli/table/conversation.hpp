// The conversation: lines in, the table's answers out, until the game or the input ends.
#pragma once

#include <deque>
#include <string>

#include "cli/display/output.hpp"
#include "cli/table/confirmation.hpp"
#include "cli/table/narration.hpp"
#include "cli/table/new_findings.hpp"
#include "cli/table/secret_screen.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// How a conversation is held.
struct Manner {
  bool stop_at_refusal = false;  // a refused line ends the program
  bool confirm = true;           // weighty answers are asked about once more; persons only
  bool shared = false;           // everybody sees the screen; persons only
  Narration::Manner narration{};
};

/// Drives a session. One object a run of the program.
class Conversation {
 public:
  Conversation(Session& session, Input& input, Output& output, const Manner& manner);

  /// Returns when the input ends, or on `quit`. Throws Error (Exit::refused, "line 12: …") at the
  /// first refused line when it is to stop there.
  void run();

 private:
  enum class Outcome { nothing, done, refused };

  Typed read();
  Waiting waiting();
  void take(const Typed& typed);
  Outcome take_line(const std::string& line);
  void carry_out(const std::string& line);
  void command(const std::string& name, const std::string& words);
  void answer(const std::string& words);
  Answer parse_here(const std::string& words);
  bool confirmed(const Answer& answer);
  bool is_sure(const std::string& sentence);
  void refuse(const std::string& text);
  void show_progress();
  void remember(const std::string& line, bool secret, Outcome outcome);
  void keep();
  void farewell();
  std::string text(const std::string& id, const Args& args = {}) const;

  Session& session_;
  Input& input_;
  Output& output_;
  Manner manner_;
  Narration narration_;
  SecretScreen secrets_;
  Confirmation confirmation_;
  NewFindings new_findings_;
  std::deque<std::string> early_;  // lines read while something else was waited for
  int line_number_ = 0;
  std::string trouble_;  // with the log, as it was told last
  bool over_ = false;    // `quit`
};

}  // namespace narrator::cli
