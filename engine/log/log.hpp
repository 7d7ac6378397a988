// The log: what is in it (narrator-log(5)). Reading is log_reader.hpp, writing log_writer.hpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/audience.hpp"
#include "engine/chance/seal.hpp"
#include "engine/claim.hpp"
#include "engine/log/recall.hpp"
#include "engine/machine.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

class LineCipher;

/// The format that new logs are written in. Those of kLooseFormat are read and gone on with as they
/// are; only from the next on a line has exactly its keys, and one way to be written.
inline constexpr int kLogFormat = 2, kLooseFormat = 1;

/// An announcement in words.
struct Said {
  Audience to;
  std::string id;
  std::string text;
  int pause = 0;              // seconds of silence after it, for a line read aloud; not in the log
  int timer = 0;              // seconds that a countdown beginning with it takes; not in the log
  std::string recall{};       // the item of Recall that telling it again would remind of, or ""
  bool acknowledged = false;  // the moderator is waited for before the next line; not in the log
  bool operator==(const Said& other) const {
    return to == other.to && id == other.id && text == other.text;
  }
};

/// What a game begins with: the first line of a log. The players, and who may be reminded of what,
/// are those of now where a log was read.
struct Setup {
  int format = kLogFormat;  // of the log
  std::string game;
  int version = 1;  // of the game's rules
  std::string lang = "en";
  std::vector<std::string> variants;  // ids in the order of application
  Table table;
  Recall recall;
  std::string screen;  // "shared" where everybody sees it; "" where the moderator alone does
  std::string seed;
  Seal seal;
  std::shared_ptr<const LineCipher> cipher{};  // where the log is unreadable without passphrase
  std::vector<Source> sources;                 // game, texts of `lang`, variants, in load order
};

/// What the rules of a game are made of: its sources in load order, and what was chosen of them.
struct Rulebook {
  std::vector<Source> sources;
  std::vector<std::string> variants;
  std::vector<std::string> dealt;
  Settings settings;
};

/// The part of a setup that is its rules, and its replacement by others.
Rulebook rulebook_of(const Setup& setup);
void put(Rulebook rules, Setup& setup);

/// A part of LogContents::written.
struct Written {
  std::uint32_t from = 0, length = 0;
};

/// What chance is drawn by, besides the seed: the answer's number, and how often things were dealt
/// anew before it.
struct DrawnAs {
  int number = 0, redeals = 0;
  bool operator==(const DrawnAs&) const = default;
};

/// One answer that was given, and what came of it.
struct LogAnswer {
  int n = 0;                // 1..; its place among the answers in effect
  Written written;          // `say` as it stands in the log, where that was left unread
  bool chance = false;      // drawn by the engine
  bool correction = false;  // of something else than what was asked: see Machine::corrections
  bool ballots = false;     // how each voted; not in the log, known once the answer was run
  std::string at;           // UTC, "2026-11-21T19:40:12Z"
  std::string ask;          // the question's id
  std::string of;           // the name of the player who decided, or ""
  Audience to;              // who may see the answer
  WordedAnswer answer;
  std::vector<Said> say;
  std::string g;          // fingerprint of the state after it, 8 hexadecimal digits
  std::size_t named = 0;  // under which of LogState::tables it is written here
  int redeals = 0;        // how often things were dealt anew before it took its place
  DrawnAs kept{};  // of sealed chance that an amendment kept under another number: what drew it

  DrawnAs drawn_as() const { return kept.number > 0 ? kept : DrawnAs{n, redeals}; }
};

/// The answers from number `from` on are no longer in effect. Or, with a `what`, the last change of
/// that kind (see Change), which was done after all answers in effect.
struct LogUndo {
  int from = 0;
  std::string what{};
  std::string at{};
};

/// What the last undo not yet redone took back is in effect again.
struct LogRedo {
  std::string at{};
};

/// Answer `n` was corrected: `then` replaces it and all answers after it. With `redeal` it is one
/// of chance that was drawn anew ({"redeal":1,…} instead of {"amend":1,…}). Chance is keyed by the
/// seed, the answer's number and the number of redeals in the log, so that a redeal is not the same
/// deal, and a resumed game goes on drawing what it would have drawn. `waiting`: what was answered
/// after that and did not fit at once, see LogState.
struct LogAmend {
  int n = 0;
  std::vector<LogAnswer> then;
  bool redeal = false;
  std::vector<LogAnswer> waiting{};
  std::string at{};
};

/// Something written down beside the game: kind is "note", "ruling" and the like.
struct LogNote {
  std::string kind;
  std::string text;
  std::string at;
  int after = 0;                 // how many answers were in effect
  std::optional<Claim> claim{};  // what the text of a "claim" says, for the rules
};

/// The kind of the note in which a sealed game is opened; its text is the seed.
inline constexpr const char* kOpening = "open";

/// The note in which the game was opened, or nullptr.
const LogNote* opening_of(const std::vector<LogNote>& notes);

/// A player is called otherwise from here on; the seat, and everything answered, stays. What was
/// written before keeps the name it was written under. The same name again: somebody who had left
/// is back (as a note: "back").
struct LogRename {
  std::string from;
  std::string to;
  std::string at;
  int after = 0;
};

/// The players sit in another order, or somebody joins them, and the game begins anew for them:
/// nothing that was drawn or undone counts any more, and chance is drawn as after a redeal.
struct LogSeats {
  std::vector<std::string> players;
  std::string at;
  std::vector<Said> say;  // said before the first answer
  std::string g;          // fingerprint before the first answer

