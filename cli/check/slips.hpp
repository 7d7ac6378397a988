// What is looked for in rules that are tried out: in advice, widgets, texts and translations.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/check/authored.hpp"
#include "cli/check/shown_texts.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/machine.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// A text with its placeholders, {name} or {name:one|many}.
struct Template {
  std::vector<std::string> names;  // of the placeholders, those inside of forms too
  std::string wrong;  // "", or: a brace is not closed, a name is missing, there are not two forms
};

/// What came up in games that were tried out.
struct SeenValues {
  std::map<std::string, std::set<std::string>> values;  // of announcements
  std::map<std::string, std::set<std::string>> fields;  // of tables in g and in players, by name
  std::set<std::string> players, others;  // names whose values were players, and something else
  std::set<std::string> beside_players;   // words that were offered where players were, too
  std::set<std::string> won;              // teams
  std::set<std::string> told_early;       // facts, first secret, told of all to all before the end
  bool anybody = false;                   // whether anybody ever won
  int games = 0;
};

Template read_template(std::string_view text);

/// Adds to the watch, once all games are played: advice that gives nothing where the rule gives
/// something, advice that forgets g, house rules that replace each other, and fields that were read
/// although neither g nor a player ever has them.
void check_advice(const Machine& machine, const std::vector<Source>& sources,
                  const Authored& authored, Watch& watch);

/// Adds advice that gave another kind of thing than its rule does: why a rule of the game failed.
void check_kinds(const Authored& authored, Watch& watch);

/// Adds what can be told of the code once it was played: words that nothing ever is, settings that
/// nobody reads, fields of tables in g that there are not, values of announcements to count by, and
/// that nobody ever wins. Where games `failed`, the words alone.
void check_code(const Machine& machine, const std::vector<Source>& sources,
                const Authored& authored, const SeenValues& seen, bool failed, Watch& watch);

/// Adds what the code alone tells: calls with fewer values than the function has use for, where no
/// call gives all of them or all others do; a rule with nearly the name that is called.
void check_calls(const std::vector<Source>& sources, const Authored& authored, Watch& watch);

/// Adds a remark for each word that stands once and is nearly one that stands in several places,
/// where nothing at its line tells of it.
void check_spelling(const std::vector<Source>& sources, const Authored& authored, Watch& watch);

/// Adds a remark for each part of the author's own files that no game and no test reached.
void remark_never_ran(const Authored& authored, Watch& watch);

/// Adds a remark for each old word of the language that a game met.
void remark_old_words(const Authored& authored, Watch& watch);

enum class WidgetsOf { display, report };

/// A kind of widget there is not, a field that its kind has not, a label or a line without a text.
void check_widgets(const Json& widgets, WidgetsOf where, const Authored& authored,
                   ShownTexts& shown, Watch& watch);

using TextsById = std::map<std::string, std::string>;

/// Adds a slip for each of the texts in `lang` whose braces or forms are wrong, that is none of the
/// English ones, or has a placeholder that its English one has not.
void check_wording(const TextsById& texts, const TextsById& english, const std::string& lang,
                   const Authored& authored, Watch& watch);

/// The sources that `in` gives in any language, each once: of a game, with all its texts, or of a
/// house rule, with all its translations.
std::vector<Source> in_all_languages(
    const std::function<std::vector<Source>(const std::string& lang)>& in);

/// What the game says in one language, in the form of a variant's declaration without a game:
/// title, what it is about as its rule, what its settings are about, texts. `sources` as
/// in_all_languages() gives them.
VariantDeclaration said_by_game(const std::vector<Source>& sources, const std::string& lang);

/// The wording of its texts in all languages, and texts that were never shown (as `shown` knows)
/// and are named nowhere.
void check_game_texts(const std::vector<Source>& sources, const ShownTexts& shown, Watch& watch);

/// One sentence for all titles, rules, settings and texts that are not given in a language, or lack
/// a placeholder there that the English one has; "" where everything is. `said` holds the same
/// variants in every language.
std::string untranslated(const std::map<std::string, std::vector<VariantDeclaration>>& said);

}  // namespace narrator::cli
