#include <filesystem>
#include <memory>
#include <set>
#include <utility>

#include <strings.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/display/output.hpp"
#include "cli/report/formats.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/stats/compose.hpp"
#include "cli/stats/log_paths.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "cli/system/whole_file.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/log/log_time.hpp"
#include "engine/sources/library.hpp"
#include "engine/statistics/read_games.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

struct StatsOptions {
  std::vector<std::string> paths, aliases;
  std::string by, rows, file, lang;
  GameFilter wanted;
  unsigned jobs = 0;
  bool json = false;
};

KnownPlayers players_of(const StatsOptions& options) {
  KnownPlayers players;
  for (const std::string& alias : options.aliases) {
    const auto equals = alias.find('=');
    const std::string name = trim(alias.substr(0, equals));
    const auto others =
        equals == std::string::npos ? std::vector<std::string>() : items(alias.substr(equals + 1));
    if (name.empty() || others.empty()) {
      throw Error(Exit::usage, "--alias {}: expected NAME=OTHER, such as Aki=Akiko",
                  sanitised(alias));
    }
    for (const std::string& other : others) players.alias(name, other);
  }
  return players;
}

std::vector<std::string> things_of(const std::string& by) {
  std::vector<std::string> things = by.empty() ? std::vector<std::string>() : items(by);
  if (things.size() > 2 || (!by.empty() && (things.empty() || things.front().empty())))
    throw Error(Exit::usage, "--by: one thing or two, such as --by player,role");
  if (things.size() == 2 && things.front() == things.back())
    throw Error(Exit::usage, "--by {}: the same thing twice; expected two, such as player,role",
                sanitised(by));
  return things;
}

// Checks the categories after reading the games, as only the games tell which facts exist.
void check_things(const std::vector<std::string>& things, const Tally& tally) {
  if (tally.games() == 0) return;
  const std::set<std::string> facts = tally.facts();
  for (const std::string& thing : things) {
    if (is_thing_of_every_game(thing) || facts.contains(thing)) continue;
    std::vector<std::string> known = things_of_every_game();
    known.insert(known.end(), facts.begin(), facts.end());
    throw Error(Exit::usage, "--by {}: there is no such thing in these games; {}", sanitised(thing),
                suggestion(thing, known));
  }
}

// Returns the log folder, if it exists.
std::vector<std::string> own_logs() {
  const std::string folder = log_folder();
  std::error_code error;
  if (std::filesystem::status(folder, error).type() == std::filesystem::file_type::not_found)
    return {};
  return {folder};
}

// The game may be user-defined, so its name can only be rejected if no log contains it.
void check_game(const std::string& game, std::set<std::string> met) {
  if (game.empty() || met.contains(game) || !own_game(game).empty()) return;
  met.erase("");  // of a log that is damaged
  for (const std::string& id : game_ids()) met.insert(id);
  if (met.contains(game)) return;
  throw Error(Exit::usage, "--game {}: there is no such game; {}", sanitised(game),
              suggestion(game, {met.begin(), met.end()}));
}

// Calls `read` with the logs, which returns those that are damaged, and calls `skip` with a
// sentence about each log that is a copy of a sound one. The copies of a damaged log are read in
// its place.
void read_without_copies(
    std::vector<std::string> logs,
    const std::function<std::set<std::string>(const std::vector<std::string>&)>& read,
    const std::function<void(const std::string&)>& skip) {
  while (!logs.empty()) {
    const std::vector<Copy> copies = without_copies(logs);
    const std::set<std::string> damaged = read(logs);
    logs.clear();
    for (const auto& [log, whole] : copies) {
      if (damaged.contains(whole))
        logs.push_back(log);
      else
        skip(fmt::format("{}: a copy of {}, which counts once", log, whole));
    }
  }
}

// Reads every game and passes it to `take`; skipped logs are reported on standard error. Returns
// what else to report, and fail with, once the games are written: the first log or folder that may
// not be read; "" if all may. Throws LogError if no game was read and a log that was named is
// damaged, or one may not be read.
std::string each_game(const StatsOptions& options, const std::function<void(GameRow&&)>& take) {
  GameFiles files = game_files(options.paths.empty() ? own_logs() : options.paths);
  Progress progress("logs");
  std::size_t done = 0, all = 0;
  bool counted = false, damaged = false;
  std::set<std::string> met, links;  // ids of games, and the ends of their logs
  std::string unread;
  const auto skip = [&](const std::string& what) {
    progress.clear();
    fmt::print(stderr, "Skipped: {}\n", sanitised(what));
  };
  const auto skip_unread = [&](const std::string& what) {
    unread.empty() ? void(unread = what) : skip(what);
  };
  const auto count = [&](GameRow&& row) {
    counted = true;
    if (!row.link.empty() && !links.insert(row.link).second)
      return skip(row.log + ": a game that was counted already");
    take(std::move(row));
  };
  for (const std::string& folder : files.unread) skip_unread(folder);
  GameFilter wanted = options.wanted;
  wanted.ask = ask_passphrase();
  wanted.probe = in_strangers_process;
  const auto read_all = [&](const std::vector<std::string>& logs) {
    std::set<std::string> damaged_logs;
    all += logs.size();
    read_games(logs, wanted, options.jobs, [&](const std::string& log, GameRead&& read) {
      met.insert(read.game);
      if (!read.skipped.empty())
        access(log.c_str(), R_OK) == 0 ? skip(read.skipped) : skip_unread(read.skipped);
      if (read.damaged) damaged_logs.insert(log);
      if (read.damaged && files.named.contains(log)) damaged = true;
      if (read.row) count(*std::move(read.row));
      progress.at(++done, all);
    });
    return damaged_logs;
  };
  read_without_copies(files.logs, read_all, skip);
  for (const std::string& path : files.rows) {
    const auto take_wanted = [&](GameRow&& row) {
      met.insert(row.game);
      if (options.wanted.wants(row.game, row.at)) count(std::move(row));
    };
    read_rows(path, take_wanted, [&](const std::string& what) {
      damaged = true;
      skip(what);
    });
  }
  if (!counted && !unread.empty()) throw LogError("{}", unread);
  if (damaged && !counted)
    throw LogError("there is no game to count, as what was named is damaged");
  check_game(options.wanted.game, std::move(met));
  return unread;
}

