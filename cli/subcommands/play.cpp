#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/commands.hpp"
#include "cli/display/json_lines.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/setup/player_names.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"
#include "cli/table/conversation.hpp"
#include "cli/table/modes/welcoming.hpp"
#include "cli/table/secret_ballots.hpp"
#include "cli/table/secret_screen.hpp"
#include "cli/table/welcome.hpp"
#include "cli/terminal/alternate_screen.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/chance/seal.hpp"
#include "engine/error.hpp"
#include "engine/session/read_aloud.hpp"
#include "engine/sources/library.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

// How a conversation is held, as the command line says; `play`, `resume` and `tell` share it.
struct MannerOptions {
  bool json = false;
  std::string screen;  // "" is private, or what the log says
  std::string confirm = "yes";
  Narration::Manner narration{};

  void add_to(CLI::App& command) {
    command.add_flag("--json", json, "speak JSON, one object a line, for programs");
  }

  void add_for_persons_to(CLI::App& command) {
    add_to(command);
    command
        .add_option("--screen", screen,
                    "private: only the moderator sees it; shared: secrets are shown to each alone")
        ->check(CLI::IsMember({"private", "shared"}));
    command
        .add_option(
            "--confirm", confirm,
            "what is asked about once more: executions and the end of the game (yes), every "
            "use of a power, too (powers), or nothing (no)")
        ->check(CLI::IsMember({"yes", "powers", "no"}));
    command
        .add_option(
            "--pace", narration.pace,
            "how long the pauses are when a script is read aloud: 2 is twice as long, 0 none")
        ->type_name("FACTOR")
        ->check([](const std::string& text) {  // none of the usual checks sees what is no number
          const double factor = std::strtod(text.c_str(), nullptr);
          return factor >= 0 && factor <= 20 ? std::string() : "expected 0 to 20, not " + text;
        });
    command
        .add_option("--speak", narration.speak,
                    "a text-to-speech command that gets each line for everybody on standard input; "
                    "auto: espeak-ng, spd-say or say")
        ->type_name("COMMAND");
  }

  bool shared() const { return screen == "shared"; }

  // As they stand on a command line, but for the screen, where they are not the usual ones.
  std::string in_words() const {
    std::string words;
    if (confirm != "yes") words += " --confirm " + confirm;
    if (narration.pace != 1) words += fmt::format(" --pace {}", narration.pace);
    if (!narration.speak.empty()) words += fmt::format(" --speak \"{}\"", narration.speak);
    return words;
  }
};

void converse(Session& session, Input& input, const MannerOptions& options, bool taken_up) {
  const auto output = options.json ? json_output() : text_output();
  Manner manner;
  manner.stop_at_refusal = !options.json && !input.interactive();
  manner.confirm = options.confirm == "no"       ? Confirm::nothing
                   : options.confirm == "powers" ? Confirm::powers
                                                 : Confirm::weighty;
  manner.shared = options.shared();
  manner.narration = options.narration;
  manner.narration.taken_up = taken_up;
  if (input.interactive()) manner.options = options.in_words();
  converse(session, input, *output, manner);
}

bool by_a_person(const MannerOptions& options) {
  return !options.json && isatty(STDIN_FILENO) != 0;
}

std::unique_ptr<Input> input_for(const MannerOptions& options) {
  if (options.shared() && (options.json || !can_edit_lines())) {
    throw Error(Exit::usage,
                "--screen shared needs a terminal whose screen can be wiped (not TERM=dumb); with "
                "--screen private whoever sees this one sees every secret");
  }
  return options.json ? pipe_input() : standard_input();
}

// Shows the mark of the game's seed, and lets the table say words that nobody could know before:
// with them neither who wrote this program nor who runs it can have chosen what chance will draw.
// False when the person left.
bool seal(Setup& setup, Input& input, const MannerOptions& options) {
  const Catalogue texts = interface_texts(setup.lang);
  setup.seal.mark = seal_of(setup.seed);
  const auto show = [&] {
    if (options.json) return print_json_line("seal", {{"mark", setup.seal.mark}});
    text_output()->notice(texts.render("seal.made", {{"mark", {setup.seal.mark}}}, {}));
  };
  const auto take = [&](const Line& line) {
    setup.seal.words = sanitised(line.text());
    return true;
  };
  Modes modes(input);
  modes.surround({.about_to_wait = [] { std::fflush(stdout); },
                  .interrupted = texts.render("welcome.interrupted", {}, {})});
  return Welcoming(modes, {}, take, show).run() || !input.interactive();
}

