// What a game and a house rule say of themselves: game{…} and variant{…}, read and checked once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/question/question.hpp"

namespace narrator {

/// A text in the languages it is given in; there always is an English one, or none at all.
struct Texts {
  std::map<std::string, std::string> by_language;

  /// The text in `lang`, or else the English one, as it stands there; "" where there is none.
  const std::string& in(const std::string& lang) const;
};

/// Something the table may choose about a game or a house rule.
struct Setting {
  std::string name;
  Json fallback = "";  // what it is unless chosen: a whole number, a word, true or false, or a list
                       // of words
  std::optional<std::int64_t> min, max;  // of a number; of a list, how many words
  std::vector<std::string> values;       // of a word, and of each in a list; empty: any word
  Texts about;

  bool is_list() const { return fallback.is_array(); }

  /// Whether it may be set to the value.
  bool allows(const Json& value) const;

  /// The values most worth trying: the default, the ends, each of a few.
  std::vector<Json> worth_trying() const;

  /// The least and the most a number may be, also where the script sets no limit.
  std::int64_t least() const { return min.value_or(0); }
  std::int64_t most() const { return max.value_or(1'000'000); }
};

/// What is dealt, and by whom unless the table wishes otherwise.
struct Component {
  std::string name;
  bool by_app = false;
};

/// Whoever a field of an announcement names, a player or a list of them, counts as something over
/// many games: of "executed", its field "player" counts as "executed".
struct Counting {
  std::string announcement, field, what;
};

/// How few and how many may play.
struct PlayerRange {
  int least = 1, most = 1;

  bool holds(int count) const { return count >= least && count <= most; }
};

/// How many may play where both are in force.
inline PlayerRange both(const PlayerRange& one, const PlayerRange& other) {
  return {std::max(one.least, other.least), std::min(one.most, other.most)};
}

struct GameDeclaration {
  std::string id;
  int version = 1;
  PlayerRange players;
  Texts title, about;
  std::vector<Component> components;  // by name
  std::vector<std::string> facts;     // what reveal() may tell of a player
  std::vector<Counting> counts;       // in the order of the announcements' ids
  std::vector<Setting> settings;      // by name
  std::vector<std::string> opening;   // announcements that tell what is going to be played
  std::vector<std::string> routine;   // announcements that everybody knows by heart
  std::vector<std::string> files;     // in the order of the rulebook, without ".lua"; may be empty

  std::vector<std::string> component_names() const;
  std::vector<std::string> dealt_by_app() const;  // of these, unless the table wishes otherwise
};

struct VariantDeclaration {
  std::string id;
  std::string game;
  Texts title, rule;                    // none where it is shared
  bool shared = false;                  // what others need, and no house rule of its own
  std::vector<Component> components;    // what it adds to the game's, or who deals one of those
  std::vector<std::string> facts;       // what it adds to the game's
  std::vector<Counting> counts;         // likewise
  std::optional<PlayerRange> players;   // in place of the game's
  std::vector<std::string> needs;       // ids of variants that stand before it
  std::vector<std::string> conflicts;   // ids of variants that it cannot be played with
  std::vector<std::string> pairs_with;  // ids of variants that it goes well with
  std::vector<Setting> settings;        // by name
  std::map<std::string, std::map<std::string, std::string>> text;  // by language and id
};

/// Settings of the game and of its variants: settings["game"]["rounds"] = 3.
using Settings = std::map<std::string, std::map<std::string, Json>>;

/// What was chosen of "game" or of a variant, each as it is typed: "rounds=3".
std::vector<std::string> typed_settings(const Settings& settings, const std::string& owner);

/// A setting's value as it is typed: a list with a plus between its words.
std::string typed_value(const Json& value);

/// The setting of this name, or nullptr.
const Setting* find_setting(const std::vector<Setting>& settings, const std::string& name);

}  // namespace narrator