std::string write_rows(const StatsOptions& options) {
  const bool csv = options.rows == "csv";
  WholeFile file(options.file);
  bool headed = !csv;
  const auto head = [&] {
    if (!std::exchange(headed, true)) file.write(csv_heading());
  };
  std::string unread = each_game(options, [&](GameRow&& row) {
    head();  // not earlier: if all the logs named are damaged, nothing is written
    csv ? file.write(csv_row(row)) : file.write(json_text(row_json(row)) + "\n");
  });
  head();
  file.finish();
  return unread;
}

void write_statistics(const StatsOptions& options, const Tally& tally) {
  if (options.json) return write_whole(options.file, json_text(statistics_json(tally)) + "\n");
  const StatisticsWords words(choose_language(options.lang));
  const std::vector<std::string> nobody;
  const Drawing drawing(options.file.empty() ? terminal_at(STDOUT_FILENO) : Terminal{}, words.own(),
                        nobody);
  const Document document = compose(tally, words);
  if (options.file.empty()) return write_whole({}, plain_text(document, drawing));
  write_whole(options.file, html_page(document, drawing));
}

std::string count_games(const StatsOptions& options) {
  const std::vector<std::string> things = things_of(options.by);
  Tally tally(players_of(options), things);
  std::string unread = each_game(options, [&](GameRow&& row) { tally.add(row); });
  check_things(things, tally);
  write_statistics(options, tally);
  return unread;
}

// Derives the format from the file's extension. Throws Error (usage) if the options contradict it.
void follow_ending(StatsOptions& options) {
  const std::string ending = std::filesystem::path(options.file).extension();
  const auto is = [&](const char* known) { return strcasecmp(ending.c_str(), known) == 0; };
  const bool page = is(".html") || is(".htm"), csv = is(".csv"), json = is(".json");
  if (csv && options.rows.empty() && !options.json) options.rows = "csv";
  if (json && options.rows.empty()) options.json = true;
  if (is(".jsonl") && options.rows.empty() && !options.json) options.rows = "json";
  const bool data = options.json || !options.rows.empty();
  if (!data && !page && !ending.empty())
    throw Error(Exit::usage,
                "-o {}: expected a name that ends in .html, .csv or .json, such as games.html",
                sanitised(options.file));
  if ((page && data) || (csv && options.rows != "csv") || (json && options.rows == "csv"))
    throw Error(Exit::usage, "-o {}: that is no name for what --json and --rows ask for",
                sanitised(options.file));
}

void add_options(CLI::App& command, StatsOptions& options) {
  command.add_option("PATH", options.paths,
                     "logs, folders of logs, files of rows (default: the folder of logs)");
  command.add_option("--game", options.wanted.game, "only this game")
      ->type_name("GAME")
      ->check(not_empty("a game, such as werewolf"));
  command
      .add_option("--by", options.by,
                  "by one or two of player, seat, size, game, variant, month, year, team, reason, "
                  "and what games tell of players, such as role")
      ->type_name("THING[,THING]")
      ->check(not_empty("one thing or two, such as player,role"));
  command.add_option("--since", options.wanted.since, "only what began then or later")
      ->type_name("DATE")
      ->check([](const std::string& date) {
        return begins_log_time(date) ? std::string() : "expected a date, such as 2026-11-21";
      });
  command.add_option("--alias", options.aliases, "games of OTHER are games of NAME")
      ->type_name("NAME=OTHER")
      ->take_all()
      ->allow_extra_args(false);
  command.add_flag("--verify", options.wanted.verify, "hold each log against its rules, too");
  command.add_flag("--json", options.json, "as one JSON object");
  command.add_option("--rows", options.rows, "instead a row a game: json or csv")
      ->type_name("FORMAT")
      ->check(one_of("--rows", {"json", "csv"}));
  command.add_option("-o", options.file, "write to this file; without --json or --rows, as a page")
      ->type_name("FILE")
      ->check(not_empty("a file, such as games.html"));
  add_jobs_option(command, options.jobs);
  add_lang_option(command, options.lang);
}

}  // namespace

void add_stats(CLI::App& command) {
  const auto options = std::make_shared<StatsOptions>();
  add_options(command, *options);
  command.callback([options] {
    follow_ending(*options);
    if (!options->rows.empty() && (options->json || !options->by.empty()))
      throw Error(Exit::usage, "--rows gives the games themselves: without --json and --by");
    const std::string unread = options->rows.empty() ? count_games(*options) : write_rows(*options);
    if (!unread.empty()) throw LogError("{}", unread);
  });
}

}  // namespace narrator::cli
