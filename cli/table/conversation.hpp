// The conversation: reads lines and prints the table's responses until the game or the input ends.
// Its bottom mode handles what is typed in response to the rules' questions.
#pragma once

#include <functional>

#include "cli/commands/commands.hpp"
#include "cli/display/output.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/table/narration.hpp"
#include "cli/table/secret_screen.hpp"
#include "cli/terminal/input.hpp"
#include "engine/error.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// How a conversation is held.
struct ConversationOptions {
  bool stop_at_refusal = false;  // a refused line throws Error (Exit::refused, "line 12: …")
  Confirm confirm = Confirm::weighty;  // which answers a person has to confirm
  bool shared = false;                 // everybody sees the screen; only with a person present
  Narration::Options narration{};
  TableScreens* screens = nullptr;  // those of the table, or null
  std::string command_line{};  // all of this as command-line options (" --pace 2"), to suggest for
                               // the next game
};

/// Runs a session. Returns when the input ends, or on `quit`. If `stop_at_refusal` is set, throws
/// Error (Exit::refused, "line 12: …") at the first refused line.
void converse(Session& session, Input& input, Output& output, const ConversationOptions& options);

/// The bottom mode of the stack: takes answers and commands until the user quits.
class Asking : public Mode {
 public:
  Asking(Session& session, InputStack& modes, Output& output, Narration& narration,
         SecretScreen& secrets, const ConversationOptions& options);

  /// Shows the messages since the last call, and asks the pending question.
  void show_progress();

  WaitOptions waiting() override;
  EventResult handle(const Event& event) override;
  bool takes_early() const override { return true; }
  bool shows_timer() const override { return true; }
  // While a secret is on the screen, a player holds it; arrivals wait until it is gone.
  bool takes_arrivals(bool any) const override { return any && !secrets_.uncovered(); }

 private:
  enum class Effect { nothing, done, refused };

  void show();
  void tell_end();
  void take(const Event& event);
  Effect take_line(const Line& line);
  Effect attempt(bool is_answer, const std::function<void()>& what);
  void take_arrivals();
  Effect take(const PhoneAnswer& given);
  Effect take_held();
  std::optional<Answer> answer_of(const PhoneAnswer& given);
  const Command* command_of(const Line& line);
  void carry_out(const Line& line);
  void answer(const Line& line);
  void cast_missing(const Line& line);
  void take_sent();
  bool phones_were_faster(bool all = false);
  bool has_to_ask() const;
  bool confirmed(const Answer& answer, const Line& line);
  bool is_sure(const std::string& sentence);
  bool agreed(const std::string& sentence, std::function<bool(const Line&)> command);
  bool confirm_later(const Line& command);
  bool look_meanwhile(const Line& command);
  bool carry_out_meanwhile(const Line& command);
  void refuse(const Refusal& refusal);
  void remember(const Line& line, bool secret, Effect effect);

  Session& session_;
  InputStack& modes_;
  Output& output_;
  Narration& narration_;
  SecretScreen& secrets_;
  ConversationOptions options_;
  NewFindings new_findings_;
  std::optional<PhoneAnswer> held_;  // not taken yet
  int line_number_ = 0;
  bool told_end_ = false;  // the end was announced, and nothing has been undone since
  bool has_read_ = false;  // lines were read aloud since the last question that is not secret
};

}  // namespace narrator::cli
