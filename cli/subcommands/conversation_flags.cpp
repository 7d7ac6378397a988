#include "cli/subcommands/conversation_flags.hpp"

#include <unistd.h>

#include <cstdlib>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/table/conversation.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

void ConversationFlags::add_to(CLI::App& command) {
  command.add_flag("--json", json, "speak JSON, one object a line, for programs");
  command.add_flag("--brief", brief, "leave out what everybody at the table knows by heart");
  command
      .add_option("--screen", screen,
                  "private: only the moderator sees it; shared: secrets are shown to each alone")
      ->check(one_of("--screen", {"private", "shared"}));
}

void ConversationFlags::add_for_persons_to(CLI::App& command) {
  add_to(command);
  command
      .add_option("--confirm", confirm,
                  "what is asked about once more: executions and the end of the game (yes), every "
                  "use of a power, too (powers), or nothing (no)")
      ->check(one_of("--confirm", {"yes", "powers", "no"}));
  command
      .add_option("--pace", narration.pace,
                  "how long the pauses are when a script is read aloud: 2 is twice as long, 0 none")
      ->type_name("FACTOR")
      ->check([](const std::string& text) {  // CLI11's own checks accept text that is not a number
        char* end = nullptr;
        const double factor = std::strtod(text.c_str(), &end);
        return !text.empty() && *end == 0 && factor >= 0 && factor <= 20
                   ? std::string()
                   : fmt::format("expected 0 to 20, not '{}'. Example: --pace 0.5", text);
      });
  command
      .add_option("--speak", narration.speak,
                  "a text-to-speech command that gets each line for everybody on standard input; "
                  "auto: espeak-ng, spd-say or say")
      ->type_name("COMMAND");
  command.add_flag("--screens", screens,
                   "serve a board and phones in the room, as narrator screens does; phones can "
                   "answer, too");
  served.add_to(command);
}

std::string ConversationFlags::in_words() const {
  std::string words;
  if (brief) words += " --brief";
  if (confirm != "yes") words += " --confirm " + confirm;
  if (narration.pace != 1) words += fmt::format(" --pace {}", narration.pace);
  if (!narration.speak.empty()) words += " --speak " + Shell::text(narration.speak).str();
  if (screens) words += " --screens";
  if (screens && served.listen != ScreensOptions().listen) words += " --listen " + served.listen;
  if (screens && served.board_only) words += " --board-only";
  if (screens && !served.codes.empty()) words += " --codes " + Shell::text(served.codes).str();
  return words;
}

void tell_mistakes(const Config& config, std::size_t from) {
  for (std::size_t i = from; i < config.mistakes().size(); ++i)
    tell_aside("narrator: " + config.mistakes()[i]);
}

void take_standing(const Config& config, ConversationFlags& options) {
  tell_mistakes(config);
  if (config.standing("brief") == "yes") options.brief = true;
  if (!by_a_person(options)) return;
  if (options.narration.speak.empty()) options.narration.speak = config.standing("voice");
}

bool by_a_person(const ConversationFlags& options) {
  return !options.json && isatty(STDIN_FILENO) != 0;
}

void must_be_wiped(const ConversationFlags& options, bool interactive) {
  if (options.shared() && !(interactive && can_edit_lines())) {
    throw Error(Exit::usage,
                "a shared screen needs somebody at a terminal whose screen can be wiped (not "
                "TERM=dumb); with --screen private whoever sees this one sees every secret");
  }
}

std::unique_ptr<Input> input_for(const ConversationFlags& options) {
  must_be_wiped(options, !options.json);
  return options.json ? pipe_input() : standard_input();
}

std::unique_ptr<Output> output_for(const ConversationFlags& options) {
  return options.json ? json_output() : text_output();
}

std::unique_ptr<TableScreens> screens_for(const ConversationFlags& options) {
  if (options.screens) return std::make_unique<TableScreens>(options.served);
  const ScreensOptions usual;
  if (options.served.listen != usual.listen || options.served.board_only ||
      !options.served.codes.empty())
    throw Error(Exit::usage, "--listen, --board-only and --codes go with --screens");
  return nullptr;
}

void hold_conversation(Session& session, Input& input, const ConversationFlags& options,
                       bool taken_up, TableScreens* screens, const AskPassphrase& ask) {
  const auto output = output_for(options);
  if (options.brief) output->be_brief(true, session.machine().game().routine);
  ConversationOptions held;
  held.stop_at_refusal = !options.json && !input.interactive();
  held.confirm = options.confirm == "no"       ? Confirm::nothing
                 : options.confirm == "powers" ? Confirm::powers
                                               : Confirm::weighty;
  held.shared = options.shared();
  held.narration = options.narration;
  held.narration.taken_up = taken_up;
  if (input.interactive()) held.command_line = options.in_words();
  if (screens != nullptr) screens->begin(session, ask, options.json);
  held.screens = screens;
  converse(session, input, *output, held);
}

}  // namespace narrator::cli
