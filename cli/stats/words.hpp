// What stands in statistics, in a language: things, and the words of games.
#pragma once

#include <map>
#include <string>

#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// The words of many games. What a game says comes from its texts in the program; a game that the
/// program does not have speaks in its own words.
class StatisticsWords {
 public:
  explicit StatisticsWords(std::string lang);

  const std::string& lang() const { return lang_; }
  const Catalogue& own() const { return own_; }

  /// The narrator's text "stats.ID".
  std::string say(const std::string& id, const Args& args = {}) const;

  /// What a thing is called, such as "team"; a fact by the first game that has a label for it.
  std::string thing(const std::string& thing) const;

  /// A game's title.
  std::string title(const std::string& game) const;

  /// What a value of a thing is called; `game` is whose value, where it is known.
  std::string value(const std::string& thing, const std::string& value,
                    const std::string& game) const;

  /// What a game calls what it counts.
  std::string counted(const std::string& game, const std::string& what) const;

 private:
  struct Game {
    std::string title;
    Catalogue text;
    Catalogue with_variants;                      // for what only a house rule has a word for
    std::map<std::string, std::string> variants;  // titles

    /// The game's text, or where there is none that of one of its house rules, or nullptr.
    const std::string* text_of(const std::string& id) const;
  };
  const Game* find(const std::string& game) const;

  std::string lang_;
  Catalogue own_;
  std::map<std::string, Game> games_;  // of the program
};

}  // namespace narrator::cli
