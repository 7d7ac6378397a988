// The mode for the rules' questions: handles the lines typed in response.
#pragma once

#include <functional>

#include "cli/commands/commands.hpp"
#include "cli/display/output.hpp"
#include "cli/table/conversation.hpp"
#include "cli/table/modes/input_stack.hpp"
#include "cli/table/narration.hpp"
#include "cli/table/secret_screen.hpp"
#include "engine/error.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

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
  std::optional<Answer> answer_of(const PhoneAnswer& given);
  const Command* command_of(const Line& line);
  void carry_out(const Line& line);
  void answer(const Line& line);
  Answer parse_here(const Line& line);
  bool has_to_ask() const;
  bool is_tally(const Line& line) const;
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
  int line_number_ = 0;
  bool told_end_ = false;  // the end was announced, and nothing has been undone since
  bool has_read_ = false;  // lines were read aloud since the last question that is not secret
};

}  // namespace narrator::cli
