// The contents of a log (narrator-log(5)). log_reader.hpp reads it, log_writer.hpp writes it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/budget.hpp"
#include "engine/chance/random.hpp"
#include "engine/claim.hpp"
#include "engine/log/recall.hpp"
#include "engine/machine.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

class LineCipher;

/// The format of new logs, and the previous format, which can still be read and continued. In the
/// new format a line has exactly its specified keys and can be written in only one way.
inline constexpr int kLogFormat = 2, kLooseFormat = 1;

/// What a game begins with: the first line of a log. In a log that has been read, the players and
/// `recall` are the current ones.
struct Setup {
  int format = kLogFormat;  // version of the log's format
  std::string game;
  int version = 1;  // version of the game's rules
  std::string lang = "en";
  std::vector<std::string> variants;  // ids in order of application
  Table table;
  Recall recall;
  std::string screen;  // "shared" if everybody sees it; "" if only the moderator does
  std::string seed;
  Seal seal;
  std::shared_ptr<const LineCipher> cipher{};  // set if the log is encrypted
  std::vector<Source> sources;                 // game, texts of `lang`, variants, in load order
};

/// What a game's rules consist of: the sources in load order, and what was chosen from them.
struct Rulebook {
  std::vector<Source> sources;
  std::vector<std::string> variants;
  std::vector<std::string> dealt;
  Settings settings;
};

/// Returns the rules of a setup; put() replaces them.
Rulebook rulebook_of(const Setup& setup);
void put(Rulebook rules, Setup& setup);

/// A slice of LogContents::written.
struct LogSpan {
  std::uint32_t from = 0, length = 0;
};

/// What determines a draw besides the seed: the answer's number and how many redeals came before.
struct ChanceKey {
  int number = 0, redeals = 0;
  bool operator==(const ChanceKey&) const = default;
};

/// One answer that was given, and its consequences.
struct LogAnswer {
  int n = 0;                 // 1-based position among the answers in effect
  LogSpan written;           // `say` as it stands in the log, if it was left unparsed
  bool chance = false;       // drawn by the engine
  bool correction = false;   // not of the pending question: see Machine::corrections
  bool ballots = false;      // tells how each voted; not logged, known once the answer was run
  bool of_same : 1 = false;  // waits for a question to the same player: see pass_waiting
  bool strayed : 1 = false;  // since it was given what waits is for the same player alone
  std::string at;            // UTC, "2026-11-21T19:40:12Z"
  std::string ask;           // the question's id
  std::string of;            // name of the player who decided, or ""
  Audience to;               // who may see the answer
  WordedAnswer answer;
  std::vector<Message> say;
  std::string g;          // fingerprint of the state after the answer, 8 hexadecimal digits
  std::size_t named = 0;  // index in LogState::tables of the names used here
  int redeals = 0;        // number of redeals before it took its place
  int passed = 0;         // number of waiting answers that it removed from LogState::waiting
  ChanceKey kept{};       // what drew a sealed answer that an amendment kept under another number

  ChanceKey drawn_as() const { return kept.number > 0 ? kept : ChanceKey{n, redeals}; }
};

/// Takes back the answers from number `from` on or, if `what` is set, the last Change of that kind,
/// which must have been made after all answers in effect.
struct LogUndo {
  int from = 0;
  std::string what{};
  std::string at{};
};

/// Restores what the last undo not yet redone took back.
struct LogRedo {
  std::string at{};
};

/// Corrects answer `n`: `then` replaces it and all later answers. With `redeal`, answer `n` is a
/// draw that is drawn anew: draws are keyed by the seed, the answer's number and the number of
/// redeals. `waiting` holds the later answers that did not fit at once; see LogState.
struct LogAmend {
  int n = 0;
  std::vector<LogAnswer> then;
  bool redeal = false;
  std::vector<LogAnswer> waiting{};
  std::string at{};
};

