#include "cli/subcommands/conversation_flags.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "cli/table/secret_screen.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/session/told.hpp"
#include "engine/sources/library.hpp"

namespace narrator::cli {
namespace {

// Names the game, its players and its progress, so that nobody answers in the wrong game.
std::string what_goes_on(Session& session, const Reader& reader) {
  const Texts& title = session.machine().game().title;
  return text(session, "resumed",
              {{"game", {title.in(session.setup().lang)}},
               {"players", all_players(session.names().size())},
               {"n", number_value(AnswerNumbering(session, reader).count())},
               {"log", {session.path()}}});
}

// Returns how to continue a reading that was interrupted, or "" if none was.
std::string what_was_cut_short(const Session& session) {
  const auto& reading = session.state().reading;
  if (!reading || reading->left == 0) return {};
  const ReadAloud found = read_aloud(session.setup(), session.state());
  if (found.passages.empty()) return {};
  const auto all = static_cast<int>(found.passages.back().lines.size());
  const int left = std::min(reading->left, all);
  if (left == all) return text(session, "narrate-not-begun");
  return text(
      session, "narrate-cut",
      {{"n", number_value(all - left)}, {"all", number_value(all)}, {"left", number_value(left)}});
}

// Loads the corrected files of house rules. Throws if they cannot be used, so that nothing is
// resumed.
void take_rules(Session& session, const std::vector<std::string>& files,
                const ConversationFlags& options) {
  const auto output = output_for(options);
  reload({session, *output, options.reader()}, files, [](const std::string&) { return true; });
}

}  // namespace

void add_resume(CLI::App& command) {
  struct Options {
    std::string log;
    std::vector<std::string> rules;
    ConversationFlags flags;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log, "the game's log (default: the newest unfinished one)");
  command
      .add_option("--rules", options->rules, "the mended file of a house rule, to go on under it")
      ->type_name("FILE")
      ->allow_extra_args(false);
  options->flags.add_for_persons_to(command);
  command.callback([options] {
    const AskPassphrase ask = ask_passphrase();
    const std::string log = options->log.empty() ? unfinished_log(ask) : log_named(options->log);
    take_standing(Config(), options->flags);
    const auto input = input_for(options->flags);
    go_on(log, options->flags, *input, ask, options->rules);
  });
}

LogContents read_to_go_on(const std::string& log, const AskPassphrase& ask) {
  try {
    LogContents contents = LogReader(ask).read(log);
    find_paths(contents.setup.sources, contents.setup.game);
    if (contents.foreign) {
      in_strangers_process([&] {
        Session::open(contents, log, false, utc_now);
        return std::string();
      });
    }
    return contents;
  } catch (const DamagedLog& e) {
    const char* sound = e.has_game
                            ? "The lines above it are sound: copy them (head -n) and resume the "
                              "copy. "
                            : "";
    throw LogError("{}\n{}Another game is resumed by its log: narrator resume LOG", e.what(),
                   sound);
  }
}

void tell_unlocked(const Session& session) {
  if (session.is_unlocked()) tell_aside("narrator: " + text(session, "unlocked"));
}

void go_on(const LogContents& contents, const std::string& log, Input& input,
           const ConversationFlags& options, const std::vector<std::string>& rules,
           const AskPassphrase& ask) {
  const auto screens = screens_for(options);
  Session session = Session::open(contents, log, true, utc_now);
  if (contents.torn) tell_aside("narrator: " + text(session, "torn"));
  tell_unlocked(session);
  if (options.shared()) {
    wipe_both_screens();  // a process that was killed may have left its secrets on either screen
    session.repeat(perhaps_untold(session));
  }
  if (input.interactive()) {
    text_output()->notice(what_goes_on(session, options.reader()));
    const std::string cut = what_was_cut_short(session);
    if (!cut.empty()) text_output()->notice(cut);
    const SecretBallots ballots(session);
    if (options.shared() && ballots.pending())  // some voters may have entered theirs already
      text_output()->notice(text(session, "ballots-anew", {{"player", {Player{ballots.voter()}}}}));
  }
  if (!rules.empty()) take_rules(session, rules, options);
  hold_conversation(session, input, options, true, screens.get(), ask);
}

void go_on(const std::string& log, ConversationFlags options, Input& input,
           const AskPassphrase& ask, const std::vector<std::string>& rules) {
  const LogContents contents = read_to_go_on(log, ask);
  if (options.screen.empty() && contents.setup.screen == "shared") {
    options.screen = contents.setup.screen;
    must_be_wiped(options, input.interactive());
  }
  go_on(contents, log, input, options, rules, ask);
}

void add_tell(CLI::App& command) {
  struct Options {
    std::string log;
    std::vector<std::string> lines;
    ConversationFlags flags;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log, "the game's log")->required();
  command.add_option("INPUT", options->lines, "what would be typed, one line an argument")
      ->required();
  options->flags.add_to(command);
  command.callback([options] {
    const std::string log = log_named(options->log);
    go_on(log, options->flags, *given_input(options->lines), ask_passphrase());
  });
}

}  // namespace narrator::cli
