// A running game: the rules ask, an answer is checked, the rules continue, the answer is logged.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/log/log.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/log/log_writer.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// Returns the time as the log writes it: "2026-11-21T19:40:12Z".
using Clock = std::function<std::string()>;

/// Gives answers to a machine, after those in effect. If the machine throws,
/// it must not be used again.
class Recorder {
 public:
  /// `before` answers were given already, with `redeals` redeals.
  Recorder(Machine& machine, const Setup& setup, const Clock& clock, std::size_t before,
           int redeals)
      : machine_(machine),
        setup_(setup),
        clock_(clock),
        next_(static_cast<int>(before) + 1),
        redeals_(redeals) {}

  /// Requires an answer that fits. If a draw is kept, `drawn` tells what drew it originally.
  void give(const Answer& answer, ChanceKey drawn = {});

  /// Makes one of the machine's corrections. Requires an answer that fits.
  void correct(const Question& what, const Answer& answer);

  /// Draws the answer to the pending question, which depends only on the seed,
  /// its number and the redeals.
  void give_chance();

  /// Draws by chance until a moderator is needed.
  void settle();

  std::vector<LogAnswer> given;

 private:
  LogAnswer begin(const Question& question, const Answer& answer);
  void finish(LogAnswer line);

  Machine& machine_;
  const Setup& setup_;
  const Clock& clock_;
  int next_;
  int redeals_;
};

/// What an amendment changed in the rest of the game.
struct AmendResult {
  struct ChangedMessages {
    int n = 0;                 // 0: before the first answer
    std::vector<Message> was;  // announced after answer n before, but not now
    std::vector<Message> now;  // announced now, but not before
    LogAnswer given;           // the answer as it is now
  };
  std::vector<ChangedMessages> changes;
  std::vector<LogAnswer> dropped;   // later answers to questions that are no longer asked
  std::vector<LogAnswer> unwaited;  // what waited after an earlier amendment, and does no longer
  std::vector<LogAnswer> waiting;   // later answers; the first does not fit and is asked again
};

/// Adds what differs in what was said after the same answer.
void note_change(AmendResult& amended, const LogAnswer& was, const LogAnswer& now);

/// What was announced until now, with the names that players have now.
struct ToldAgain {
  std::vector<Message> opening;  // before the first answer
  std::vector<LogAnswer> answers;
};

/// What an undo took back, or a redo restored, in the order of the game.
struct UndoResult {
  std::vector<LogAnswer> answers;
  std::vector<LogNote> changes;  // other changes: each with its kind and a description
};

/// State is rules + answers: whenever something goes wrong, the answers in effect are run again
/// with fresh rules. An answer is logged once the rules have survived it and all draws that follow;
/// if they fail on it (ScriptError), the game is as it was before.
class Session {
 public:
  /// Begins a new game, in a new log file unless `path` is empty. `loaded` has the setup's sources.
  static Session create(Setup setup, const std::string& path, Clock clock,
                        std::unique_ptr<Machine> loaded = nullptr);

  /// Resumes the game of a log, which can be continued if `writable`. Draws that were cut off are
  /// made again, with the same result. Throws LogError if the log does not replay.
  static Session open(const LogContents& log, const std::string& path, bool writable, Clock clock);

  const Setup& setup() const { return setup_; }
  const std::vector<std::string>& names() const { return setup_.table.players; }
  const Catalogue& text() const { return machine_->text(); }
  Machine& machine() { return *machine_; }

  /// The pending question, with its args evaluated; nullptr once the game is over. Never a draw.
  const Question* question() const { return machine_->question(); }

  /// Why the pending question's args could not be evaluated, or ""; it is then asked without them.
  const std::string& trouble() const { return trouble_; }

  const std::optional<Json>& result() const { return machine_->result(); }

  /// Returns the announcements since the last call.
  std::vector<Message> take_news();

  /// Makes earlier announcements news again, without waiting for the moderator before them.
  void repeat(const std::vector<Message>& lines) {
    for (const Message& line : lines) besides_.emplace_back(line).acknowledged = false;
  }

