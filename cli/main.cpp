// narrator: a companion for the moderator of real card games.

#include <clocale>
#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>

#include "cli/subcommands.hpp"
#include "engine/error.hpp"

int main(int argc, char** argv) {
  using namespace narrator;
  std::setlocale(LC_CTYPE, "");  // for the line editor; nothing else may depend on the locale
  CLI::App app("A companion for the moderator of real card games.", "narrator");
  app.set_version_flag("--version", "narrator " NARRATOR_VERSION);
  app.require_subcommand(1);
  cli::add_play(app);
  cli::add_resume(app);
  cli::add_tell(app);
  cli::add_status(app);
  cli::add_replay(app);
  cli::add_verify(app);
  cli::add_games(app);
  cli::add_variants(app);
  try {
    app.parse(argc, argv);
    return static_cast<int>(Exit::done);
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? static_cast<int>(Exit::done) : static_cast<int>(Exit::usage);
  } catch (const Error& e) {
    std::fflush(stdout);
    std::fprintf(stderr, "narrator: %s\n", e.what());
    return static_cast<int>(e.status());
  } catch (const std::exception& e) {
    std::fflush(stdout);
    std::fprintf(stderr, "narrator: internal error: %s\n", e.what());
    return static_cast<int>(Exit::internal);
  }
}
