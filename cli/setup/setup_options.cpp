#include "cli/setup/setup_options.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/setup/config.hpp"
#include "cli/setup/player_names.hpp"
#include "cli/system/log_path.hpp"
#include "engine/chance/random.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/environment.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/library.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

Json parse_word(const std::string& word, const Setting& setting) {
  const std::vector<std::string>& values = setting.values;
  if (!values.empty() && !contains(values, word))
    throw Error(Exit::usage, "setting {} is one of {}, not '{}'", setting.name,
                fmt::join(values, ", "), word);
  return word;
}

// Parses words joined by a plus sign: key=one+two.
Json parse_list(const std::string& text, const Setting& setting) {
  Json list = Json::array();
  if (!text.empty()) {
    for (const std::string& word : pieces(text, "+")) list.push_back(parse_word(word, setting));
  }
  const auto n = static_cast<std::int64_t>(list.size());
  if (n < setting.least() || n > setting.most()) {
    if (n > setting.most()) list.erase(list.begin() + setting.most(), list.end());
    throw Error(Exit::usage,
                "setting {} is {} to {} words with a plus between them, such as {}; not {}",
                setting.name, setting.least(), setting.most(),
                typed_value(n > setting.most() ? list : setting.fallback), n);
  }
  return list;
}

// Parses a setting's value as required by its declaration.
Json parse_value(const std::string& text, const Setting& setting) {
  const std::string& name = setting.name;
  if (setting.fallback.is_boolean()) {
    if (text == "yes" || text == "true") return true;
    if (text == "no" || text == "false") return false;
    throw Error(Exit::usage, "setting {} is yes or no, not '{}'", name, text);
  }
  if (setting.fallback.is_number_integer()) {
    const auto value = whole_number<std::int64_t>(text);
    if (value && setting.allows(*value)) return *value;
    throw Error(Exit::usage, "setting {} is a number from {} to {}, not '{}'", name,
                setting.least(), setting.most(), text);
  }
  if (setting.is_list()) return parse_list(text, setting);
  return parse_word(text, setting);
}

std::vector<std::string> dealt_components(const std::string& deal, const GameDeclaration& game) {
  if (deal == "none") return {};
  if (deal.empty()) return game.dealt_by_app();
  const std::vector<std::string> known = game.component_names();
  if (deal == "all") return known;
  std::vector<std::string> dealt;
  for (const std::string& name : items(deal)) {
    if (!contains(known, name)) {
      throw Error(Exit::usage, "--deal {}: {} has no component '{}'; {}", deal, game.id, name,
                  suggestion(name, known));
    }
    dealt.push_back(name);
  }
  std::ranges::sort(dealt);
  dealt.erase(std::unique(dealt.begin(), dealt.end()), dealt.end());
  return dealt;
}

Recall recall_of(const std::string& words) {
  const auto made = changed({}, Line(words).words());
  if (const auto* recall = std::get_if<Recall>(&made)) return *recall;
  throw Error(Exit::usage,
              "--recall {}: expected everybody, moderator or nobody, for votes, marks and "
              "claims together or each, not '{}'. Example: --recall votes=nobody,marks=moderator",
              words, std::get<std::string>(made));
}

// The moderator's own folder may have any name; the game's id is declared inside it.
std::string game_id(const std::string& given, const std::vector<Source>& sources,
                    const std::string& lang) {
  const bool is_bundled = contains(game_ids(), given);
  if (is_bundled && own_game(given).empty()) return given;
  return Machine(sources, lang).game().id;
}

// Adds the variants and those they need; returns the settings of each, as given.
std::vector<std::string> take_variants(Setup& setup, const std::vector<std::string>& variants) {
  std::vector<std::string> settings;
  for (const std::string& given : with_needed(setup.game, variants)) {
    const std::string name = variant_named(given);
    const std::size_t at = setup.sources.size();
    add_variant(setup.sources, setup.game, name, setup.lang);
    const std::string id = file_stem(setup.sources[at].name);
    if (contains(setup.variants, id)) throw Error(Exit::usage, "variant {} is given twice", id);
    setup.variants.push_back(id);
    settings.push_back(name == given ? "" : given.substr(name.size() + 1));
  }
  return settings;
}

// Loads the rules and checks that a game can begin with them.
std::unique_ptr<Machine> loaded(const Setup& setup) {
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  machine->check_diagnostics();
  if (const auto objection = objection_to(machine->variants()))
    throw Error(Exit::usage, in_english(*objection));
  return machine;
}

// Validates the argument of --seed.
CLI::Validator hexadecimal() {
  return {[](const std::string& text) {
            return is_seed(text)
                       ? std::string()
                       : fmt::format(
                             "expected a hexadecimal number, not '{}'. Example: --seed 5eed", text);
          },
          ""};
}