  /// Returns the announcements from answer `n` on; 0: from the beginning.
  std::vector<Message> said_from(std::size_t n) const;

  /// The announcements before the first answer.
  const std::vector<Message>& opening() const { return *state_.opening; }

  const LogState& state() const { return state_; }
  const std::vector<LogAnswer>& answers() const { return state_.answers; }
  const std::vector<LogNote>& notes() const { return state_.notes; }

  /// Gives an answer, which must fit, and those that have waited behind it since an
  /// amendment, as far as they fit.
  void answer(const Answer& answer);

  /// Returns what can be corrected now without replaying (Machine::corrections()).
  std::vector<Question> corrections() { return machine_->corrections(); }

  /// Makes one of corrections(), as an answer of the log, which must fit. Throws what
  /// Machine::correct() throws; nothing has then changed.
  void correct(const Question& what, const Answer& answer);

  /// Takes back the last `count` actions of any kind. Draws go with the answer before them,
  /// and so do answers that `counts` rejects. The opening of a seal does not count. Throws
  /// Refused if there are fewer.
  UndoResult undo(int count, const std::function<bool(const LogAnswer&)>& counts = {});

  /// Takes back answer `n` and all later ones.
  void undo_from(int n);

  /// Restores what the last undo took back, or of an undo before the game was resumed the change or
  /// the answers that it took back last. Throws Refused if nothing was undone.
  UndoResult redo();

  /// Replays the game up to answer `n`, lets `choose` answer its question anew, and gives the later
  /// answers again as far as they fit; the others wait (see answer()). If answer `n` was a
  /// correction, `correct`, if given, answers the same correction anew. If `sure`, which is shown
  /// the outcome, returns false, or if either throws, nothing has changed.
  std::optional<AmendResult> amend(int n, const std::function<Answer(Machine&)>& choose,
                                   const std::function<bool(const AmendResult&)>& sure = {},
                                   const std::function<Answer(const Question&)>& correct = {});

  /// Continues with other rules: replays the game from its beginning with the answers in effect as
  /// far as they fit; the others wait. `what` describes the change. Settings that these rules do
  /// not have are dropped. Throws ScriptError if the rules fail, Refused if they are not for this
  /// table; nothing has then changed, nor if `sure` returns false.
  std::optional<AmendResult> change_rules(Rulebook rules, const std::string& what,
                                          const std::function<bool(const AmendResult&)>& sure);

  /// Draws answer `n`, which must be a draw, anew, with another key of the same seed (LogAmend);
  /// later answers stay as far as they fit. Announcements from there on become news again.
  void redeal(int n);

  /// After `machine()` threw ScriptError: builds it anew, as of the last answer.
  void recover() { rerun(); }

  /// Records a note beside the game; with `claim` it is testimony.
  void note(const std::string& kind, const std::string& text,
            std::optional<Claim> claim = std::nullopt);

  /// Renames the player in a seat, who has not left (any more). If it throws (ScriptError,
  /// LogError), nothing has changed.
  void rename(int seat, const std::string& to);

  /// Seats the players in another order and begins anew, with new announcements. Throws Refused
  /// after a person's first answer.
  void reseat(std::vector<std::string> players);
  bool may_reseat() const;

  /// Seats the players in another order, or with others who join, in the way of
  /// change_rules(). Throws Refused if the rules no longer let others join, or if cards
  /// already dealt would go to other players.
  std::optional<AmendResult> change_seats(const std::vector<std::string>& players,
                                          const std::function<bool(const AmendResult&)>& sure);

  /// Records that a player has left the table.
  void leave(int seat) { write_down(LogLeave{name_at(seat, names()), clock_(), given()}); }
  bool has_left(int seat) const { return state_.has_left(seat); }

  const Recall& recall() const { return state_.recall; }
  void change_recall(Recall recall) { write_down(LogRecall{std::move(recall), clock_(), given()}); }

