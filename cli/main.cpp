// narrator: a companion for the moderator of real card games.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/subcommands/subcommands.hpp"
#include "cli/system/process.hpp"
#include "cli/terminal/raw_terminal.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/suggestion.hpp"

namespace {

using namespace narrator;

// Says what could have been meant before the parser complains of everything else.
void check_command(CLI::App& app, const std::string& word) {
  const auto known = mapped(app.get_subcommands({}), &CLI::App::get_name);
  if (word.starts_with('-') || contains(known, word)) return;
  throw Error(Exit::usage, "there is no command '{}'; {}", word, suggestion(word, known));
}

// What was typed behind the program's name; a person who typed nothing is welcomed, and "help play"
// is how many would say "play --help".
std::vector<std::string> words_of(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return {"play"};
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    if (words.empty() || words.front() != "card") words.emplace_back("--help");
  }
  return words;
}

// The option nearest to one that the subcommand does not have, as the end of a sentence; or "".
std::string option_meant(const CLI::App* app) {
  std::vector<std::string> known;
  for (const CLI::App* command : app->get_subcommands()) {
    for (const CLI::Option* one : command->get_options()) {
      for (const std::string& name : one->get_lnames()) known.push_back("--" + name);
    }
  }
  for (const std::string& word : app->remaining(true)) {
    if (word.starts_with("--")) return did_you_mean(word.substr(0, word.find('=')), known);
  }
  return {};
}

// What the parser has to complain of, and where to look.
std::string complaint(const CLI::App* app, const CLI::Error& e) {
  std::string command = "narrator";
  for (const CLI::App* one : app->get_subcommands()) command += " " + one->get_name();
  return fmt::format("narrator: {}{}\n{} --help tells what can be said.\n", sanitised(e.what()),
                     sanitised(option_meant(app)), command);
}

struct Subcommand {
  const char* name;
  const char* what;
  cli::AddSubcommand* add_options;
};

constexpr Subcommand kSubcommands[] = {
    {"play", "Begin a game", cli::add_play},
    {"resume", "Go on with a game", cli::add_resume},
    {"tell", "Give a game some inputs and leave", cli::add_tell},
    {"status", "Show where a game stands", cli::add_status},
    {"watch", "Show a game that is being played, on a second screen", cli::add_watch},
    {"screens", "Serve a board and phones in the room from a running game", cli::add_screens},
    {"replay", "Tell a game again from its log", cli::add_replay},
    {"report", "Make a page of a whole game", cli::add_report},
    {"recap", "Tell a game in a few lines, for a chat", cli::add_recap},
    {"stats", "Count over many games: who wins, how often what", cli::add_stats},
    {"verify", "Check that logs are whole and replay exactly", cli::add_verify},
    {"logs", "List the games that were played", cli::add_logs},
    {"games", "List the games", cli::add_games},
    {"variants", "List the house rules of a game", cli::add_variants},
    {"rules", "List the rules of a game, and who changes them", cli::add_rules},
    {"card", "Print a side of paper: what to type when", cli::add_card},
    {"completions", "Print what completes commands in a shell", cli::add_completions},
    {"check", "Try house rules or a game out in many random games", cli::add_check},
    {"new-variant", "Write the beginning of a house rule here", cli::add_new_variant},
    {"new-game", "Write the beginning of a game here", cli::add_new_game},
    {"simulate", "Play many random games and count who wins", cli::add_simulate},
};

// Options are made for the subcommand that is called for alone: all of them take a part of the time
// that a game begins in.
void add_subcommands(CLI::App& app, const std::string& called) {
  app.set_version_flag("--version", "narrator " NARRATOR_VERSION);
  for (const Subcommand& one : kSubcommands) {
    CLI::App* command = app.add_subcommand(one.name, one.what);
    if (called == one.name) one.add_options(*command);
  }
  app.require_subcommand(1);
  app.failure_message(complaint);
}

// What a line of batch input was refused for stands alone: "line 12: …".
void complain(const Error& e) {
  const char* who = e.status() == Exit::refused ? "" : "narrator: ";
  std::fprintf(stderr, "%s%s\n", who, sanitised(e.what()).c_str());
}

int run(CLI::App& app, int argc, char** argv) {
  try {
    cli::settle_process();
    std::vector<std::string> words = words_of(argc, argv);
    add_subcommands(app, words.empty() ? std::string() : words.front());
    if (words.empty()) throw Error(Exit::usage, "what to do?\n" + app.help());
    check_command(app, words.front());
    std::reverse(words.begin(), words.end());  // as the parser takes them
    app.parse(std::move(words));
  } catch (const CLI::ParseError& e) {
    if (app.exit(e) != 0) return static_cast<int>(Exit::usage);
  } catch (const std::system_error& e) {  // of fmt, where standard output cannot be written
    if (std::ferror(stdout) == 0) throw;
    cli::finish_output(e.code().value());
  }
  cli::finish_output();
  return static_cast<int>(Exit::done);
}

// An exception is no way out then: to clear up behind one takes memory, too.
[[noreturn]] void end_without_memory() {
  std::fflush(stdout);
  cli::say_last_words();
  std::fputs(
      "narrator: there is no memory left on this machine; all that was answered is in the log\n",
      stderr);
  std::_Exit(static_cast<int>(Exit::internal));
}

}  // namespace

int main(int argc, char** argv) {
  std::set_new_handler(end_without_memory);
  CLI::App app("A companion for the moderator of real card games.", "narrator");
  try {
    return run(app, argc, argv);
  } catch (const Error& e) {
    std::fflush(stdout);
    complain(e);
    return static_cast<int>(e.status());
  } catch (const std::exception& e) {
    std::fflush(stdout);
    std::fprintf(stderr, "narrator: internal error: %s\n", sanitised(e.what()).c_str());
    return static_cast<int>(Exit::internal);
  }
}
