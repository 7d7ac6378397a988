#include "cli/setup/opened_log.hpp"

#include <CLI/CLI.hpp>

#include "cli/drawing/in_words.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/report/report.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Parses "public", "moderator", or a player's name or seat.
Reader reader_named(const std::string& as, const std::vector<std::string>& names) {
  if (as.empty() || as == "public") return {Reader::Who::everyone, 0};
  if (as == "moderator") return {Reader::Who::moderator, 0};
  const auto player = [](std::size_t i) {
    return Reader{Reader::Who::player, static_cast<int>(i + 1)};
  };
  for (const auto same : {normalise_keeping_accents, normalise_tones_forward, normalise}) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (same(names[i]) == same(as)) return player(i);
    }
  }
  for (std::size_t i = 0; i < names.size(); ++i) {  // last, as a name may be a number
    if (std::to_string(i + 1) == as) return player(i);
  }
  throw Error(Exit::usage, "--as {}: expected public, moderator or a player; {}", as,
              suggestion(as, names));
}

}  // namespace

void LogOptions::add_to(CLI::App& command) {
  command.add_option("LOG", log, "the game's log (default: the newest)")->check(not_empty("a log"));
  command.add_option("--as", as, "for whose eyes: public (default), moderator, or a player")
      ->type_name("WHO")
      ->check(not_empty("public, moderator or a player's name or seat"));
}

OpenedLog open_log(LogContents log, const LogOptions& options) {
  if (!options.lang.empty()) change_language(log, options.lang);
  // Chance missing at the end of the log is drawn again, with the log's own time rather than the
  // current one.
  const auto then = [at = log.last_at.empty() ? log.at : log.last_at] { return at; };
  if (log.foreign && options.once) limit_this_process(kStrangersLog);
  if (log.foreign && !options.once) {
    in_strangers_process([&] {
      Session::open(log, options.log, false, then).machine().display();
      return std::string();
    });
  }
  OpenedLog opened{log.at, Session::open(log, options.log, false, then), {}};
  opened.reader = reader_named(options.as, opened.session.names());
  return opened;
}

OpenedLog open_log(LogOptions options) {
  options.log = log_or_newest(options.log);
  LogContents log = LogReader(ask_passphrase()).read(options.log);
  const bool torn = log.torn;
  OpenedLog opened = open_log(std::move(log), options);
  if (torn) tell_aside("narrator: " + text(opened.session, "torn"));
  return opened;
}

}  // namespace narrator::cli
