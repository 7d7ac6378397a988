#include <unistd.h>

#include <memory>

#include "cli/conversation.hpp"
#include "cli/log_path.hpp"
#include "cli/setup_options.hpp"
#include "cli/subcommands.hpp"
#include "cli/time.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

// How a conversation is held: `play`, `resume` and `tell` share it.
struct Manner {
  bool json = false;
};

void converse(Session& session, Input& input, const Manner& manner) {
  const auto output = manner.json ? json_output() : text_output();
  Conversation(session, input, *output, !manner.json && !input.interactive()).run();
}

std::unique_ptr<Input> standard_input() {
  return isatty(STDIN_FILENO) != 0 ? terminal_input() : pipe_input();
}

void play(const SetupOptions& options, std::string log, const Manner& manner) {
  if (options.game.empty()) {
    throw Error(Exit::usage, "which game? Example: narrator play secret-hitler -p \"Aki,Binh,Chie,Dan,Emi\" (narrator games lists them)");
  }
  const Setup setup = make_setup(options);
  const std::string now = utc_now();
  if (log.empty()) log = new_log_path(setup.game, now.substr(0, 10));
  Session session = Session::create(setup, log, utc_now);
  converse(session, *standard_input(), manner);
}

void go_on(const std::string& log, Input& input, const Manner& manner) {
  const LogContents contents = LogReader().read(log);
  Session session = Session::open(contents, log, true, utc_now);
  if (contents.torn) std::fputs("narrator: the last line of the log was torn and is left out\n", stderr);
  converse(session, input, manner);
}

}  // namespace

void add_play(CLI::App& app) {
  struct Options {
    SetupOptions setup;
    std::string log;
    Manner manner;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("play", "Begin a game");
  options->setup.add_to(*command, true);
  command->add_option("--log", options->log, "where the log goes (default: the state folder)")->type_name("FILE");
  command->add_flag("--json", options->manner.json, "speak JSON, one object a line, for programs");
  command->callback([options] { play(options->setup, options->log, options->manner); });
}

void add_resume(CLI::App& app) {
  struct Options {
    std::string log;
    Manner manner;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("resume", "Go on with a game");
  command->add_option("LOG", options->log, "the game's log (default: the newest unfinished one)");
  command->add_flag("--json", options->manner.json, "speak JSON, one object a line, for programs");
  command->callback([options] {
    go_on(options->log.empty() ? unfinished_log() : options->log, *standard_input(), options->manner);
  });
}

void add_tell(CLI::App& app) {
  struct Options {
    std::string log;
    std::vector<std::string> lines;
    Manner manner;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("tell", "Give a game some inputs and leave");
  command->add_option("LOG", options->log, "the game's log")->required();
  command->add_option("INPUT", options->lines, "what would be typed, one line an argument")->required();
  command->add_flag("--json", options->manner.json, "speak JSON, one object a line, for programs");
  command->callback([options] { go_on(options->log, *given_input(options->lines), options->manner); });
}

}  // namespace narrator::cli
