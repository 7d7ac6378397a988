// What a game and a house rule say of themselves: game{…} and variant{…}, read and checked once.
#pragma once

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

  bool empty() const { return by_language.empty(); }

  /// The text in `lang`, or else the English one, as it stands there; "" where there is none.
  const std::string& in(const std::string& lang) const;
};

/// Something the table may choose about a game or a house rule.
struct Setting {
  std::string name;
  Json fallback = "";  // what it is unless chosen: a whole number, a word, true or false
  std::optional<std::int64_t> min, max;  // of a number
  std::vector<std::string> values;       // of a word; empty: any word
  Texts about;

  /// The least and the most a number may be, also where the script sets no limit.
  std::int64_t least() const { return min.value_or(0); }
  std::int64_t most() const { return max.value_or(1'000'000); }
};

/// What is dealt, and by whom unless the table wishes otherwise.
struct Component {
  std::string name;
  bool by_app = false;
};

struct GameDeclaration {
  std::string id;
  int version = 1;
  int least_players = 1, most_players = 1;
  Texts title, about;
  std::vector<Component> components;  // by name
  std::vector<std::string> facts;     // what reveal() may tell of a player
  std::vector<Setting> settings;      // by name
  std::vector<std::string> files;     // in the order of the rulebook, without ".lua"; may be empty

  std::vector<std::string> component_names() const;
};

struct VariantDeclaration {
  std::string id;
  std::string game;
  Texts title, rule;
  std::vector<Setting> settings;                                   // by name
  std::map<std::string, std::map<std::string, std::string>> text;  // by language and id
};

/// The setting of this name, or nullptr.
const Setting* find_setting(const std::vector<Setting>& settings, const std::string& name);

}  // namespace narrator
