// narrator: a companion for the moderator of real card games.

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/display/columns.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/process.hpp"
#include "cli/terminal/last_words.hpp"
#include "engine/contains.hpp"
#include "engine/error.hpp"
#include "engine/text/suggestion.hpp"

namespace {

using namespace narrator;

// Says what could have been meant before the parser complains of everything else.
void check_command(CLI::App& app, const std::string& word) {
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands({})) known.push_back(command->get_name());
  if (word.starts_with('-') || contains(known, word)) return;
  throw Error(Exit::usage,
              fmt::format("there is no command '{}'; {}", word, suggestion(word, known)));
}

// What was typed behind the program's name; "help play" is how many would say "play --help".
std::vector<std::string> words_of(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  return words;
}

// What the parser has to complain of, and where to look.
std::string complaint(const CLI::App* app, const CLI::Error& e) {
  std::string command = "narrator";
  for (const CLI::App* one : app->get_subcommands()) command += " " + one->get_name();
  return fmt::format("narrator: {}\n{} --help tells what can be said.\n", sanitised(e.what()),
                     command);
}

void add_commands(CLI::App& app) {
  app.set_version_flag("--version", "narrator " NARRATOR_VERSION);
  cli::add_play(app);
  cli::add_resume(app);
  cli::add_tell(app);
  cli::add_status(app);
  cli::add_replay(app);
  cli::add_report(app);
  cli::add_stats(app);
  cli::add_verify(app);
  cli::add_logs(app);
  cli::add_games(app);
  cli::add_variants(app);
  cli::add_rules(app);
  cli::add_check(app);
  cli::add_new_variant(app);
  cli::add_new_game(app);
  cli::add_simulate(app);
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
    if (words.empty()) throw Error(Exit::usage, "what to do?\n" + app.help());
    check_command(app, words.front());
    std::reverse(words.begin(), words.end());  // as the parser takes them
    app.parse(std::move(words));
  } catch (const CLI::ParseError& e) {
    if (app.exit(e) != 0) return static_cast<int>(Exit::usage);
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
  std::setlocale(LC_CTYPE, "");  // for the line editor; nothing else may depend on the locale
  CLI::App app("A companion for the moderator of real card games.", "narrator");
  add_commands(app);
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
