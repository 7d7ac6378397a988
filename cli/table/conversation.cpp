#include "cli/table/conversation.hpp"

#include <cstdio>

#include "cli/drawing/in_words.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/process.hpp"
#include "cli/table/modes/asking.hpp"
#include "cli/table/secret_screen.hpp"

namespace narrator::cli {
namespace {

// Everything is on the disk, or it is `told` once that it cannot be: the game goes on all the same.
void keep(Session& session, Output& output, bool stop_at_refusal, std::string& told) {
  std::string trouble;
  try {
    session.sync();
    if (!session.is_kept()) trouble = text(session, "log-gone", {{"log", {session.path()}}});
  } catch (const LogError& e) {
    if (stop_at_refusal) throw;
    trouble = e.what();
  }
  if (trouble != told && !trouble.empty()) output.refuse({trouble});
  told = trouble;
}

}  // namespace

void converse(Session& session, Input& input, Output& output, const Manner& manner) {
  Modes modes(input);
  Narration narration(session, modes, output, manner.narration);
  SecretScreen secrets(session, modes, output, narration, manner.shared);
  std::string told;
  modes.surround({.about_to_wait =
                      [&] {
                        std::fflush(stdout);  // read while the disk is waited for
                        keep(session, output, manner.stop_at_refusal, told);
                        std::fflush(stdout);
                        if (input.interactive()) lock_memory();
                      },
                  .tick =
                      [&](Prompt& prompt, bool timer) {
                        narration.tend(prompt);
                        if (timer) narration.countdown().tick(prompt);
                      },
                  .blank = [&] { secrets.blank(); },
                  .emptied =
                      [&] {
                        if (secrets.uncovered()) secrets.begin_page();
                      },
                  .interrupted = text(session, "interrupted")});
  Asking asking(session, modes, output, narration, secrets, manner);
  narration.countdown().go_on(utc_now());
  if (secrets.shared()) output.notice(text(session, "shared-caution"));
  asking.show_progress();
  if (!session.trouble().empty() && !modes.over()) {
    output.refuse({reason_of_failure(session.trouble(), secrets.reader()) +
                   text(session, "question-failed")});
  }
  modes.run(asking);
  secrets.cover();
  session.sync();
  if (!session.is_kept()) throw LogError(text(session, "log-lost", {{"log", {session.path()}}}));
  if (session.question() != nullptr && !session.path().empty()) {
    output.notice(text(session, "kept", {{"log", {session.path()}}}) + manner.options);
  }
  std::fflush(stdout);
}

}  // namespace narrator::cli