/// Something written down beside the game; its kind is "note", "ruling" and the like.
struct LogNote {
  std::string kind;
  std::string text;
  std::string at;
  int after = 0;                 // number of answers in effect
  std::optional<Claim> claim{};  // what the text of a "claim" says, for the rules
  bool secret = false;           // of what was mended: answers that not everybody knows of
  bool redone = false;           // of an undo: it was taken back in turn
};

/// A player who has left the table, and how many of the answers in effect came before.
struct Departure {
  std::string player;
  int after = 0;
  bool operator==(const Departure&) const = default;
};

/// The kind of the note that opens a sealed game; its text is the seed.
inline constexpr const char* kOpening = "open";

/// The correction by which the rules decide about somebody's seat: plays, joins, waits or out.
inline constexpr const char* kOfASeat = "seat";

/// Returns the note of that kind, or nullptr.
const LogNote* opening_of(const std::vector<LogNote>& notes);

/// Renames a player from here on; earlier lines keep the old name. If both names are the same, a
/// player who had left is back.
struct LogRename {
  std::string from;
  std::string to;
  std::string at;
  int after = 0;
};

/// Seats the players in another order, possibly with newcomers, and restarts the game: nothing can
/// be redone any more, and without `after` chance is drawn as after a redeal.
struct LogSeats {
  std::vector<std::string> players;
  std::string at;
  std::vector<Message> say;  // announced before the first answer
  std::string g;             // fingerprint before the first answer

  /// Number of answers given before, if any; those that still fit are given again as `then`.
  std::optional<int> after{};
  std::vector<LogAnswer> then{};
  std::vector<LogAnswer> waiting{};
};

/// Rewrites the answer for players who were named `were`, are now named
/// `are` and sit as in `seats`.
void take_to_seats(LogAnswer& answer, const std::vector<std::string>& were,
                   const std::vector<std::string>& are, const std::vector<std::string>& seats);

struct LogLeave {
  std::string player;
  std::string at;
  int after = 0;
};

/// Changes who may be reminded of what, from here on.
struct LogRecall {
  Recall recall;
  std::string at;
  int after = 0;
};

/// State of the table's countdown: `left` seconds remain; 0 means that it is off.
struct LogTimer {
  int left = 0;
  bool paused = false;
  std::string at;
  int after = 0;
};

/// How far what follows the last answer has been told: a script is read aloud up to the line `id`
/// ("": none yet), with `left` lines to come, and `awaited` acknowledgements of the moderator are
/// to come.
struct LogReading {
  std::string id;
  int left = 0;
  std::string at;
  int after = 0;
  int awaited = 0;
};

/// Continues the game under other rules, as when a house rule is mended or dropped; the answers
/// that still fit are given again as `then`.
struct LogRules {
  std::string what;  // for display: "mine", "without mine"
  Rulebook rules;
  std::string at;
  int after = 0;
  std::vector<Message> say;  // announced before the first answer
  std::string g;             // fingerprint before the first answer
  std::vector<LogAnswer> then{};
  std::vector<LogAnswer> waiting{};
};

using LogRecord = std::variant<LogAnswer, LogUndo, LogRedo, LogAmend, LogNote, LogRename, LogRules,
                               LogSeats, LogLeave, LogRecall, LogTimer, LogReading>;

/// The part of the state beside the answers.
struct TableState {
  std::size_t began = 0;  // index in LogState::tables of the names that the game began with
  std::size_t now = 0;    // index in LogState::tables of the current names
  std::size_t rules = 0;  // index in LogState::rulebooks of the rules in force
  std::vector<Departure> left;
  Recall recall;
  std::shared_ptr<const std::vector<Message>> opening =
      std::make_shared<const std::vector<Message>>();  // announced before the first answer
  std::string opening_g;                               // fingerprint before the first answer
};

