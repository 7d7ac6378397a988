#include "cli/table/conversation.hpp"

#include <cstdio>

#include "cli/drawing/in_words.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/process.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

// Writes everything to disk. If that fails, reports it unless it was `told` before, and lets the
// game continue.
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

// The hooks that run whatever mode the keyboard is read for.
InputStack::Hooks meanwhile(Session& session, Input& input, Output& output,
                            const ConversationOptions& options, Narration& narration,
                            SecretScreen& secrets) {
  InputStack::Hooks hooks{
      .about_to_wait =
          [&, told = std::string()]() mutable {
            std::fflush(stdout);  // the text can be read while the disk is written
            keep(session, output, options.stop_at_refusal, told);
            std::fflush(stdout);
            if (input.interactive()) lock_memory();
          },
      .tick =
          [&](Prompt& prompt, bool timer) {
            narration.tend(prompt);
            if (timer) narration.countdown().tick(prompt);
          },
      .ticks = [&](bool timer) { return narration.is_going_on(timer); },
      .blank = [&] { secrets.blank(); },
      .emptied =
          [&] {
            if (secrets.uncovered()) secrets.begin_page();
          },
      .interrupted = text(session, "interrupted"),
      .named =
          [&](const std::string& line) {
            return with_command_named(session.text(), line, session.question());
          }};
  TableScreens* const screens = options.screens;
  if (screens == nullptr) return hooks;
  // What a phone answers while the moderator is waited for leaves the screen as it is.
  hooks.arrived = [&, screens] {
    const bool any = screens->arrived(session);
    return secrets.awaits_moderator() && !secrets.casting() ? screens->has_news() : any;
  };
  hooks.arrives_at = [screens] { return screens->arrives_at(); };
  return hooks;
}

// Reports why the question could not be asked when the session was opened.
void tell_trouble(const Session& session, Output& output, const Reader& reader) {
  if (session.trouble().empty()) return;
  output.refuse({reason_of_failure(session.trouble(), reader) + text(session, "question-failed")});
}

// Writes everything to disk, and tells how to resume an unfinished game.
void end(Session& session, Output& output, const std::string& options) {
  session.sync();
  if (!session.is_kept()) throw LogError(text(session, "log-lost", {{"log", {session.path()}}}));
  if (session.question() != nullptr && !session.path().empty())
    output.notice(text(session, "kept", {{"log", {Shell::text(session.path()).str()}}}) + options);
  std::fflush(stdout);
}

}  // namespace

void converse(Session& session, Input& input, Output& output, const ConversationOptions& options) {
  InputStack modes(input);
  Narration narration(session, modes, output, options.narration);
  SecretScreen secrets(session, modes, output, narration, options.shared, options.screens);
  modes.surround(meanwhile(session, input, output, options, narration, secrets));
  Asking asking(session, modes, output, narration, secrets, options);
  narration.countdown().go_on(utc_now());
  if (input.interactive()) session.await_acknowledgements();
  if (secrets.shared()) output.notice(text(session, "shared-caution"));
  asking.show_progress();
  if (!modes.over()) tell_trouble(session, output, secrets.reader());
  modes.run(asking);
  secrets.cover();
  end(session, output, options.command_line);
}

}  // namespace narrator::cli