  /// Where answers were given: how many. The game is then run again from its beginning, as after an
  /// amendment, and `then` are the answers that still fit.
  std::optional<int> after{};
  std::vector<LogAnswer> then{};
  std::vector<LogAnswer> waiting{};
};

/// The answer as it reads where those it calls `were` are called `are` now, and sit as in `seats`.
void take_to_seats(LogAnswer& answer, const std::vector<std::string>& were,
                   const std::vector<std::string>& are, const std::vector<std::string>& seats);

/// A player has left the table.
struct LogLeave {
  std::string player;
  std::string at;
  int after = 0;
};

/// Who may be reminded of what, from here on.
struct LogRecall {
  Recall recall;
  std::string at;
  int after = 0;
};

/// How the countdown of the table stands: it has `left` seconds, none where it is off.
struct LogTimer {
  int left = 0;
  bool paused = false;
  std::string at;
  int after = 0;
};

/// How far a script that is read aloud has been read: of its lines the last `left` are to come, and
/// `id` is the one before them ("" where none was read yet).
struct LogReading {
  std::string id;
  int left = 0;
  std::string at;
  int after = 0;
};

/// The game goes on under other rules, a house rule being mended or left out. It is run again from
/// its beginning, as after an amendment: `then` are the answers that still fit.
struct LogRules {
  std::string what;  // in words: "mine", "without mine"
  Rulebook rules;
  std::string at;
  int after = 0;
  std::vector<Said> say;  // said before the first answer
  std::string g;          // fingerprint before the first answer
  std::vector<LogAnswer> then{};
  std::vector<LogAnswer> waiting{};
};

using LogRecord = std::variant<LogAnswer, LogUndo, LogRedo, LogAmend, LogNote, LogRename, LogRules,
                               LogSeats, LogLeave, LogRecall, LogTimer, LogReading>;

/// What stands beside the answers.
struct Surroundings {
  std::size_t began = 0;  // the players' names in LogState::tables: those the game began with,
  std::size_t now = 0;    // and those of now
  std::size_t rules = 0;  // those in force, in LogState::rulebooks
  std::vector<std::string> left;  // the players who have left
  Recall recall;
  std::shared_ptr<const std::vector<Said>> opening =
      std::make_shared<const std::vector<Said>>();  // said before the first answer
  std::string opening_g;                            // fingerprint before the first answer
};

/// Something that was done and is no plain answer, or answers that were taken back: with what it
/// put another in place of, so that doing and undoing it are the same exchange.
struct Change {
  std::string what;       // "amend", "redeal", "rename", "seats", "leave", "recall", the kind of a
                          // note; "" for answers that were taken back
  std::size_t after = 0;  // how many answers were in effect once it was done
  std::optional<std::size_t> from{};             // the first so many answers stayed; these stood
  std::vector<LogAnswer> answers{};              // behind them
  std::shared_ptr<const Surroundings> beside{};  // what stood beside them
  bool noted = false;                            // a note was added:
  std::shared_ptr<const LogNote> note{};         // this one, once it is undone
};

/// Where an answer to the question `ask` waits, which is asked after answers up to `before`: behind
/// those to questions that there are none of any more. None waits where another answer to what was
/// answered last stands in front of it: the question is a new one then.
std::span<const LogAnswer>::iterator find_waiting(std::span<const LogAnswer> waiting,
                                                  std::string_view ask, bool chance,
                                                  const LogAnswer* before);

/// What still waits once `given` was given: what comes after an answer to the same question.
void pass_waiting(std::vector<LogAnswer>& waiting, const LogAnswer& given, const LogAnswer* before);

/// The answers in effect, and all that can be undone and redone.
struct LogState : Surroundings {
  std::vector<LogAnswer> answers;
  std::vector<LogNote> notes;   // and, as notes, renames, seats, who left, and changes of `recall`
  std::vector<Change> changes;  // in effect, the last on top
  std::vector<Change> undone;   // what redo would bring back, the last on top
  int redeals = 0;
  std::vector<std::vector<std::string>>
      tables;  // players' names in seat order, by LogAnswer::named

  std::vector<Rulebook> rulebooks;  // the first is the one that the game began with

  /// What was set right on the way here, in order, whatever was undone since: of the kinds "undo",
  /// "amend" and "redeal", each with the number of the answer.
  std::vector<LogNote> mended;

  /// Given before an amendment, after an answer that did not fit any more: once that was asked
  /// again they are given by themselves, as far as they fit.
  std::vector<LogAnswer> waiting;

  /// The countdown begun last, unless it is off: it ends as soon as there are more answers or
  /// fewer.
  std::optional<LogTimer> timer;

  /// How far the script was read that belongs to the last answer; likewise.
  std::optional<LogReading> reading;

  /// Where a game with these players stands before its first record.
  explicit LogState(const Setup& setup)
      : tables{setup.table.players}, rulebooks{rulebook_of(setup)} {
    recall = setup.recall;
  }
  LogState() : tables(1), rulebooks(1) {}

  const std::vector<std::string>& names() const { return tables[now]; }

  /// What it took to come here, for who reads a stranger's log.
  struct Spent {
    std::uint64_t moved = 0;  // answers that were put elsewhere
    std::uint64_t kept = 0;   // bytes, about
  };
  Spent spent;

  /// Gives what waits after an amendment, of which the record has the numbers, its answers. To be
  /// called before apply() of a record that was read. Throws LogError where there are none.
  void find_waiting_of(LogRecord& record) const;

  /// Carries one more record out. Throws LogError when it does not fit (an undo of nothing).
  void apply(LogRecord&& record);

  /// What would take back the last thing that was done, if there is any: the last answer of a
  /// person or the last change.
  std::optional<LogUndo> last_done() const;
};

}  // namespace narrator