/// Something that was done other than a plain answer, or answers that were taken back, with what it
/// replaced: doing and undoing it are the same exchange.
struct Change {
  std::string what;       // "amend", "redeal", "rename", "seats", "leave", "recall", the kind of a
                          // note; "" for answers that were taken back
  std::size_t after = 0;  // number of answers in effect once it was done
  std::optional<std::size_t> from{};           // how many of the first answers stayed
  std::vector<LogAnswer> answers{};            // the answers that came after those
  std::shared_ptr<const TableState> beside{};  // what stood beside those
  bool noted = false;                          // whether a note was added
  std::shared_ptr<const LogNote> note{};       // that note, once it is undone
  int undo = 0;  // which undo took it back: one may take back several; 0: not known, as a log that
                 // was read does not tell
  std::vector<LogAnswer> waiting{}, passed{};  // as in LogState
  std::size_t mended = 0;  // of answers that were taken back: the undo's place in LogState::mended
};

/// Finds the waiting answer to the question `ask`, which is asked after `before`, and skips answers
/// to questions that are no longer asked. Returns the end if another answer to the previous
/// question comes first: the question asked is then a new one.
std::span<const LogAnswer>::iterator find_waiting(std::span<const LogAnswer> waiting,
                                                  std::string_view ask, bool chance,
                                                  const LogAnswer* before);

/// Removes the waiting answer to the same question as `given`, and all those before it; returns how
/// many, and adds them to `passed` unless that is null. If there is none the game goes another way:
/// what waits is then given only for the player who gave it.
std::size_t pass_waiting(std::vector<LogAnswer>& waiting, const LogAnswer& given,
                         const LogAnswer* before, std::vector<LogAnswer>* passed = nullptr);

/// The answers in effect, and everything that can be undone and redone.
struct LogState : TableState {
  std::vector<LogAnswer> answers;
  std::vector<LogNote> notes;   // also of renames, seats, departures and changes of `recall`
  std::vector<Change> changes;  // in effect, the latest last
  std::vector<Change> undone;   // what redo would restore, the latest last
  int redeals = 0;
  std::vector<std::vector<std::string>>
      tables;  // players' names in seat order, indexed by LogAnswer::named

  /// Who sits there, by the same index: each person has a number and keeps it through new names and
  /// seats. Who takes over the seat of somebody who has left is another person.
  std::vector<std::vector<int>> people{{}};  // empty: 1 for the first seat, and so on
  int newcomers = 0;

  std::vector<Rulebook> rulebooks;  // the first is the one that the game began with

  /// All corrections, even those undone since: "undo", "amend" and "redeal", each with the number
  /// of the answer.
  std::vector<LogNote> mended;

  /// Answers from before an amendment that came after an answer which no longer fits. Once its
  /// question is asked again, they are given automatically as far as they fit. `passed` are those
  /// that no longer wait, as others were given; they do again if those are undone.
  std::vector<LogAnswer> waiting, passed;

  // These belong to the last answer: both are dropped when the number of answers changes.
  std::optional<LogTimer> timer;
  std::optional<LogReading> reading;

  /// How many acknowledgements after the last answer a replay gives: all, except in as_told().
  std::optional<std::size_t> acknowledged;

  /// The state before the first record.
  explicit LogState(const Setup& setup)
      : tables{setup.table.players}, rulebooks{rulebook_of(setup)} {
    recall = setup.recall;
  }
  LogState() : tables(1), rulebooks(1) {}

  const std::vector<std::string>& names() const { return tables[now]; }

  /// Returns the persons in seat order, now or in a table of `tables`.
  std::vector<int> persons() const { return persons_in(now); }
  std::vector<int> persons_in(std::size_t table) const;

  /// Whether it was noted that who sits there has left the table, and no correction of the seat
  /// since then has brought them back.
  bool has_left(int seat) const;

  /// Whether who sits there has left the table, as noted or by the latest correction of the seat.
  bool has_gone(int seat) const;

  /// The budget left after reading the log, for running its answers.
  Budget budget;

  /// Fills in the answers that wait after an amendment, where a record that was read has only their
  /// numbers; call it before apply(). Throws LogError if there are no such answers.
  void find_waiting_of(LogRecord& record) const;

  /// Applies the next record. Throws LogError if it does not fit (such as an undo of nothing).
  void apply(LogRecord&& record);

  /// Returns the undo for the last answer of a person or the last change after it, if there is any.
  std::optional<LogUndo> last_done() const;
};

}  // namespace narrator
