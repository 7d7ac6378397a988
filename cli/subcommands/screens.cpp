// The subcommand screens: serves a running game to screens in the room, from a separate process.
#include <memory>

#include "cli/screens/screen_server.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"

namespace narrator::cli {

void ScreensOptions::add_to(CLI::App& command) {
  command.add_option("--listen", listen, "where: an address of this machine and a port")
      ->type_name("ADDRESS:PORT");
  CLI::Option* alone = command.add_flag("--board-only", board_only, "the board for all, no phones");
  command.add_option("--codes", codes, "write the players' addresses to a sheet to cut out")
      ->type_name("FILE")
      ->excludes(alone);
}

void add_screens(CLI::App& command) {
  struct Options {
    LogOptions log;
    ScreensOptions screens;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log.log, "the game's log (default: the newest)");
  options->screens.add_to(command);
  command.add_flag("--json", options->json, "print addresses as JSON");
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command.callback([options] {
    const AskPassphrase ask = ask_passphrase();
    LogFollower follower(options->log, ask);
    follower.look();
    const OpenedLog game = follower.open();
    const Listener listener(ListenAddress::parse(options->screens.listen));
    const std::vector<PhoneKey> keys(options->screens.board_only ? 0 : game.session.names().size());
    const Addresses addresses(listener.address(), keys);
    if (!options->screens.codes.empty())
      addresses.write_sheet(game.session, options->screens.codes);
    addresses.tell(game.session, options->json,
                   options->screens.codes.empty() ? "screens.no-codes" : "screens.in-sheet");
    ScreenServer(options->log, ask, listener, keys).run();
  });
}

}  // namespace narrator::cli
