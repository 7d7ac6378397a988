// What the welcome offers to choose from.
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

/// Something to choose from: its name on the command line, and what people call it.
struct Offer {
  std::string id;
  std::string title;
  std::string about;
};

/// Where something lies, behind its name: ", in ./go-fish"; "" for what comes with the program.
std::string in_place(const std::string& path);

/// What was played and what is kept: the newest game where it is not over and its last answer is
/// not half a day old, the last table, and those of the config.
std::vector<Offer> offered_tables(const Config& config, const Catalogue& texts,
                                  const std::string& lang);

/// The games that come with the program and those of one's own.
std::vector<Offer> offered_games(const Catalogue& texts, const std::string& lang);

/// The house rules of a game for so many players, one's own among them: where the game itself is
/// not for so many, only those that say they are.
std::vector<Offer> offered_house_rules(const std::string& game, int count, const std::string& lang);

/// Who can deal what, the custom of the game first.
std::vector<Offer> offered_dealers(const Machine& machine, const Catalogue& texts);

/// How few and how many may play, as "least" and "most" of a text.
Args players_of(const GameDeclaration& game);

/// Prints them with their numbers; `whole`: with what is said about each.
void list_offers(const std::vector<Offer>& offers, bool whole = true);

/// Those whose name the word at the end of `before` begins.
Completions fitting_offers(const std::vector<Offer>& offers, const std::string& before);

/// The one that is meant by a number, a name or the beginning of one; otherwise says so, in these
/// texts, and gives nullptr.
const Offer* choose_offer(const std::vector<Offer>& offers, Tokens words, const Catalogue& texts);

/// How many of the words, from the first on, are a whole title; one where none is.
std::size_t words_of_title(const std::vector<Offer>& offers, Tokens words);

}  // namespace narrator::cli
