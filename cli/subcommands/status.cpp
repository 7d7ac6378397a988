#include "engine/session/status.hpp"

#include <memory>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/display/board.hpp"
#include "cli/display/draw_testimony.hpp"
#include "cli/display/json_lines.hpp"
#include "cli/subcommands/log_path.hpp"
#include "cli/subcommands/reader_option.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/terminal/passphrase.hpp"

namespace narrator::cli {

void add_status(CLI::App& app) {
  struct Options {
    std::string log, as;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("status", "Show where a game stands");
  command->add_option("LOG", options->log, "the game's log (default: the newest)");
  command->add_flag("--json", options->json, "as one JSON object");
  command
      ->add_option("--as", options->as, "for whose eyes: public (default), moderator, or a player")
      ->type_name("WHO");
  command->callback([options] {
    const std::string log = log_or_newest(options->log);
    Session session = Session::open(LogReader(ask_passphrase()).read(log), log, false, utc_now);
    const Reader reader = reader_named(options->as, session.names());
    if (options->json) {
      fmt::print("{}\n", json_text(status_json(session, reader)));
    } else {
      const Terminal terminal = terminal_at(STDOUT_FILENO);
      fmt::print("{}{}{}", draw_board(session, reader, terminal),
                 draw_facts(session, reader, terminal), draw_testimony(session, reader, terminal));
    }
  });
}

}  // namespace narrator::cli
