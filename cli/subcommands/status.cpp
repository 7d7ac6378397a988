#include "engine/report/report.hpp"

#include <memory>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/display/board.hpp"
#include "cli/display/json_output.hpp"
#include "cli/drawing/draw_widgets.hpp"
#include "cli/setup/opened_log.hpp"
#include "cli/subcommands/subcommands.hpp"

namespace narrator::cli {

void add_status(CLI::App& command) {
  struct Options {
    LogOptions log;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  options->log.add_to(command);
  options->log.once = true;
  command.add_flag("--json", options->json, "as one JSON object");
  command.callback([options] {
    auto [began, session, reader] = open_log(options->log);
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
