// The options that define a table: game, players and variants; or the last table again.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/sources/source.hpp"

namespace CLI {
class App;
class Validator;
}  // namespace CLI

namespace narrator::cli {

/// The command-line options of `play` and similar commands.
struct SetupOptions {
  std::string game;
  std::string players;                // "Aki,Binh,…"
  std::vector<std::string> variants;  // NAME-OR-FILE[:key=value,…]
  std::vector<std::string> settings;  // key=value
  std::string deal;  // all, none, or components; "": what the game deals by default
  std::string seed;
  std::string recall;  // who may be reminded of what
  std::string lang;

  /// Adds the options to a command; `with_players` includes -p, --deal and --recall.
  void add_to(CLI::App& command, bool with_players);
};

/// A game ready to begin.
struct PreparedGame {
  Setup setup;
  std::unique_ptr<Machine> machine;  // has the setup's sources loaded but is not started
};

/// Prepares the rules alone: the game with its house rules and their settings. Throws as prepare().
PreparedGame prepare_rules(const SetupOptions& options);

/// Checks the options against the game and its variants and prepares the table. Throws Error
/// (usage) with what was expected and the nearest valid word.
PreparedGame prepare(const SetupOptions& options);

/// Returns what the game says before its first question about what is played with these options, if
/// its declaration provides that (game{ opening = … }). Throws Error as prepare(), and if the game
/// refuses to begin.
std::vector<std::string> opening_of(const SetupOptions& options);

/// Returns the options for such a table, without defaults and without the seed.
SetupOptions options_of(const Setup& setup, const GameDeclaration& game);

/// Returns the command line for these options, omitting `usual_deal` and a private screen.
std::string command_line(const SetupOptions& options, const std::string& usual_deal,
                         const std::string& screen);

/// Returns the sources of a game, given by name or folder, with its texts in `lang`, these house
/// rules and those they need. Throws Error (usage) naming the nearest one, ScriptError if the game
/// itself fails.
std::vector<Source> sources_of(const std::string& game, const std::vector<std::string>& variants,
                               const std::string& lang);

/// Returns one of languages(): `lang` if it names one, otherwise the config's standing option,
/// otherwise that of the environment (LC_ALL, LC_MESSAGES, LANG).
std::string choose_language(const std::string& lang);

/// Throws Error (Exit::usage) if the game, `varied` by house rules or not, does not allow that
/// number of players. `example` is one of what -p takes here.
void check_count(int count, const GameDeclaration& game, bool varied,
                 std::string_view example = "\"Aki,Binh,Chie,…\"");

/// Adds --lang, which takes one of languages(), to a command.
void add_lang_option(CLI::App& command, std::string& lang,
                     const std::string& about = languages_in_words());

/// Adds --jobs, the number of processors to use; 0 means all.
void add_jobs_option(CLI::App& command, unsigned& jobs);

/// Returns key=value as it was typed, or in ASCII if that was in full width.
std::string setting_typed(const std::string& text);

/// Parses key=value for one of the `declared` settings. `owner` is "game" or a variant's id,
/// `called` its name for the user. Throws Error (usage) if the setting or the value is invalid.
void take_setting(const std::string& typed, const std::string& owner, const std::string& called,
                  const std::vector<Setting>& declared, Settings& settings);

/// Rejects an empty value, such as an unset shell variable produces: the option would count as
/// absent. `expected` is for the message, such as "a file, such as game.html".
CLI::Validator not_empty(const std::string& expected);

/// Accepts one of these words. The error lists all of them, the nearest one and an example.
CLI::Validator one_of(const std::string& option, const std::vector<std::string>& known);

/// Accepts a whole number from `least` to `most`. `example` is for the error: "-n 1000".
CLI::Validator number_between(int least, int most, const std::string& example);

/// Prepares the last table (the newest log of the state folder) again: the same players, moved on
/// by one seat, and the same rules. The seed is new, and so is the language if `lang` names one. If
/// the log has a passphrase, the new one gets the same; the seal is still that of the old table.
/// Bundled rules are used in their current version, others as in the log. Throws Error (usage) if
/// there is no game yet, LogError if the log is invalid.
PreparedGame last_table(const std::string& lang);

}  // namespace narrator::cli
