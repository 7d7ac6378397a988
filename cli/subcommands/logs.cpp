// The subcommand logs: lists the games of the state folder, newest first.

#include <unistd.h>

#include <exception>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"

namespace narrator::cli {
namespace {

// A game to be listed.
struct Listed {
  std::string path;
  LoggedGame log;
  Json result;  // null if unfinished
};

Json as_json(const Listed& game) {
  const Setup& setup = game.log.setup;
  return {{"log", game.path},
          {"at", game.log.at},
          {"game", setup.game},
          {"variants", setup.variants},
          {"players", setup.table.players},
          {"answers", game.log.state.answers.size()},
          {"result", game.result}};
}

std::string outcome(const Json& result, const Catalogue& texts) {
  if (result.is_null()) return texts.render("logs.unfinished", {}, {});
  const Json winners = result.value("winners", Json::array());
  if (winners.empty()) return texts.render("logs." + without_winners(result), {}, {});
  return texts.render(for_winners("logs.won", result),
                      {{"winners", texts_value(winners.get<std::vector<std::string>>())}}, {});
}

// Prints a game for people: a heading line and indented details.
void print(const Listed& game, const Catalogue& texts) {
  const Setup& setup = game.log.setup;
  print_paragraph(texts.render("logs.game",
                               {{"at", {local_time(game.log.at)}},
                                {"game", {setup.game}},
                                {"outcome", {outcome(game.result, texts)}}},
                               {}));
  print_paragraph(texts.render("logs.players", {{"players", texts_value(setup.table.players)}}, {}),
                  kBelow);
  if (!setup.variants.empty()) {
    print_paragraph(texts.render("logs.variants", {{"variants", texts_value(setup.variants)}}, {}),
                    kBelow);
  }
  print_paragraph(game.path, kBelow);
}

void list(bool json, const std::string& lang) {
  const Catalogue texts = interface_texts(lang);
  LogReader reader(ask_passphrase());
  Replayer replayer({}, in_strangers_process);
  std::exception_ptr unreadable;  // the first one; rethrown after the other logs have been listed
  const std::vector<std::string> paths = logs_newest_first();
  if (paths.empty()) tell_aside(fmt::format("narrator: there is no log in {} yet", log_folder()));
  for (const std::string& path : paths) {
    try {
      const LoggedGame log = reader.read_game(path);
      const Listed game{path, log, replayer.result(log)};
      json ? fmt::print("{}\n", json_text(as_json(game))) : print(game, texts);
    } catch (const Error& e) {
      if (!unreadable && access(path.c_str(), R_OK) != 0)
        unreadable = std::current_exception();
      else
        tell_passed_over(path, e);
    }
  }
  if (unreadable) std::rethrow_exception(unreadable);
}

}  // namespace

void add_logs(CLI::App& command) {
  struct Options {
    bool json = false;
    std::string lang;
  };
  const auto options = std::make_shared<Options>();
  command.add_flag("--json", options->json, "one JSON object a line, for programs");
  add_lang_option(command, options->lang);
  command.callback([options] { list(options->json, choose_language(options->lang)); });
}

}  // namespace narrator::cli
