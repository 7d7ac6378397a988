// The rules ask and the table answers: what is typed at a question, and what comes of it.
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

/// The mode below all others: takes answers and commands until somebody quits.
class Asking : public Mode {
 public:
  Asking(Session& session, InputStack& modes, Output& output, Narration& narration,
         SecretScreen& secrets, const ConversationOptions& options);

  /// Shows what was said since the last time, and asks.
  void show_progress();

  Waiting waiting() override;
  EventResult handle(const Event& event) override;
  bool takes_early() const override { return true; }
  bool shows_timer() const override { return true; }
  // While a secret is on the screen it is in somebody's hands: what arrives waits until it is not.
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
  bool told_end_ = false;  // how the game ended, and nothing was taken back since
  bool has_read_ = false;  // something, since the last question that is no secret
};

}  // namespace narrator::cli
