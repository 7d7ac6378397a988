// What the welcome offers to choose from.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/terminal/input.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// What stands for a game where the last table plays again.
inline constexpr const char* kAgain = "again";

/// Something to choose from: its name on the command line, and what people call it.
struct Offer {
  std::string id;
  std::string title;
  std::string about;
};

/// Where something lies, behind its name: ", in ./go-fish"; "" for what comes with the program.
std::string in_place(const std::string& path);

/// For how few and how many a game is, as texts have it.
Args players_of(const GameDeclaration& game);

/// The games there are, one's own too, and first of all the last table again.
std::vector<Offer> game_offers(const std::string& lang, const Catalogue& texts);

/// Adds what a file of one's own gives; what is the matter with it `narrator games` and `narrator
/// variants` tell.
void unless_wrong(const std::function<void()>& add);

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
