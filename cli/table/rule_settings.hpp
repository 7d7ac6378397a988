// Choosing the settings of house rules before the game.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/declaration/declaration.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// The settings of house rules, shown with their values and changed by a person.
class RuleSettings {
 public:
  RuleSettings(const std::vector<VariantDeclaration>& rules, const Catalogue& texts,
               std::string lang);

  bool none() const { return settings_.empty(); }
  void show() const;

  /// Handles a line. An empty one (Enter) accepts the settings and returns true. Otherwise it is
  /// parsed as one or more name=value; shows the new settings, or says what is expected.
  bool take(const Line& line);

  /// Returns the changed settings of a house rule as they follow its name on a command line:
  /// ":key=value".
  std::string chosen_of(const std::string& rule) const;

 private:
  struct OneSetting {
    std::string rule;
    Setting setting;
    std::string chosen;
  };

  bool take_one(const std::string& typed);
  std::string expected(const Setting& setting) const;
  void say(const char* id, const Args& args) const;

  std::vector<OneSetting> settings_;
  const Catalogue& texts_;
  const std::string lang_;
};

}  // namespace narrator::cli
