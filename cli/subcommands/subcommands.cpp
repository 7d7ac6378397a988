#include "cli/subcommands/subcommands.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/system/process.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Suggests a command for a misspelt one, before the parser reports everything else.
void check_command(CLI::App& app, const std::string& word) {
  const auto known = mapped(app.get_subcommands({}), &CLI::App::get_name);
  if (word.starts_with('-') || contains(known, word)) return;
  throw Error(Exit::usage, "there is no command '{}'; {}", word, suggestion(word, known));
}

// Returns the arguments. A person who gives none is welcomed by "play", and "help play" is treated
// as "play --help".
std::vector<std::string> words_of(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return {"play"};
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    if (words.empty() || words.front() != "card") words.emplace_back("--help");
  }
  return words;
}

// Returns a message about a word or option that the command does not know, with the nearest of its
// options, or "" if it knows them all.
std::string not_known(const CLI::App& command, std::vector<std::string> rest) {
  std::stable_partition(rest.begin(), rest.end(),
                        [](const auto& word) { return word.starts_with('-'); });
  if (rest.empty()) return {};
  const std::string& word = rest.front();
  if (!word.starts_with('-'))
    return fmt::format("'{}' is a word too many for {}", word, command.get_name());
  std::vector<std::string> known;
  for (const CLI::Option* one : command.get_options()) {
    for (const std::string& name : one->get_lnames()) known.push_back("--" + name);
  }
  const std::string option = word.substr(0, word.find('='));
  return fmt::format("{} has no option {}{}", command.get_name(), option,
                     did_you_mean(option, known));
}

// Rewords the parser's error, which tells neither what an option is for nor which one was meant.
std::string in_our_words(const CLI::App& command, const CLI::Error& e,
                         const std::vector<std::string>& rest) {
  const std::string said = e.what(), kind = e.get_name();
  if (const std::string unknown = not_known(command, rest); !unknown.empty()) return unknown;
  constexpr std::string_view kFlag = "Could not convert: ";  // only for flags; others are validated
  if (kind == "ConversionError" && said.starts_with(kFlag))
    return said.substr(kFlag.size(), said.find(" =") - kFlag.size()) + " takes no value";
  const std::string name = said.substr(0, said.find_first_of(": "));
  const std::string other = said.substr(said.rfind(' ') + 1);
  if (kind == "ExcludesError") return fmt::format("expected {} or {}, not both", name, other);
  if (kind == "RequiresError") return fmt::format("{} needs {} beside it", name, other);
  const CLI::Option* option = command.get_option_no_throw(name);
  if (option == nullptr) return said;
  if (kind == "RequiredError")
    return fmt::format("expected {}: {}", name, option->get_description());
  if (kind != "ArgumentMismatch") return said;
  if (option->count() > 1) return name + " is there twice; expected it once";
  const std::string type = option->get_type_name();
  return fmt::format("expected {} behind {}: {}", type.substr(0, type.find(':')), name,
                     option->get_description());
}

// Prints the error and returns a reference to the help.
std::string complaint(const CLI::App* app, const CLI::Error& e) {
  const CLI::App* command = app;
  std::string called = "narrator";
  for (const CLI::App* one : app->get_subcommands()) called += " " + (command = one)->get_name();
  tell_aside("narrator: " + in_our_words(*command, e, app->remaining(true)));
  return called + " --help lists all there is.\n";
}

struct Subcommand {
  const char* name;
  const char* what;
  AddSubcommand* add_options;
};

constexpr Subcommand kSubcommands[] = {
    {"play", "Begin a game", add_play},
    {"resume", "Go on with a game", add_resume},
    {"tell", "Give a game some inputs and leave", add_tell},
    {"status", "Show where a game stands", add_status},
    {"watch", "Show a game that is being played, on a second screen", add_watch},
    {"screens", "Serve a board and phones in the room from a running game", add_screens},
    {"replay", "Tell a game again from its log", add_replay},
    {"report", "Make a page of a whole game", add_report},
    {"recap", "Tell a game in a few lines, for a chat", add_recap},
    {"stats", "Count over many games: who wins, how often what", add_stats},
    {"verify", "Check that logs are whole and replay exactly", add_verify},
    {"logs", "List the games that were played", add_logs},
    {"games", "List the games", add_games},
    {"variants", "List the house rules of a game", add_variants},
    {"rules", "List the rules of a game, and who changes them", add_rules},
    {"card", "Print a side of paper: what to type when", add_card},
    {"completions", "Print what completes commands in a shell", add_completions},
    {"check", "Try house rules or a game out in many random games", add_check},
    {"new-variant", "Write the beginning of a house rule here", add_new_variant},
    {"new-game", "Write the beginning of a game here", add_new_game},
    {"simulate", "Play many random games and count who wins", add_simulate},
};

// Adds the options of the called subcommand only: adding all of them would slow down the start.
void add_subcommands(CLI::App& app, const std::string& called) {
  app.set_version_flag("--version", "narrator " NARRATOR_VERSION);
  for (const Subcommand& one : kSubcommands) {
    CLI::App* command = app.add_subcommand(one.name, one.what);
    if (called == one.name) one.add_options(*command);
  }
  app.require_subcommand(1);
  app.failure_message(complaint);
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app("A companion for the moderator of real card games.", "narrator");
  try {
    std::vector<std::string> words = words_of(argc, argv);
    add_subcommands(app, words.empty() ? std::string() : words.front());
    if (words.empty()) throw Error(Exit::usage, "what to do?\n" + app.help());
    check_command(app, words.front());
    std::ranges::reverse(words);  // the order expected by the parser
    app.parse(std::move(words));
  } catch (const CLI::ParseError& e) {
    if (app.exit(e) != 0) return static_cast<int>(Exit::usage);
  } catch (const std::system_error& e) {  // thrown by fmt if standard output cannot be written
    if (std::ferror(stdout) == 0) throw;
    finish_output(e.code().value());
  }
  finish_output();
  return static_cast<int>(Exit::done);
}

}  // namespace narrator::cli
