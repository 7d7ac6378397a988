#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/check/seen_in_play.hpp"
#include "cli/check/try_out.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/process.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/declaration/fields.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> what;
  std::string game, lang;
  std::vector<std::string> set;
  StateRequest state;
  bool watch = false;
};

// Returns the bundled game that has this house rule. Throws Error (usage) if there is none.
std::string game_with(const std::string& variant) {
  std::vector<std::string> known = game_ids();
  for (const std::string& game : game_ids()) {
    const std::vector<std::string> ids = variant_ids(game);
    if (contains(ids, variant) || !own_variant(game, variant).empty()) return game;
    known.insert(known.end(), ids.begin(), ids.end());
  }
  const bool path = variant.find('/') != std::string::npos || variant.ends_with(".lua");
  const std::string known_ones = nearest(variant, known) >= 0
                                     ? suggestion(variant, known)
                                     : "narrator games and narrator variants list those";
  throw Error(Exit::usage, "'{}' is no file, folder, game or house rule{}", variant,
              path ? "" : "; " + known_ones);
}

std::string game_of(const std::string& variant) {
  const std::string here = variant.ends_with(".lua") ? variant : own_variant("", variant);
  if (here.empty()) return game_with(variant);
  const Source source{file_stem(here) + ".lua", read_text_file(here), here};
  const std::string named = head_of(source).game;
  if (is_game(named) || is_folder(named)) return named;
  if (!named.empty()) {
    const TextPlace at = find_field(source.text, "variant", {"game"});
    throw ScriptError(
        {source.name, at.line, at.column,
         fmt::format("there is no game '{}'; {}", named, suggestion(named, game_ids()))},
        {source});
  }
  throw ScriptError(
      "{} does not say which game it is for: expected variant{{ id = …, game = \"…\", … }}",
      variant);
}

CheckTarget sorted_out(const CheckOptions& options) {
  CheckTarget checked;
  checked.game = options.game;
  checked.set = options.set;
  for (const std::string& one : options.what) {
    if (!is_folder(one) && !is_game(one)) {
      checked.variants.push_back(translated_by(one));
    } else if (checked.own_game) {
      throw Error(Exit::usage, "{} and {} are two games: check one at a time", checked.game, one);
    } else {
      checked.game = one;
      checked.own_game = true;
    }
  }
  if (checked.game.empty()) checked.game = game_of(checked.variants.front());
  return checked;
}

std::string list_diagnostics(const CheckResult& tried) {
  std::string text;
  for (Diagnostic diagnostic : tried.diagnostics) {
    if (!diagnostic.error) diagnostic.message = "remark: " + diagnostic.message;
    text += placed(with_path(diagnostic, tried.sources)) + "\n";
  }
  if (!tried.failure.empty()) text += tried.failure + "\n";
  return text;
}

std::string report(const CheckTarget& checked, const std::string& lang) {
  const CheckResult tried = try_out(checked, lang);
  const std::string diagnostics = list_diagnostics(tried);
  if (!tried.sound()) throw ScriptError(diagnostics.substr(0, diagnostics.size() - 1));
  std::string text = fmt::format(
      "{}: {} ({})\n", checked.variants.empty() ? checked.game : joined_by(checked.variants, ", "),
      tried.title, checked.game);
  if (!checked.variants.empty())
    text += tried.points.empty() ? "  It is put around no rule, question or announcement.\n"
                                 : fmt::format("  It changes: {}\n", fmt::join(tried.points, ", "));
  text += diagnostics;
  if (!tried.untranslated.empty()) text += "  " + tried.untranslated + "\n";
  std::string command = "narrator play " + Shell::text(checked.game).str();
  for (const std::string& variant : checked.variants)
    command += " -v " + Shell::text(variant).str();
  return text + fmt::format("  {}\nAll is well. Play with it: {}\n", tried.played, command);
}

// Returns the game's id as far as it is known without running the game.
std::string id_of(const CheckTarget& checked) {
  return is_folder(checked.game) ? file_stem(checked.game) : checked.game;
}

void check_once(const CheckOptions& options) {
  const std::string lang = choose_language(options.lang);
  const auto work = [&] {
    const CheckTarget checked = sorted_out(options);
    if (options.state.path.empty()) return report(checked, lang);
    return shown_state(sources_of(checked.game, checked.variants, lang), lang, options.state);
  };
  fmt::print("{}", sanitised(in_limited_process(work)));
}

void add_game(std::vector<std::string>& files, const std::string& game) {
  const std::string found = own_game(game);
  const std::string folder = found.empty() ? game : found;
  std::error_code gone;
  if (!is_folder(folder)) return;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, gone))
    files.push_back(entry.path());
}

// Returns the game and the files of the house rules that are checked, including files that do not
// exist yet; an empty object if they cannot be read.
Json files_checked(const CheckOptions& options) {
  try {
    return shallow_json(in_limited_process([&] {
      const CheckTarget checked = sorted_out(options);
      std::vector<std::string> files;
      for (const std::string& variant : with_needed(id_of(checked), checked.variants)) {
        const std::string path = variant_sources(id_of(checked), variant, "en").front().path;
        files.push_back(path);
        for (const std::string& lang : languages()) append(files, translation_files(path, lang));
      }
      return in_one_line({{"game", checked.game}, {"files", files}});
    }));
  } catch (const Error&) {  // a missing file may still appear
    return Json::object();
  }
}

using Times = std::map<std::string, std::filesystem::file_time_type>;

// Returns the modification time of each of the author's files that can affect the result.
Times written(const CheckOptions& options, const Json& checked) {
  std::vector<std::string> files = options.what;
  append(files, checked.value("files", std::vector<std::string>()));
  if (checked.contains("game")) add_game(files, checked["game"]);
  Times times;
  std::error_code gone;
  for (const std::string& file : files) times[file] = std::filesystem::last_write_time(file, gone);
  return times;
}

[[noreturn]] void watch(const CheckOptions& options) {
  for (;;) {
    const Json checked = files_checked(options);
    const Times before = written(options, checked);
    try {
      check_once(options);
    } catch (const Error& e) {
      fmt::print(stderr, "{}\n", sanitised(e.what()));
    }
    fmt::print("Saving a file checks it again; Ctrl-C leaves.\n");
    std::fflush(stdout);
    while (written(options, checked) == before)
      std::this_thread::sleep_for(std::chrono::milliseconds(250));
  }
}

}  // namespace

void add_check(CLI::App& command) {
  const auto options = std::make_shared<CheckOptions>();
  command
      .add_option("WHAT", options->what,
                  "a house rule (FILE.lua, or the NAME of one), several of them together, or a "
                  "FOLDER with a game")
      ->required();
  command.add_option("--game", options->game, "the folder of the game that the file names")
      ->type_name("GAME");
  add_lang_option(command, options->lang);
  command
      .add_option("--set", options->set,
                  "a setting of the game or of the house rules, in every game: key=value")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  CLI::Option* show = command
                          .add_option("--show", options->state.path,
                                      "instead print what a game remembers: g, or g.FIELD")
                          ->type_name("g");
  command
      .add_option("--at", options->state.at,
                  "as it is when this question is asked first (default: at the last)")
      ->type_name("QUESTION")
      ->needs(show);
  command.add_flag("--watch", options->watch, "check again whenever a file is saved");
  command.callback([options] {
    if (options->watch) watch(*options);
    check_once(*options);
  });
}

}  // namespace narrator::cli
