// A game's rules, loaded and running: they ask, are answered, and announce.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/budget.hpp"
#include "engine/claim.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

struct Watch;

/// The library's own announcements may grow with the version; a table keeps the version it began
/// with. 1: the house rules. 2: and their settings. 3: asks for every card of a deck told in part.
/// 4: of several settings of a house rule, announces only those that differ from their defaults.
inline constexpr int kLibrary = 4;

/// All that distinguishes one table from another with the same scripts.
struct Table {
  std::vector<std::string> players;  // names in seat order
  std::vector<std::string> dealt;    // the components that the app deals
  Settings settings;
  int library = kLibrary;
};

/// Returns the narrator's own texts in one of languages(), without any game's.
Catalogue interface_texts(const std::string& lang);

/// Returns one of the narrator's own sentences for a command line, which is always in English.
std::string in_english(const Sentence& own);

/// A rule in the index of rules.
struct RuleEntry {
  std::string name;
  Place place;                      // of the base rule; empty for a question or an announcement
  std::string comment;              // the comment block above it, joined into one line
  std::vector<std::string> advice;  // ids of the variants around it, innermost first
};

/// Whether a reader may hear what is addressed so and is a reminder of an
/// item of Recall ("": none).
using MayHear = std::function<bool(const Audience& to, std::string_view recall)>;

/// A Lua state with the library, one game and its variants loaded. Every function that runs scripts
/// throws ScriptError; after that the machine must be discarded and built again.
class Machine {
 public:
  /// Loads the library, then the sources in order: the game's files, then one file for each
  /// variant. Texts are in `lang`, or in English if missing there. Scripts that did not come with
  /// the program run with a budget of instructions; with `budget_always` all do. If `watch` is set,
  /// it records what they do as long as the machine lives.
  Machine(const std::vector<Source>& sources, const std::string& lang, bool budget_always = false,
          Watch* watch = nullptr);
  ~Machine();
  Machine(Machine&&) noexcept;
  Machine& operator=(Machine&&) noexcept;

  const GameDeclaration& game() const;

  /// In loading order.
  const std::vector<VariantDeclaration>& variants() const;

  /// Mistakes in the declarations, such as an unknown field. No new game begins with any.
  const std::vector<Diagnostic>& diagnostics() const;

  /// Throws ScriptError if one of the diagnostics is an error.
  void check_diagnostics() const;

  const Catalogue& text() const;

  /// Returns every rule in the order in which the game defines them, then the questions and
  /// announcements that variants put advice around ("ask.vote", "say.nominated").
  std::vector<RuleEntry> rules() const;

  /// Begins a game and runs to its first question; nothing of an earlier game is left. A stranger's
  /// scripts may use up `budget` in the whole game.
  void start(const Table& table, const Budget& budget = {});

  /// What is left of the budget.
  Budget budget() const;

  /// The pending question; nullptr once the game is over.
  const Question* question() const;

  /// Evaluates the question's args if its script supplies them as a function; only
  /// prompts and help need them.
  void work_out_args();

  /// Answers the question and runs to the next. Requires fits(*question(), answer).
  void answer(const Answer& answer);

  /// Sets whether announcements are dropped; a machine that listens never drops them.
  void mute(bool muted);

  /// Announcements since the last call of start(), answer() or drain(), in order.
  const std::vector<Announcement>& said() const;

  /// Moves the announcements, put into words, to `messages` from index `count` on, and advances
  /// `count` past them; reuses the storage of existing entries.
  void drain(std::vector<Message>& messages, std::size_t& count);

  /// Every fact revealed so far, in order.
  const std::vector<Fact>& facts() const;

  /// Set once the game is over: winners (names), and team, reason, scores (by name) if given.
  const std::optional<Json>& result() const;

  /// Returns the result of `rule.status(g)`: plain data.
  Json status();

  /// Returns the result of `rule.display(g)`: widgets, in which a player is {"seat": N}.
  Json display();

  /// Calls the game's `rule.check(g)`, if it has one, which fails (ScriptError) when an invariant
  /// of the game, such as its number of cards, is broken.
  void check();

  /// Returns what can be corrected without replaying, as `rule.corrections(g, asked)` offers it:
  /// questions with a choice or a number, identified by id and player. Empty without that rule.
  std::vector<Question> corrections();

  /// Makes a correction offered by corrections(), announces it, and asks the pending question
  /// again. Requires fits(what, answer). Throws ScriptError if its `set` fails, or
  /// if the game cannot go on without the answer that it withdrew; ImpossibleState if `set` returns
  /// false, or if the game cannot go on otherwise or its check fails afterwards.
  void correct(const Question& what, const Answer& answer);

  /// Keeps what is announced from the next start on, which is all that topics(), findings(),
  /// report(), refuted() and weigh() know.
  void listen();

  /// Returns the result of `rule.report(heard, claims, players)`: widgets of the whole game so far,
  /// for a reader of what `may_hear` lets through. Null if there is no such rule.
  Json report(const MayHear& may_hear, const std::vector<PlacedClaim>& claims);

  /// Starts to count, from the next start on, what the game and its
  /// variants declare worth counting.
  void count();

  /// Returns the counts since the game began, as corrected by rulings if the machine listens; none
  /// without an earlier count().
  std::vector<Counted> counts();

  /// Returns the claims that proved false, as `rule.refuted(heard, claims, players)` finds from all
  /// announcements; nothing if there is no such rule.
  std::optional<std::vector<Claim>> refuted(const std::vector<PlacedClaim>& claims);

  /// Returns the names of the game's policies for simulated players.
  std::vector<std::string> policies() const;

  /// Returns how the player on `seat`, knowing what that player was told, weighs the options of the
  /// pending question by a policy: a weight for each option (or each number from the least on), or
  /// nothing if the policy does not distinguish them.
  std::vector<std::uint32_t> weigh(const std::string& policy, int seat);

  /// Returns the topics that claims may be about, in the order in which they arose, as
  /// `rule.topics(heard)` returns them, until the game goes on; has_topics() tells whether the game
  /// has that rule.
  const std::vector<Topic>& topics();
  bool has_topics() const;

  /// Returns what `rule.findings(heard, claims)` finds that cannot be true. Requires claims about
  /// different topics, in the order spoken.
  Findings findings(const std::vector<PlacedClaim>& claims);

  /// Returns why an option cannot be chosen now, in the rules' words, or "" if they do not say. If
  /// a number is asked for, the option's word holds its digits.
  std::string why_not(const Option& option);
  std::vector<std::string> why_not_each(const std::vector<Option>& options);

  /// Returns why the rules forbid a voter this ballot, one of question()->barred, or do not offer
  /// it to this voter.
  std::string why_barred(const ForbiddenBallot& ballot);

  /// Returns all of `g` for the rules' author: players as {"seat": N}, in
  /// `players` with all fields.
  Json state();

  /// Returns the fingerprint of the state; also checks that it is plain data.
  std::uint64_t fingerprint();

 private:
  struct State;
  void push_named(const Option& option);
  std::string reason_by(const char* function, const std::vector<Option>& given);
  std::unique_ptr<State> state_;
};

}  // namespace narrator