  /// Whether `reader` may be reminded of `item` of kRecallItems; of all
  /// items once the game is over.
  bool may_recall(std::string_view item, const Reader& reader) const;

  // Progress since the last answer. That it cannot be logged is not reported here but with the next
  // answer, which would be lost.

  /// Records that the countdown has `left` seconds, 0 if it is off (LogState::timer).
  void time(int left, bool paused);

  /// Records that a script was read up to the line `id`, with `left` lines to
  /// come (LogState::reading), unless that is recorded already.
  void read_up_to(const std::string& id, int left);

  /// From now on, logs with each answer how many acknowledgements its announcements await, and how
  /// many lines of a script are to be read. For tables with a person who does so; otherwise none is
  /// awaited.
  void await_acknowledgements() { awaits_ = true; }

  /// Records that `left` of them are still awaited, unless that is recorded already.
  void acknowledge_up_to(int left);

  /// Returns once everything is on the disk.
  void sync() {
    if (writer_) writer_->sync();
  }

  /// Whether the log is still in place, or there is none. If not, the game
  /// goes on, and save() keeps it.
  bool is_kept() const { return !writer_ || writer_->in_place(); }

  /// Writes the whole log to a new file and continues there. Throws LogError.
  void save(const std::string& path) {
    if (writer_) writer_->move_to(path);
  }

  /// Whether another narrator could write to the log at the same time, as it could not be locked.
  bool is_unlocked() const { return writer_ && !writer_->locked(); }

  /// Path of the log, or "".
  std::string path() const { return writer_ ? writer_->path() : std::string(); }

 private:
  Session(Setup setup, Clock clock, std::string last_at = {});
  static std::unique_ptr<Machine> load_rules(const Setup& setup);
  static std::unique_ptr<Machine> take_up(const Setup& setup, LogState& state);
  void rerun();
  void work_out();
  [[noreturn]] void refuse(const char* id, std::int64_t n = 0) const;  // in the table's language
  void adopt(LogState then, const std::function<void(LogWriter&)>& write, bool strict = false);
  void commit(std::vector<LogAnswer> given);
  void take(std::vector<LogAnswer> given);
  void open_seal();
  void tell_opened();
  ToldAgain told_again() const;
  void record(const std::function<void(Recorder&)>& give);
  void give_correction(Recorder& recorder, Machine& machine, const LogAnswer& given) const;
  void follow(Recorder& recorder, Machine& machine, std::vector<LogAnswer>& waiting,
              AmendResult* amended = nullptr) const;
  void follow_all(Recorder& recorder, Machine& machine, AmendResult& amended) const;
  std::vector<LogAnswer> told_at(const std::vector<std::string>& players) const;
  void require_room(const Recorder& recorder, Machine& machine,
                    const std::vector<std::string>& players,
                    const std::vector<LogAnswer>& told) const;
  struct Rerun {
    AmendResult amended;
    std::vector<LogAnswer> then;
    std::unique_ptr<Machine> machine;
  };
  Rerun replaced_from(int n, int redeals,
                      const std::function<void(Recorder&, Machine&)>& give) const;
  std::string stamp(std::vector<LogAnswer>& given);
  int given() const { return static_cast<int>(answers().size()); }
  void write_down(auto record) {
    if (writer_) writer_->write(record);
    state_.apply(std::move(record));
  }
  void write_down_progress(auto record) {
    try {
      write_down(std::move(record));
    } catch (const LogError&) {
    }
  }
  void replace(LogAmend record, std::unique_ptr<Machine> machine);

  Setup setup_;
  Clock clock_;
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<LogWriter> writer_;
  LogState state_;
  std::size_t untold_ =
      std::numeric_limits<std::size_t>::max();  // first answer whose announcements are news
  std::vector<Message> besides_;                // further news
  std::string trouble_;
  int undos_ = 0;        // since the game was begun or resumed
  bool awaits_ = false;  // acknowledgements
};

}  // namespace narrator
