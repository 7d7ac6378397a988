// narrator: a companion for the moderator of real card games.

#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include "cli/subcommands/subcommands.hpp"
#include "cli/system/process.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/text/escaped.hpp"

namespace {

using namespace narrator;

// The message for a refused line of batch input stands alone: "line 12: …".
void complain(const Error& e) {
  const char* who = e.status() == Exit::refused ? "" : "narrator: ";
  cli::tell_aside(std::string(who) + e.what());
}

// An exception is not possible here, as unwinding needs memory too.
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
  try {
    cli::settle_process();
    return cli::run(argc, argv);
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
