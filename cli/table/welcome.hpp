// The welcome of `narrator play`: asks a person for what the command line left open. Also the rest
// of what is asked before a game: seating, the settings of house rules, and the words of a seal.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/setup/config.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/terminal/input.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/log/log.hpp"
#include "engine/machine.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator::cli {

/// A question before the game: takes lines until one is accepted or the person leaves.
class Welcoming : public Mode {
 public:
  using Complete = std::function<Completions(const std::string&)>;

  /// `take` returns whether it accepts a line, `show` shows the question, and `help` additionally
  /// what can be typed (on `help` or `?`); if `help` is empty these are ordinary words.
  Welcoming(InputStack& modes, Complete complete, std::function<bool(const Line&)> take,
            std::function<void()> show, std::function<void()> help = {})
      : modes_(modes),
        complete_(std::move(complete)),
        take_(std::move(take)),
        show_(std::move(show)),
        help_(std::move(help)) {}

  WaitOptions waiting() override { return {.complete = complete_}; }

  /// Asks the question; returns false if the person leaves.
  bool run() {
    show_();
    return modes_.run(*this);
  }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::emptied) show_();
    if (event.what != Event::What::line) return EventResult::waits;
    const Command* command = command_named(event.line.normalised());
    if (command != nullptr && command->leaves) {
      modes_.leave();
      return EventResult::done;
    }
    if (command == nullptr || !command->helps || !help_)
      return take_(event.line) ? EventResult::done : EventResult::waits;
    show_();
    help_();
    return EventResult::waits;
  }

 private:
  InputStack& modes_;
  const Complete complete_;
  const std::function<bool(const Line&)> take_;
  const std::function<void()> show_;
  const std::function<void()> help_;
};

/// The settings of house rules or of a game, shown with their values and changed by a person.
class RuleSettings {
 public:
  RuleSettings(const std::vector<VariantDeclaration>& rules, const Catalogue& texts,
               std::string lang);

  bool none() const { return settings_.empty(); }
  void show() const;

  /// Handles a line. Enter, or a word for nothing, accepts the settings and returns true. Otherwise
  /// it is parsed as one or more name=value; shows the new settings, or says what is expected.
  bool take(const Line& line);

  /// Changes one setting, in whatever case it is typed; returns false after saying what is expected
  /// if the word does not fit.
  bool take_one(const std::string& word);

  /// Returns the changed settings of a house rule as they follow its name on a command line:
  /// ":key=value".
  std::string chosen_of(const std::string& rule) const;

 private:
  struct OneSetting {
    std::string rule;
    Setting setting;
    std::string chosen;
  };

  std::string expected(const Setting& setting) const;
  void say(const char* id, const Args& args) const;

  std::vector<OneSetting> settings_;
  const Catalogue& texts_;
  const std::string lang_;
};

/// Splits a line into settings: blanks around "=" do not count.
std::vector<std::string> settings_in(const std::string& line);

/// A choice: its name on the command line, its title, a description, and where it is stored.
struct Offer {
  std::string id;
  std::string title;
  std::string about;
  std::string place = {};
};

/// Returns where something is stored, to follow its name: " [./go-fish]"; "" for what is bundled.
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

/// Returns whether the offers, each with its description, fit on the screen with a question below.
bool all_fit(const std::vector<Offer>& offers);

/// Prints the offers with their numbers; `whole` adds the description of each.
void list_offers(const std::vector<Offer>& offers, bool whole = true);

/// Returns the completions of the last word of `before` among the offers.
Completions fitting_offers(const std::vector<Offer>& offers, const std::string& before);

/// Returns the offer denoted by a number, a name or a prefix of one. If there is none, says so
/// using `texts` and returns nullptr.
const Offer* choose_offer(const std::vector<Offer>& offers, Tokens words, const Catalogue& texts);

/// Returns whether the words are Enter, or a text for "none".
bool is_none(const Line& line, const Catalogue& texts);

/// Returns the ids of all offers that a line denotes, by numbers or names; none for Enter. If there
/// is no such offer, says so and returns nothing.
std::optional<std::vector<std::string>> chosen_offers(const std::vector<Offer>& offers,
                                                      const Line& line, const Catalogue& texts);

/// Returns how many of the leading words form a whole title, or 1 if none do.
std::size_t words_of_title(const std::vector<Offer>& offers, Tokens words);

/// Takes the place of a game's id to play again with the last table.
inline constexpr const char* kAgain = "again";

/// Takes the place of a game's id to resume the newest unfinished game.
inline constexpr const char* kGoOn = "resume";

/// Asks for those of the game, the players, the house rules, who sees the screen and who deals that
/// `options` and `screen` leave open, and completes them. Uses the language of the environment
/// unless the person chooses another. The game may then be kAgain, kGoOn, or a table of the
/// `config` as "@NAME"; the table is saved there if the person says so. `more` holds further
/// options for the command line suggested for next time. Returns false if the person leaves. Throws
/// Error (usage) if a game or variant does not exist, as play does.
bool welcome(SetupOptions& options, std::string& screen, const std::string& more,
             const Config& config, Input& input);

/// Shows the mark of the game's seed, as JSON or as text, and lets the table say words that nobody
/// could know before, so that neither the author of this program nor the person running it can have
/// chosen what chance will draw. Stores both in the setup. Returns false if the person leaves.
bool seal(Setup& setup, Input& input, bool json);

/// Returns the players given by a line: the names in it, separated by commas, or `players` if there
/// are none; "+Zoe" adds a player in the last seat, and "-Dan" removes one. Throws Refused if
/// nobody has such a name, and as player_names() does.
std::vector<std::string> seated_otherwise(const std::vector<std::string>& players,
                                          const std::string& line, const Catalogue& texts);

/// Lets a person choose another first player, or two players to swap. Returns false if they leave.
bool seat_again(PreparedGame& table, Input& input);

}  // namespace narrator::cli
