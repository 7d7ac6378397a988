// The checks on rules that are tried out: of advice, widgets, texts, translations and tests.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/check/authored_sources.hpp"
#include "cli/check/shown_texts.hpp"
#include "cli/check/trial_game.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/sources/source.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// The placeholders of a text, {name} or {name:one|many}.
struct Template {
  std::vector<std::string> names;      // the names of the placeholders, including nested ones
  std::vector<std::string> counted{};  // those whose number chooses a form
  std::string wrong{};  // "", or what is wrong: an unclosed brace, a missing name, not two forms
};

/// Statistics of the trial games.
struct SeenValues {
  std::map<std::string, std::set<std::string>> values;  // of announcements
  std::map<std::string, std::set<std::string>> fields;  // of tables in g and in players, by name
  std::map<std::string, std::set<std::string>> kinds;   // of values, as kind_of_value(), by name
  std::set<std::string> beside_players;  // words that were offered together with players
  std::set<std::string> won;             // teams
  std::set<std::string> told_early;      // secret facts, told of all to all before the end
  bool anybody = false;                  // whether anybody ever won
  int games = 0, games_known = 0;        // all, and those with a known outcome for all

  /// Whether values of this name were of that kind, at least once or without exception.
  bool ever(const std::string& name, const std::string& kind) const {
    const auto* found = found_in(kinds, name);
    return found != nullptr && found->contains(kind);
  }
  bool only(const std::string& name, const std::string& kind) const {
    const auto* found = found_in(kinds, name);
    return found == nullptr || *found == std::set{kind};
  }
};

Template read_template(std::string_view text);

/// After all games, adds diagnostics for advice that returns nothing although the rule returns
/// something, advice that omits g, house rules that replace each other, and fields that are read
/// although neither g nor a player ever has them.
void check_advice(const Machine& machine, const std::vector<Source>& sources,
                  const AuthoredSources& authored, Watch& watch);

/// Adds diagnostics for advice that answered yes or no with anything else, or, if a rule of the
/// game `failed`, that returned another kind of value than its rule, which explains that.
void check_kinds(const AuthoredSources& authored, bool failed, Watch& watch);

/// Adds diagnostics from the tokens of the code: an unknown component to be dealt, rule:voters(g),
/// advice that calls its own rule, and, where `seen` is not null, players compared with numbers.
void check_tokens(const Machine& machine, const Source& source, const SeenValues* seen,
                  Watch& watch);

/// Adds diagnostics for fields of role{ NAME = … } that no script reads.
void check_roles(const std::vector<Source>& sources, const AuthoredSources& authored, Watch& watch);

/// Adds diagnostics for placeholders in a variant's title, rule or settings, which are shown as
/// they stand.
void check_declared(const VariantDeclaration& variant, const std::string& lang,
                    const AuthoredSources& authored, Watch& watch);

/// Adds diagnostics for fields that no status has, and for misspelt ones of its players.
void check_status(const Json& status, const AuthoredSources& authored, Watch& watch);

/// Returns the fields of a report's widgets.
std::vector<std::string> widget_fields();

/// After widgets have been checked, adds diagnostics for table columns that were always empty.
void remark_empty_columns(const AuthoredSources& authored, Watch& watch);

/// Adds a remark if the id of a game of the author's own is a bundled game's, or nearly the name of
/// its folder.
void remark_id(const std::string& id, const std::string& folder, const AuthoredSources& authored,
               Watch& watch);

/// After all games, adds diagnostics for words in comparisons that nothing ever equals, settings
/// that are never read, nonexistent fields of tables in g, values to be counted that announcements
/// lack, and games that nobody ever wins. If games `failed`, only the words are checked.
void check_code(const Machine& machine, const std::vector<Source>& sources,
                const AuthoredSources& authored, const SeenValues& seen, bool failed, Watch& watch);

/// Adds diagnostics for calls with fewer values than the function takes, if no call gives all of
/// them or all others do; and for rules whose name is similar to an undefined one that is called.
void check_calls(const std::vector<Source>& sources, const AuthoredSources& authored, Watch& watch);

