// Before the game: what the house rules that were chosen are set to.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/declaration/declaration.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// The settings of house rules, shown with their values, and changed as a person types.
class RuleSettings {
 public:
  RuleSettings(const std::vector<VariantDeclaration>& rules, const Catalogue& texts,
               std::string lang);

  bool none() const { return settings_.empty(); }
  void show() const;

  /// True when they stay as they are (Enter); otherwise takes name=value, one or several, and shows
  /// them, or says what is expected.
  bool take(const Line& line);

  /// What was changed of a house rule, as it stands behind its name on a command line:
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