// How a log is kept from eyes.
struct Secrecy {
  bool seal = false;        // what chance will draw cannot be chosen
  bool passphrase = false;  // the log cannot be read without one

  std::string in_words() const {
    return std::string(seal ? " --seal" : "") + (passphrase ? " --passphrase" : "");
  }
};

// The last table, seated as a person says where there is one; nothing when they left.
std::optional<Prepared> set_up_again(const SetupOptions& given, MannerOptions& options,
                                     Input& input) {
  if (!given.variants.empty() || !given.settings.empty() || !given.deal.empty() ||
      !given.recall.empty()) {
    throw Error(Exit::usage,
                "play again is the last table as it was: only -p, --seed, --lang and how it is "
                "played can be otherwise. Example: narrator play again -p \"Aki,Binh,Chie,…\"");
  }
  Prepared table = last_table(given.lang);
  Setup& setup = table.setup;
  if (!given.seed.empty()) setup.seed = given.seed;
  if (options.screen.empty() && by_a_person(options) && can_edit_lines()) {
    options.screen = setup.screen;
  }
  setup.screen.clear();
  if (!given.players.empty()) {
    setup.table.players = player_names(given.players);
    check_count(static_cast<int>(setup.table.players.size()), table.machine->game());
  } else if (by_a_person(options) && !seat_again(table, input)) {
    return std::nullopt;
  }
  return table;
}

// What the command line asks for, completed by a person where there is one; nothing when they left.
std::optional<Prepared> set_up(SetupOptions given, const Secrecy& secrecy, MannerOptions& options,
                               Input& input) {
  const bool complete = given.game == kAgain || (!given.game.empty() && !given.players.empty());
  const std::string more = secrecy.in_words() + options.in_words();
  if (!complete && by_a_person(options) && !welcome(given, options.screen, more, input)) {
    return std::nullopt;
  }
  return given.game == kAgain ? set_up_again(given, options, input) : prepare(given);
}

void play(const SetupOptions& setup_options, std::string log, const Secrecy& secrecy,
          MannerOptions options) {
  if (setup_options.game.empty() && !by_a_person(options)) {
    throw Error(Exit::usage,
                "which game? Expected one of {}, for example: narrator play {} "
                "-p \"Aki,Binh,Chie,…\" (narrator games tells of them)",
                fmt::join(game_ids(), ", "), game_ids().front());
  }
  std::shared_ptr<const LineCipher> cipher;  // asked for before the prompt has the terminal
  if (secrecy.passphrase) cipher = std::make_shared<const LineCipher>(new_passphrase());
  const auto input = input_for(options);
  std::optional<Prepared> table = set_up(setup_options, secrecy, options, *input);
  if (!table) return;
  Setup& setup = table->setup;
  if (options.shared()) setup.screen = options.screen;
  const std::string now = utc_now();
  if (log.empty()) log = new_log_path(setup.game, now.substr(0, 10));
  setup.cipher = cipher;
  if (secrecy.seal && !seal(setup, *input, options)) return;
  Session session = Session::create(setup, log, utc_now, std::move(table->machine));
  if (input->interactive()) text_output()->notice(text(session, "first-steps"));
  converse(session, *input, options, false);
}

