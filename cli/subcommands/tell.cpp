#include <memory>

#include "cli/subcommands/going_on.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"

namespace narrator::cli {

void add_tell(CLI::App& command) {
  struct Options {
    std::string log;
    std::vector<std::string> lines;
    ConversationFlags manner;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log, "the game's log")->required();
  command.add_option("INPUT", options->lines, "what would be typed, one line an argument")
      ->required();
  options->manner.add_to(command);
  command.callback([options] {
    const std::string log = log_named(options->log);
    go_on(read_to_go_on(log, ask_passphrase()), log, *given_input(options->lines), options->manner);
  });
}

}  // namespace narrator::cli
