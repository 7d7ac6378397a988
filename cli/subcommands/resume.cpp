#include <memory>

#include "cli/subcommands/going_on.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"

namespace narrator::cli {

void add_resume(CLI::App& command) {
  struct Options {
    std::string log;
    std::vector<std::string> rules;
    ConversationFlags manner;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log, "the game's log (default: the newest unfinished one)");
  command
      .add_option("--rules", options->rules, "the mended file of a house rule, to go on under it")
      ->type_name("FILE")
      ->allow_extra_args(false);
  options->manner.add_for_persons_to(command);
  command.callback([options] {
    const std::string log = options->log.empty() ? unfinished_log() : log_named(options->log);
    take_standing(Config(), options->manner);
    const auto input = input_for(options->manner);
    go_on(log, options->manner, *input, options->rules);
  });
}

}  // namespace narrator::cli