/// Adds a remark for each word that occurs once and resembles a word that occurs several times,
/// unless there is a diagnostic on its line.
void check_spelling(const std::vector<Source>& sources, const AuthoredSources& authored,
                    Watch& watch);

/// Adds a remark for each part of the author's own files that no game and no test reached.
void remark_never_ran(const AuthoredSources& authored, Watch& watch);

/// Adds a remark for each deprecated word of the language that a game used.
void remark_old_words(const AuthoredSources& authored, Watch& watch);

enum class WidgetsOf { display, report };

/// Adds diagnostics for unknown kinds of widgets, fields that a kind does not have, and labels or
/// lines without a text.
void check_widgets(const Json& widgets, WidgetsOf where, const AuthoredSources& authored,
                   ShownTexts& shown, Watch& watch);

/// Adds a diagnostic for each word that the pending question offers and nobody can type: it has no
/// letters, or reads like another.
void check_told_apart(const Question& question, const Catalogue& texts, Watch& watch);

using TextsById = std::map<std::string, std::string>;

/// Adds a diagnostic for each text in `lang` with mismatched braces or forms, without an English
/// original, with a placeholder that the original does not have, or with forms of what was no
/// number when it was `shown`.
void check_wording(const TextsById& texts, const TextsById& english, const std::string& lang,
                   const ShownTexts& shown, const AuthoredSources& authored, Watch& watch);

/// Returns the sources that `in` yields for any language, without duplicates: those of a game with
/// all its texts, or of a house rule with all its translations.
std::vector<Source> in_all_languages(
    const std::function<std::vector<Source>(const std::string& lang)>& in);

/// Returns what the game says in one language in the form of a variant's declaration without a
/// game: its title, its description as the rule, the descriptions of its settings, and its texts.
/// `sources` come from in_all_languages().
VariantDeclaration said_by_game(const std::vector<Source>& sources, const std::string& lang);

/// Checks the wording of the game's texts in all languages, and reports texts that were never
/// shown, according to `shown`, and are not mentioned in the code.
void check_game_texts(const std::vector<Source>& sources, const ShownTexts& shown, Watch& watch);

/// Returns a sentence about all titles, rules, settings and texts that a language lacks, or that
/// lack a placeholder of the English ones there; "" if all are complete. `said` must hold the
/// same variants in every language.
std::string untranslated(const std::map<std::string, std::vector<VariantDeclaration>>& said);

/// Returns the error with its cause: "attempt to compare number with nil" with the missing field
/// that was read; "g.half has a fraction" at the line that assigned it.
ScriptError with_reason(const ScriptError& error, const Watch& watch,
                        const AuthoredSources& authored);

/// Replays the game to find the author's function that made rule.check fail, or else the one that
/// was at work when the game failed, the last one that changed the game, or the last one that ran.
/// Says what the error is; line 0 if there is none.
Diagnostic culprit_of(const ScriptError& error, const TrialGame& game,
                      const std::vector<Source>& sources, const std::string& lang,
                      const AuthoredSources& authored);

/// Returns the declarations of the locals in which a game that was watched left something.
std::vector<Diagnostic> kept_outside(const AuthoredSources& authored, const Watch& watch);

/// Adds a remark for each local in which a game left something behind.
void remark_kept(const AuthoredSources& authored, Watch& watch);

/// Returns the sources for a test in English: those of the file it is in (`owner` is "game" or the
/// id of a house rule), what that file needs, and before them the house rules `others`.
using SourcesWith = std::function<std::vector<Source>(const std::string& owner,
                                                      const std::vector<std::string>& others)>;

/// The fields of a test.
const std::vector<std::string>& test_fields();

/// Plays each test, and adds a diagnostic at its line if the result is not as stated.
void run_file_tests(const std::vector<FileTest>& tests, const SourcesWith& sources, Watch& watch);

}  // namespace narrator::cli
