#include "cli/table/conversation.hpp"

#include <cstdio>

#include "cli/commands/words.hpp"
#include "cli/table/asking.hpp"
#include "cli/table/secret_screen.hpp"

namespace narrator::cli {

void converse(Session& session, Input& input, Output& output, const Manner& manner) {
  Modes modes(input);
  Narration narration(session, modes, output, manner.narration);
  SecretScreen secrets(session, modes, output, narration, manner.shared);
  modes.surround({.about_to_wait =
                      [&] {
                        session.sync();
                        std::fflush(stdout);
                      },
                  .tick =
                      [&](Prompt& prompt, bool timer) {
                        narration.tend(prompt);
                        if (timer) narration.countdown().tick(prompt);
                      },
                  .blank = [&] { secrets.blank(); },
                  .interrupted = text(session, "interrupted")});
  Asking asking(session, modes, output, narration, secrets, manner.stop_at_refusal, manner.confirm);
  asking.show_progress();
  if (!session.trouble().empty() && !modes.over()) {
    const std::string reason = secrets.shared() ? "" : session.trouble() + "\n";
    output.refuse({reason + text(session, "question-failed")});
  }
  modes.run(asking);
  secrets.cover();
  session.sync();
  if (session.question() != nullptr && !session.path().empty()) {
    output.notice(text(session, "kept", {{"log", {session.path()}}}));
  }
  std::fflush(stdout);
}

}  // namespace narrator::cli
