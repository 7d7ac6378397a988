// The choices offered by the welcome.
#pragma once

#include <string>
#include <vector>

#include "cli/setup/config.hpp"
#include "cli/terminal/input.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/machine.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// A choice: its name on the command line, its title, and a description.
struct Offer {
  std::string id;
  std::string title;
  std::string about;
};

/// Returns where something is stored, to follow its name: ", in ./go-fish"; "" for what is bundled.
std::string in_place(const std::string& path);

/// Returns the tables that can be continued: the newest game if it is unfinished and its last
/// answer is less than 12 hours old, the last table, and the tables of the config.
std::vector<Offer> offered_tables(const Config& config, const Catalogue& texts,
                                  const std::string& lang);

/// Returns the bundled games and the user's own.
std::vector<Offer> offered_games(const Catalogue& texts, const std::string& lang);

/// Returns the house rules of a game for `count` players, including the user's own. If the game
/// itself does not allow that number, only the rules that declare it are returned.
std::vector<Offer> offered_house_rules(const std::string& game, int count, const std::string& lang);

/// Returns the options for who deals what, starting with the game's custom.
std::vector<Offer> offered_dealers(const Machine& machine, const Catalogue& texts);

/// Returns the minimum and maximum number of players as the arguments "least" and "most" of a text.
Args players_of(const GameDeclaration& game);

/// Prints the offers with their numbers; `whole` adds the description of each.
void list_offers(const std::vector<Offer>& offers, bool whole = true);

/// Returns the completions of the last word of `before` among the offers.
Completions fitting_offers(const std::vector<Offer>& offers, const std::string& before);

/// Returns the offer denoted by a number, a name or a prefix of one. If there is none, says so
/// using `texts` and returns nullptr.
const Offer* choose_offer(const std::vector<Offer>& offers, Tokens words, const Catalogue& texts);

/// Returns how many of the leading words form a whole title, or 1 if none do.
std::size_t words_of_title(const std::vector<Offer>& offers, Tokens words);

}  // namespace narrator::cli