// Returns the sources of a log in order, with bundled ones in their current version.
std::vector<Source> as_of_now(const Setup& setup) {
  std::vector<Source> sources;
  const bool own_game = !contains(game_ids(), setup.game);
  bool game_taken = false;
  for (const Source& logged : setup.sources) {
    if (logged.name.starts_with("variants/")) {  // translations are added with their variant
      const std::string id = file_stem(logged.name);
      if (contains(setup.variants, id)) add_variant(sources, setup.game, id, setup.lang);
    } else if (own_game || !logged.name.starts_with("scripts/")) {
      sources.push_back(logged);
    } else if (!std::exchange(game_taken, true)) {
      sources = game_sources(setup.game, setup.lang);
    }
  }
  return sources;
}

}  // namespace

std::string setting_typed(const std::string& text) {
  return is_printable_ascii(text) ? text : normalise(text);
}

void take_setting(const std::string& typed, const std::string& owner, const std::string& called,
                  const std::vector<Setting>& declared, Settings& settings) {
  const std::string text = setting_typed(typed);
  const auto equals = text.find('=');
  const std::string name = text.substr(0, equals);
  const Setting* setting = find_setting(declared, name);
  if (equals == std::string::npos)
    throw Error(Exit::usage, "'{}' is no setting: expected key=value", text);
  if (setting == nullptr)
    throw Error(Exit::usage, "{} has no setting '{}'; {}", called, name,
                suggestion(name, mapped(declared, &Setting::name)));
  settings[owner][name] = parse_value(text.substr(equals + 1), *setting);
}

void check_count(int count, const GameDeclaration& game, bool varied, std::string_view example) {
  const auto& [least, most] = game.players;
  if (game.players.holds(count)) return;
  throw Error(Exit::usage, "{}{} is for {} players, not {}. Example: -p {}", game.id,
              varied ? " with these house rules" : "",
              least == most ? std::to_string(least) : fmt::format("{} to {}", least, most), count,
              example);
}

void SetupOptions::add_to(CLI::App& command, bool with_players) {
  command.add_option("GAME", game, "a game's name, or a folder with a game's files");
  command
      .add_option("-v,--variant", variants,
                  "a house rule: NAME or FILE.lua, with settings as NAME:key=value,…")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command.add_option("--set", settings, "a setting of the game: key=value")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  add_lang_option(command, lang,
                  languages_in_words() + " (default: the language of the environment)");
  command.add_option("--seed", seed, "makes chance repeatable: any hexadecimal number")
      ->type_name("HEX")
      ->check(hexadecimal());
  if (!with_players) return;
  command.add_option("-p,--players", players, "the players' names in seat order, clockwise")
      ->type_name("\"A,B,…\"");
  command.add_option("--deal", deal, "what the app deals: all, none, or components by name")
      ->type_name("WHAT");
  command
      .add_option("--recall", recall,
                  "who may see past votes, marks and claims again: everybody, moderator or nobody; "
                  "or for each, as in votes=nobody,marks=moderator")
      ->type_name("WHO");
}

void add_lang_option(CLI::App& command, std::string& lang, const std::string& about) {
  command.add_option("--lang", lang, about)
      ->type_name("LANG")
      ->check(one_of("--lang", languages()));
}

void add_jobs_option(CLI::App& command, unsigned& jobs) {
  command.add_option("-j,--jobs", jobs, "on how many processors (default: all)")
      ->type_name("N")
      ->check(number_between(1, 256, "-j 2"));
}

std::string choose_language(const std::string& lang) {
  if (!lang.empty()) return lang;
  if (const std::string standing = Config().standing("language"); !standing.empty())
    return standing;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string value = environment(variable);
    if (value.empty()) continue;
    const std::string prefix = value.substr(0, value.find_first_of("_.@"));
    const std::vector<std::string>& known = languages();
    return contains(known, prefix) ? prefix : "en";
  }
  return "en";
}

std::vector<Source> sources_of(const std::string& game, const std::vector<std::string>& variants,
                               const std::string& lang) {
  std::vector<Source> sources = game_sources(game, lang);
  add_variants(sources, game_id(game, sources, lang), variants, lang);
  return sources;
}

PreparedGame prepare_rules(const SetupOptions& options) {
  Setup setup;
  setup.lang = choose_language(options.lang);
  setup.sources = game_sources(options.game, setup.lang);
  setup.game = game_id(options.game, setup.sources, setup.lang);
  const std::vector<std::string> settings = take_variants(setup, options.variants);
  std::unique_ptr<Machine> machine = loaded(setup);
  const GameDeclaration& game = machine->game();
  setup.version = game.version;
  for (std::size_t i = 0; i < settings.size(); ++i) {
    const std::string& id = setup.variants[i];
    if (settings[i].empty()) continue;
    for (const std::string& text : pieces(settings[i], ","))
      take_setting(text, id, id, machine->variants()[i].settings, setup.table.settings);
  }
  for (const std::string& text : options.settings)
    take_setting(text, "game", setup.game, game.settings, setup.table.settings);
  return {std::move(setup), std::move(machine)};
}

