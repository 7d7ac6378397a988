// Statistics as texts, tables and pictures, and as JSON and CSV.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "cli/report/document.hpp"
#include "engine/statistics/read_games.hpp"
#include "engine/statistics/tally.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// The texts of many games. A game's words come from its texts in the program; for a game that the
/// program does not include, the ids in its logs are shown.
class StatisticsWords {
 public:
  explicit StatisticsWords(std::string lang);

  const std::string& lang() const { return lang_; }
  const Catalogue& own() const { return own_; }

  /// Returns the narrator's own text "stats.ID".
  std::string say(const std::string& id, const Args& args = {}) const;

  /// Returns the name of a category such as "team"; for a fact, the label of the first game that
  /// has one.
  std::string thing(const std::string& thing) const;

  /// Returns the title of a game.
  std::string title(const std::string& game) const;

  /// Returns the name of a category's value; `game` is the game it belongs to, if known.
  std::string value(const std::string& thing, const std::string& value,
                    const std::string& game) const;

  /// Returns the game's name for something it counts.
  std::string counted(const std::string& game, const std::string& what) const;

 private:
  struct Game {
    std::string title;
    Catalogue text;
    Catalogue with_variants;                      // for words that only a house rule defines
    std::map<std::string, std::string> variants;  // titles

    /// Returns the game's text, or else that of one of its house rules, or nullptr.
    const std::string* text_of(const std::string& id) const;
  };

  std::string lang_;
  Catalogue own_;
  std::map<std::string, Game> games_;  // the bundled ones
};

/// Composes the statistics of the games: a section for each category, with pictures.
Document compose(const Tally& tally, const StatisticsWords& words);

/// Returns the same as one JSON object (narrator-stats(7)).
Json statistics_json(const Tally& tally);

/// Returns the header line of rows in CSV.
Csv csv_heading();

/// Formats a row as CSV (RFC 4180); lists and objects are written as JSON within their cell.
Csv csv_row(const GameRow& row);

/// Reads a file with one row in JSON per line. Calls `skipped` with a message for each invalid
/// line.
void read_rows(const std::string& path, const std::function<void(GameRow&&)>& take,
               const std::function<void(const std::string&)>& skipped);

}  // namespace narrator::cli
