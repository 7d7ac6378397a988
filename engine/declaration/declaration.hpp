// What a game and a house rule declare: game{…} and variant{…}, read and checked once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/claim.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/question/question.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

/// A text in several languages; unless there is no text at all, there is an English one.
struct Texts {
  std::map<std::string, std::string> by_language;

  /// Returns the text in `lang`, else the English one, unformatted; "" if there is none.
  const std::string& in(const std::string& lang) const;
};

/// An option that the table can choose for a game or a house rule.
struct Setting {
  std::string name;
  Json fallback = "";  // the default: a whole number, a word, true or false, or a list of words
  std::optional<std::int64_t> min, max;  // of a number; for a list, of its number of words
  std::vector<std::string> values;       // legal words, also within a list; empty: any word
  Texts about;

  bool is_list() const { return fallback.is_array(); }

  /// Whether the setting accepts the value.
  bool allows(const Json& value) const;

  /// Returns the values most worth trying: the default, the limits, and each of the legal words.
  std::vector<Json> worth_trying() const;

  /// The limits that apply even if the script sets none.
  std::int64_t least() const { return min.value_or(0); }
  std::int64_t most() const { return max.value_or(1'000'000); }
};

/// Something that is dealt, and by whom unless the table chooses otherwise.
struct Component {
  std::string name;
  bool by_app = false;
};

/// Counts, over many games, the players that a field of an announcement names: those in the field
/// "player" of "executed", as "executed".
struct CounterDeclaration {
  std::string announcement, field, what;
};

struct PlayerRange {
  int least = 1, most = 1;

  bool holds(int count) const { return count >= least && count <= most; }
};

inline PlayerRange both(const PlayerRange& one, const PlayerRange& other) {
  return {std::max(one.least, other.least), std::min(one.most, other.most)};
}

struct GameDeclaration {
  std::string id;
  int version = 1;
  PlayerRange players;
  Texts title, about;
  std::vector<Component> components;       // sorted by name
  std::vector<std::string> facts;          // what reveal() may disclose about a player
  std::vector<CounterDeclaration> counts;  // in the order of the announcements' ids
  std::vector<Setting> settings;           // sorted by name
  std::vector<std::string> opening;        // announcements that introduce the game
  std::vector<std::string> routine;        // announcements that everybody knows by heart
  std::vector<std::string> files;          // in rulebook order, without ".lua"; may be empty

  std::vector<std::string> component_names() const;
  std::vector<std::string> dealt_by_app() const;  // unless the table chooses otherwise
};

struct VariantDeclaration {
  std::string id;
  std::string game;
  Texts title, rule;                       // empty if `shared`
  bool shared = false;                     // needed by others, not a house rule itself
  std::vector<Component> components;       // added to the game's, or changes who deals one of those
  std::vector<std::string> facts;          // added to the game's
  std::vector<CounterDeclaration> counts;  // added to the game's
  std::optional<PlayerRange> players;      // replaces the game's
  std::vector<std::string> needs;          // ids of variants that must come before it
  std::vector<std::string> conflicts;      // ids of variants that it cannot be combined with
  std::vector<std::string> pairs_with;     // ids of variants that it goes well with
  std::vector<Setting> settings;           // sorted by name
  std::map<std::string, std::map<std::string, std::string>> text;  // by language and id
};

/// The settings chosen for the game and its variants: settings["game"]["rounds"] = 3.
using Settings = std::map<std::string, std::map<std::string, Json>>;

/// Returns the settings chosen for "game" or a variant, as they are typed: "rounds=3".
std::vector<std::string> typed_settings(const Settings& settings, const std::string& owner);

/// Returns a setting's value as it is typed; the words of a list are joined by "+".
std::string typed_value(const Json& value);

const Setting* find_setting(const std::vector<Setting>& settings, const std::string& name);

/// Sorts the files after the first, which is `declaring`, as game{ files = … } lists them,
/// where a folder's name stands for all its files; files not listed come last, by name. Adds
/// diagnostics for a name without a file and for a file among the texts without a language, and a
/// remark for an unlisted file.
void put_in_order(std::vector<const Source*>& files, const Source& declaring,
                  const GameDeclaration& game, std::vector<Diagnostic>& diagnostics);

/// Adds to the game what the variants declare: components, facts, counts, and numbers of players.
void extend_game(GameDeclaration& game, const std::vector<VariantDeclaration>& variants);

/// Returns the settings of "game" or of the variant with this id, or nullptr if there is none.
const std::vector<Setting>* settings_of(const GameDeclaration& game,
                                        const std::vector<VariantDeclaration>& variants,
                                        const std::string& owner);

/// Returns why these variants cannot be played together in this order, if they cannot.
std::optional<Sentence> objection_to(const std::vector<VariantDeclaration>& variants);

struct Declared {
  const Json& about;  // the table as plain data
  const Source& source;
  const Catalogue* texts;  // English texts; nullptr in a translation, which may lack some
  std::vector<Diagnostic>& diagnostics;  // tolerable mistakes
};

/// Throws ScriptError, pointing at the field, unless the game has an id, players = { least, most }
/// and a title, and its other fields are of the right type.
GameDeclaration read_game(const Declared& declared);

/// Does the same for a variant, whose id must be the file's name and whose game must be `game`, and
/// which needs a title and a rule.
VariantDeclaration read_variant(const Declared& declared, const std::string& game);

/// Adds the translation in a file beside the variant: return { title, rule, settings, text }.
/// Returns whether all of it is of the right type and translates something in the variant;
/// otherwise adds diagnostics.
bool read_translation(const Declared& declared, const std::string& lang,
                      VariantDeclaration& variant);

}  // namespace narrator