PreparedGame prepare(const SetupOptions& options) {
  PreparedGame table = prepare_rules(options);
  Setup& setup = table.setup;
  const GameDeclaration& game = table.machine->game();
  if (options.players.empty()) {
    throw Error(Exit::usage, "who plays {}? Name them in seat order: -p \"Aki,Binh,Chie,…\"",
                setup.game);
  }
  setup.table.players = player_names(options.players);
  check_count(static_cast<int>(setup.table.players.size()), game, !setup.variants.empty());
  setup.table.dealt = dealt_components(options.deal, game);
  setup.recall = recall_of(options.recall.empty() ? Config().standing("recall") : options.recall);
  setup.seed = options.seed.empty() ? fresh_seed() : options.seed;
  return table;
}

std::vector<std::string> opening_of(const SetupOptions& options) {
  const PreparedGame prepared = prepare(options);
  const Table& table = prepared.setup.table;
  Machine& machine = *prepared.machine;
  std::vector<std::string> told;
  for (const Message& one : begin_game(machine, table).first) {
    if (one.to.all && contains(machine.game().opening, one.id)) told.push_back(one.text);
  }
  return told;
}

SetupOptions options_of(const Setup& setup, const GameDeclaration& game) {
  SetupOptions options;
  options.game = setup.game;
  options.players = joined_by(setup.table.players, ",");
  options.settings = typed_settings(setup.table.settings, "game");
  options.lang = setup.lang;
  if (!setup.recall.empty()) options.recall = narrator::in_words(setup.recall);
  for (const std::string& id : setup.variants) {
    const Source* own = find_source(setup.sources, id + ".lua");
    const std::string settings = joined_by(typed_settings(setup.table.settings, id), ",");
    options.variants.push_back((own == nullptr ? id : own->called()) +
                               (settings.empty() ? "" : ":" + settings));
  }
  if (setup.table.dealt != game.dealt_by_app())
    options.deal = setup.table.dealt.empty() ? "none" : joined_by(setup.table.dealt, ",");
  return options;
}

std::string command_line(const SetupOptions& options, const std::string& usual_deal,
                         const std::string& screen) {
  const bool plain = Shell::text(options.players).str() == options.players;
  std::string line =
      fmt::format("narrator play {} -p {}", Shell::text(options.game).str(),
                  plain ? '"' + options.players + '"' : Shell::text(options.players).str());
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) line += fmt::format(" {} {}", option, Shell::text(value).str());
  };
  for (const std::string& variant : options.variants) add("-v", variant);
  for (const std::string& setting : options.settings) add("--set", setting);
  if (options.deal != usual_deal) add("--deal", options.deal);
  add("--recall", options.recall);
  if (options.lang != choose_language({})) add("--lang", options.lang);
  if (screen != "private") add("--screen", screen);
  return line;
}

CLI::Validator one_of(const std::string& option, const std::vector<std::string>& known) {
  return {[option, known](std::string& word) {
            return contains(known, word)
                       ? std::string()
                       : fmt::format("expected one of {}, not '{}'{}{} Example: {} {}",
                                     fmt::join(known, ", "), word, did_you_mean(word, known),
                                     nearest(word, known) < 0 ? "." : "", option, known.front());
          },
          fmt::format("{{{}}}", fmt::join(known, ","))};
}

CLI::Validator number_between(int least, int most, const std::string& example) {
  return {[=](std::string& word) {
            const auto number = whole_number<std::int64_t>(word);
            return number && *number >= least && *number <= most
                       ? std::string()
                       : fmt::format("expected a number from {} to {}, not '{}'. Example: {}",
                                     least, most, word, example);
          },
          ""};
}

CLI::Validator not_empty(const std::string& expected) {
  return {[expected](std::string& what) {
            return trim(what).empty() ? "expected " + expected : std::string();
          },
          ""};
}

PreparedGame last_table(const std::string& lang) {
  const std::vector<std::string> logs = logs_newest_first();
  if (logs.empty())
    throw Error(Exit::usage,
                "there is no log in {} to play again from; a table begins with: narrator play",
                log_folder());
  const std::string& log = logs.front();
  const AskPassphrase ask = ask_passphrase();
  Setup setup = LogReader(ask).read_game(log).setup;
  if (!lang.empty()) setup.lang = lang;
  setup.sources = as_of_now(setup);
  find_paths(setup.sources, setup.game);
  auto machine = std::make_unique<Machine>(setup.sources, setup.lang);
  setup.version = machine->game().version;
  setup.seed = fresh_seed();
  setup.format = kLogFormat;
  setup.table.library = kLibrary;
  if (setup.cipher) setup.cipher = std::make_shared<const LineCipher>(ask(log));
  auto& players = setup.table.players;
  std::rotate(players.begin(), players.begin() + 1, players.end());
  return {std::move(setup), std::move(machine)};
}

}  // namespace narrator::cli
