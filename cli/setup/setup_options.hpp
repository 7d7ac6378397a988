// The options that make a table: who plays what, under which variants; or the last table again.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/log/log.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {

/// What stands on the command line of `play` and its kin.
struct SetupOptions {
  std::string game;
  std::string players;                // "Aki,Binh,…"
  std::vector<std::string> variants;  // NAME-OR-FILE[:key=value,…]
  std::vector<std::string> settings;  // key=value
  std::string deal;  // all, none, or components; "": what the game deals by default
  std::string seed;
  std::string recall;  // who may be reminded of what
  std::string lang;

  /// Adds the options to a command; `with_players` adds -p, --deal and --recall too.
  void add_to(CLI::App& command, bool with_players);
};

/// A game that can begin.
struct Prepared {
  Setup setup;
  std::unique_ptr<Machine> machine;  // with the setup's sources loaded, not started
};

/// The rules alone: the game under its house rules, as they are set. Throws as prepare() does.
Prepared rules_of(const SetupOptions& options);

/// Checks the options against the game and its variants and makes the table of them. Throws Error
/// (usage) with what was expected and the nearest valid word.
Prepared prepare(const SetupOptions& options);

/// What the game tells before its first question of what is going to be played with these options,
/// as far as its declaration names that (game{ opening = … }). Throws Error as prepare does, and
/// where the game refuses to begin so.
std::vector<std::string> opening_of(const SetupOptions& options);

/// The line that plays so; `usual_deal` is left out, and a private screen.
std::string command_line(const SetupOptions& options, const std::string& usual_deal,
                         const std::string& screen);

/// A game, by name or folder, with its texts in `lang`, under these house rules and those they
/// need. Throws Error (usage) naming the nearest one, ScriptError where the game itself fails.
std::vector<Source> sources_of(const std::string& game, const std::vector<std::string>& variants,
                               const std::string& lang);

/// One of languages(): `lang` if it names one, else the standing one (Config), else by the
/// environment (LC_ALL, LC_MESSAGES, LANG).
std::string choose_language(const std::string& lang);

/// Throws Error (Exit::usage) where the game is not for so many players.
void check_count(int count, const GameDeclaration& game);

/// Adds --lang, one of languages(), to a command.
void add_lang_option(CLI::App& command, std::string& lang,
                     const std::string& about = languages_in_words());

/// Adds --jobs, on how many processors it works; 0 is all.
void add_jobs_option(CLI::App& command, unsigned& jobs);

/// Reads key=value of one of these settings. `owner` is "game" or a variant's id, `called` what
/// people call it. Throws Error (usage) where there is no such setting, or it cannot be that.
void take_setting(const std::string& text, const std::string& owner, const std::string& called,
                  const std::vector<Setting>& declared, Settings& settings);

/// Refuses nothing at all, as a shell makes it of a variable that is not set: the option would
/// count as not given. `expected`: "a file, such as game.html".
CLI::Validator not_empty(const std::string& expected);

/// What was played last (the newest log of the state folder): who sat where, under which rules, the
/// next seat first; the seed is another, and so is the language where `lang` names one. A log with
/// a passphrase is followed by another with the same; the seal is still that table's. Rules that
/// come with the program are those of now, others as the log has them. Throws Error (usage) where
/// nothing was played yet, LogError where the log is none.
Prepared last_table(const std::string& lang);

}  // namespace narrator::cli
