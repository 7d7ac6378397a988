// A game's rules, loaded and running: it asks, it is answered, it says things.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/claim.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {

struct Watch;

/// What the library says by itself may grow; a table goes on hearing what was said when it began.
/// 1: the house rules. 2: and what is set for them. 3: asks of every card of a deck told in part.
inline constexpr int kLibrary = 4;

/// Everything that makes one table different from another under the same scripts.
struct Table {
  std::vector<std::string> players;  // names in seat order
  std::vector<std::string> dealt;    // the components the app deals
  Settings settings;
  int library = kLibrary;
};

/// The narrator's own texts in one of languages(), without any game's.
Catalogue interface_texts(const std::string& lang);

/// A sentence of the narrator's own for a command line, which is answered in English everywhere.
std::string in_english(const Sentence& own);

/// A rule in the index of rules.
struct RuleEntry {
  std::string name;
  Place place;                      // of the base rule; none of a question or an announcement
  std::string comment;              // the comment block above it, joined into one line
  std::vector<std::string> advice;  // ids of the variants around it, innermost first
};

/// Whether somebody may hear (again) what was addressed so, and would remind of an item of Recall
/// ("": of none).
using MayHear = std::function<bool(const Audience& to, std::string_view recall)>;

/// One Lua state with the library, one game and its variants loaded. Every function that runs
/// scripts throws ScriptError; after that the machine must be thrown away and built anew.
class Machine {
 public:
  /// Loads the program's own library, then the sources in their order: the game's files, then one
  /// file per variant; language files (…/en.lua and so on) give the texts of `lang`, English ones
  /// what is missing there; others are skipped.
  /// Scripts that did not come with the program run under a budget of instructions; with
  /// `budget_always` all do. What they do is noted in `watch`, if there is one, for as long as the
  /// machine lives.
  Machine(const std::vector<Source>& sources, const std::string& lang, bool budget_always = false,
          Watch* watch = nullptr);
  ~Machine();
  Machine(Machine&&) noexcept;
  Machine& operator=(Machine&&) noexcept;

  /// What the game says of itself (its game{…}).
  const GameDeclaration& game() const;

  /// What the variants say of themselves (their variant{…}), in the order loaded.
  const std::vector<VariantDeclaration>& variants() const;

  /// What these declare that no author means, such as a field there is not. A new game is not begun
  /// with it; one that began is gone on with.
  const std::vector<Slip>& slips() const;

  /// Throws ScriptError where one of these is an error.
  void check_slips() const;

  const Catalogue& text() const;

  /// Every rule in the order the game defines them, then the question and announcement join points
  /// that variants stand at (as "ask.vote", "say.nominated").
  std::vector<RuleEntry> rules() const;

  /// Begins a game and runs to its first question. May be called again for another game: nothing
  /// of the former one is left, as rules keep their state in `g` alone.
  void start(const Table& table);

  /// What is asked now; nullptr once the game is over.
  const Question* question() const;

  /// Fills in the question's args where its script leaves them to a function, so that it can be
  /// asked: only prompts and help need them, so replays never do.
  void work_out_args();

  /// Answers the question and runs to the next. Requires fits(*question(), answer).
  void answer(const Answer& answer);

  /// Whether what is said is dropped unread, where only the result is wanted. At first it is not;
  /// nor ever where the machine listens, as it then needs it itself.
  void mute(bool muted);

  /// From now on what is said is not kept in said() but added to `to`, as `write` writes it, which
  /// is always the same of a machine and not asked again about what is said again. nullptr: no
  /// longer.
  void write_said(std::string* to, WriteSaid write = {});

  /// What was said since the last call of start or answer, in order.
  const std::vector<Announcement>& said() const;

  /// Tells that so many bytes made of what a stranger's script said are kept for the game.
  void keep(std::size_t bytes);

  /// Every fact revealed so far, in order.
  const std::vector<Fact>& facts() const;

  /// The result once the game is over: winners (names), and team, reason, scores (by name) where
  /// given.
  const std::optional<Json>& result() const;

  /// What `rule.status(g)` gives: plain data.
  Json status();

  /// What `rule.display(g)` gives: widgets, in which a player stands as {"seat": N}.
  Json display();

  /// Calls the game's `rule.check(g)`, where it has one: it fails (ScriptError) when something that
  /// always holds in the game does not, such as its number of cards.
  void check();

  /// What can be set right now without unplaying anything, as `rule.corrections(g, asked)` offers
  /// it: questions of a choice or a number, whose id and player name them. Nothing in games without
  /// that rule, and once the game is over.
  std::vector<Question> corrections();

  /// Sets right what one of corrections() is about; everybody hears of it. The question that waits
  /// is asked anew, with the lists of now. Requires fits(what, answer). Throws ScriptError where
  /// its `set` fails, CannotBe where that gives false, the game does not go on after it or its
  /// check fails.
  void correct(const Question& what, const Answer& answer);

  /// Keeps what is told from the next start on, for topics(), findings() and report(): what they
  /// tell depends on that alone.
  void listen();

  /// What `rule.report(heard, claims, players)` gives: widgets of the whole game so far, for a
  /// reader who was told what `may_hear` lets through, announcements and answers. Null where there
  /// is no such rule.
  Json report(const MayHear& may_hear, const std::vector<Spoken>& claims);

  /// Counts from the next start on what the game and its variants declare to be worth it.
  void count();

  /// What was counted since the game began. Requires count() before.
  std::vector<Counted> counts() const;

  /// Those of the claims that came out false, as `rule.refuted(heard, claims, players)` tells, told
  /// everything; nothing where there is no such rule. Requires listen() before the game began.
  std::optional<std::vector<Claim>> refuted(const std::vector<Spoken>& claims);

  /// What the game calls the policies it brings for simulated players.
  std::vector<std::string> policies() const;

  /// What the player on `seat` makes of the pending question by a policy, from what that player was
  /// told and nothing else: a weight for each option (for each number from the least, where one is
  /// asked for), or nothing where all are the same to it. Requires listen() before the game began.
  std::vector<std::uint32_t> weigh(const std::string& policy, int seat);

  /// What may be claimed about, in the order in which it happened, as `rule.topics(heard)` tells.
  /// Nothing in games without that rule.
  std::vector<Topic> topics();

  /// Whether the game has that rule: then there will be topics, even where there are none yet.
  bool has_topics() const;

  /// What `rule.findings(heard, claims)` finds that cannot be true. Each claim is about one of the
  /// topics, no two about the same; they stand in the order spoken.
  Findings findings(const std::vector<Spoken>& claims);

  /// Why `option` cannot be chosen now, as the rules say it, or "" where they do not. Where a
  /// number is asked for, its word is the digits.
  std::string why_not(const Option& option);

  /// Likewise for each of many.
  std::vector<std::string> why_not_each(const std::vector<Option>& options);

  /// Why the rules forbid a voter this ballot; "" where they do not say it. Requires that it is one
  /// of question()->barred.
  std::string why_barred(const Barred& ballot);

  /// Everything in `g` as plain data, for the rules' author: players as {"seat": N}, and in
  /// `players` with all their fields.
  Json state();

  /// The state's fingerprint; also checks that it is plain data.
  std::uint64_t fingerprint();

 private:
  struct State;
  std::string reason_against(const Option& option);
  void push_named(const Option& option);
  std::string reason_by(const char* function, const std::vector<Option>& given);
  std::unique_ptr<State> state_;
};

}  // namespace narrator