// A log with damage is not gone on with, but what stands above the damage is sound.
LogContents read_to_go_on(const std::string& log) {
  try {
    LogContents contents = LogReader(ask_passphrase()).read(log);
    find_paths(contents.setup.sources, contents.setup.game);
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

// The game, whose it is and how far it has come: nobody should answer in yesterday's.
std::string what_goes_on(Session& session) {
  const Texts& title = session.machine().game().title;
  return text(session, "resumed",
              {{"game", {title.in(session.setup().lang)}},
               {"players", all_players(session.names().size())},
               {"n", {static_cast<std::int64_t>(session.answers().size())}},
               {"log", {session.path()}}});
}

// How a reading that was cut short is gone on with; "" where none was.
std::string what_was_cut_short(const Session& session) {
  const auto& reading = session.state().reading;
  if (!reading || reading->left == 0) return {};
  const ReadAloud found = read_aloud(session.setup(), session.state());
  if (found.passages.empty()) return {};
  const auto all = static_cast<int>(found.passages.back().lines.size());
  const int left = std::min(reading->left, all);
  if (left == all) return text(session, "narrate-not-begun");
  return text(session, "narrate-cut",
              {{"n", {std::int64_t{all - left}}},
               {"all", {std::int64_t{all}}},
               {"left", {std::int64_t{left}}}});
}

// The mended files of house rules; where they do not do, nothing is gone on with.
void take_rules(Session& session, const std::vector<std::string>& files,
                const MannerOptions& options) {
  const auto output = options.json ? json_output() : text_output();
  const Reader reader{options.shared() ? Reader::Who::everyone : Reader::Who::moderator, 0};
  reload({session, *output, reader}, files, [](const std::string&) { return true; });
}

void go_on(const LogContents& contents, const std::string& log, Input& input,
           const MannerOptions& options, const std::vector<std::string>& rules = {}) {
  Session session = Session::open(contents, log, true, utc_now);
  if (contents.torn) {
    fmt::print(stderr, "narrator: {}\n", text(session, "torn"));
  }
  if (options.shared()) {
    wipe_both_screens();  // whoever was killed left theirs open
    session.repeat(last_secrets(session));
  }
  if (input.interactive()) {
    text_output()->notice(what_goes_on(session));
    const std::string cut = what_was_cut_short(session);
    if (!cut.empty()) text_output()->notice(cut);
    const SecretBallots ballots(session);
    if (options.shared() && ballots.pending())  // some may have typed theirs
      text_output()->notice(text(session, "ballots-anew", {{"player", {Player{ballots.voter()}}}}));
  }
  if (!rules.empty()) take_rules(session, rules, options);
  converse(session, input, options, true);
}

}  // namespace

void add_play(CLI::App& command) {
  struct Options {
    SetupOptions setup;
    std::string log;
    Secrecy secrecy;
    MannerOptions manner;
  };
  const auto options = std::make_shared<Options>();
  options->setup.add_to(command, true);
  command.add_option("--log", options->log, "where the log goes (default: the state folder)")
      ->check(not_empty("a file, such as game.jsonl"))
      ->type_name("FILE");
  command.add_flag(
      "--seal", options->secrecy.seal,
      "fix what chance will draw, shown as a mark to write down and opened at the end");
  command.add_flag("--passphrase", options->secrecy.passphrase,
                   "ask for a passphrase, without which nobody can read the log");
  options->manner.add_for_persons_to(command);
  command.callback(
      [options] { play(options->setup, options->log, options->secrecy, options->manner); });
}

void add_resume(CLI::App& command) {
  struct Options {
    std::string log;
    std::vector<std::string> rules;
    MannerOptions manner;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log, "the game's log (default: the newest unfinished one)");
  command
      .add_option("--rules", options->rules, "the mended file of a house rule, to go on under it")
      ->type_name("FILE")
      ->allow_extra_args(false);
  options->manner.add_for_persons_to(command);
  command.callback([options] {
    const std::string log = options->log.empty() ? unfinished_log() : options->log;
    const LogContents contents = read_to_go_on(log);
    MannerOptions& manner = options->manner;
    if (manner.screen.empty() && by_a_person(manner)) manner.screen = contents.setup.screen;
    const auto input = input_for(manner);
    go_on(contents, log, *input, manner, options->rules);
  });
}

void add_tell(CLI::App& command) {
  struct Options {
    std::string log;
    std::vector<std::string> lines;
    MannerOptions manner;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log, "the game's log")->required();
  command.add_option("INPUT", options->lines, "what would be typed, one line an argument")
      ->required();
  options->manner.add_to(command);
  command.callback([options] {
    go_on(read_to_go_on(options->log), options->log, *given_input(options->lines), options->manner);
  });
}

}  // namespace narrator::cli
