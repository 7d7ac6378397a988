// A table in play: the rules ask, an answer is checked, the rules go on, the answer is logged.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/audience.hpp"
#include "engine/log/log.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/log/log_writer.hpp"
#include "engine/machine.hpp"
#include "engine/session/recorder.hpp"

namespace narrator {

/// What an amendment did to the game after it.
struct Amended {
  struct Retold {
    int n = 0;
    std::vector<Said> was;  // what was said after answer n and no longer is
    std::vector<Said> now;  // what is said now and was not
    LogAnswer given;        // the answer then
  };
  std::vector<Retold> changes;
  std::vector<LogAnswer> dropped;  // given later, to questions that there are none of any more
  std::vector<LogAnswer> waiting;  // given later; the first of them does not fit and is asked again
};

/// What an undo took back, or a redo gave again, in the order of the game.
struct Moved {
  std::vector<LogAnswer> answers;
  std::vector<LogNote> changes;  // what was no answer: its kind, and in words what it did
};

/// One running game. State is rules + answers: whatever goes wrong, the answers in effect are run
/// again under fresh rules. An answer is logged once the rules have survived it and all chance that
/// follows; a script that fails on an answer (ScriptError) leaves the table as it was before it.
class Session {
 public:
  /// Begins a new game, in a new log file unless `path` is empty. Where a machine has the setup's
  /// sources loaded already, they are not loaded again.
  static Session create(Setup setup, const std::string& path, Clock clock,
                        std::unique_ptr<Machine> loaded = nullptr);

  /// Takes up the game of a log. With `writable` it can be gone on with, and a torn last line is
  /// cut off. Chance that was torn off is drawn again, the same. Throws LogError where the log does
  /// not replay.
  static Session open(const LogContents& log, const std::string& path, bool writable, Clock clock);

  const Setup& setup() const { return setup_; }
  const std::vector<std::string>& names() const { return setup_.table.players; }
  const Catalogue& text() const { return machine_->text(); }
  Machine& machine() { return *machine_; }

  /// What is asked now, with its args worked out; nullptr once the game is over. Never a chance
  /// question.
  const Question* question() const { return machine_->question(); }

  /// Why the pending question's args could not be worked out when a game was taken up or answers
  /// were taken back, or "": it is then asked without them, and can be answered.
  const std::string& trouble() const { return trouble_; }

  const std::optional<Json>& result() const { return machine_->result(); }

  /// What was said since the last call, in order.
  std::vector<Said> take_news();

  /// Makes lines that were said before news once more; nobody is waited for before them.
  void repeat(const std::vector<Said>& lines) {
    for (const Said& line : lines) news_.emplace_back(line).acknowledged = false;
  }

  /// What was said before the first answer.
  const std::vector<Said>& opening() const { return *state_.opening; }

  /// What the log's records come to.
  const LogState& state() const { return state_; }

  /// The answers in effect.
  const std::vector<LogAnswer>& answers() const { return state_.answers; }
  const std::vector<LogNote>& notes() const { return state_.notes; }

  /// Gives an answer, and what was waiting behind it since an amendment, as far as that fits.
  /// Requires a question that it fits.
  void answer(const Answer& answer);

  /// What can be set right now without unplaying anything (Machine::corrections).
  std::vector<Question> corrections() { return machine_->corrections(); }

  /// Sets it right, as an answer of the log. Requires one of corrections(), which the answer fits.
  /// Throws as Machine::correct does, and nothing has changed.
  void correct(const Question& what, const Answer& answer);

  /// Takes back the last `count` things that were done (the opening of a seal is none): answers
  /// (chance drawn after them goes too), amendments, renames, notes, whatever it was. Throws Error
  /// (Exit::refused) when there are fewer. Answers that do not count for who asks go with the one
  /// before them.
  Moved undo(int count, const std::function<bool(const LogAnswer&)>& counts = {});

  /// Takes back answer `n` and all after it, whatever else was done since.
  void undo_from(int n);

  /// Does again what the last undo took back. Throws Error when nothing was undone.
  Moved redo();

  /// Runs the game up to answer `n`, lets `choose` answer its question anew, and runs the later
  /// answers after it as far as they fit; the others wait (see `answer`). Nothing has changed where
  /// `choose` throws, or `sure`, which is shown what would come of it, says no: nothing is returned
  /// then. Where answer `n` was a correction, `correct`, if it is given, chooses how the same thing
  /// is set right instead.
  std::optional<Amended> amend(int n, const std::function<Answer(Machine&)>& choose,
                               const std::function<bool(const Amended&)>& sure = {},
                               const std::function<Answer(const Question&)>& correct = {});

  /// Goes on under other rules: runs the game again from its beginning, with the answers in effect
  /// as far as they fit; the others wait, as after amend(). Settings that these rules do not have
  /// are dropped. `what` tells it in words. Nothing has changed where `sure` says no (nothing is
  /// returned then), or where it throws: ScriptError where the rules fail, Refused where they are
  /// not for this table.
  std::optional<Amended> change_rules(Rulebook rules, const std::string& what,
                                      const std::function<bool(const Amended&)>& sure);

  /// Deals anew what chance dealt as answer `n`, which must be one of chance; later answers stay as
  /// far as they fit. What is said from there on is news again. The new deal is drawn from the same
  /// seed under another key: see Recorder::give_chance and LogAmend.
  void redeal(int n);

  /// Sets the table up anew as it stands, after `machine()` threw ScriptError.
  void recover() { rerun(); }

  /// Writes something down beside the game; with `claim` it is testimony.
  void note(const std::string& kind, const std::string& text,
            std::optional<Claim> claim = std::nullopt);

  /// The player on a seat is called `to` from now on, and has not left (any more). What was said
  /// stays as it was said. Nothing has changed when it throws (ScriptError, LogError).
  void rename(int seat, const std::string& to);

  /// Seats the players in another order and begins anew; what is said then is news. Only before the
  /// first answer of a person: throws Error (Exit::refused) after it.
  void reseat(std::vector<std::string> players);

  /// Whether reseat() would not throw.
  bool may_reseat() const;

  /// Seats them in another order, or with others who join, after answers were given: the game is
  /// run again from its beginning, as by change_rules(). Throws Refused where the rules do not let
  /// those others join with something that is still to come, or what chance dealt would fall on
  /// others.
  std::optional<Amended> change_seats(const std::vector<std::string>& players,
                                      const std::function<bool(const Amended&)>& sure);

  /// Writes down that a player has left the table.
  void leave(int seat);
  bool has_left(int seat) const;

  /// Who may be reminded of what.
  const Recall& recall() const { return state_.recall; }
  void change_recall(Recall recall);

  /// Whether `reader` may be reminded of `item` ("votes", "marks", "claims"). Once the game is over
  /// everybody may.
  bool may_recall(std::string_view item, const Reader& reader) const;

  /// Writes down that the countdown has `left` seconds, none where it is off; LogState::timer.
  void time(int left, bool paused);

  /// Writes down that a script was read up to the line `id`, with `left` lines to come;
  /// LogState::reading.
  void read_up_to(const std::string& id, int left);

  /// Everything is on the disk when this returns.
  void sync();

  /// Whether the log is where it was, or there is none: not deleted, renamed or replaced meanwhile.
  /// Where it is not, the game goes on all the same and save() keeps it.
  bool is_kept() const { return !writer_ || writer_->in_place(); }

  /// Writes all of the log to a new file and goes on there. Throws LogError.
  void save(const std::string& path);

  /// Whether another narrator could write to the log at the same time: it could not be locked.
  bool is_unlocked() const { return writer_ && !writer_->locked(); }

  /// Where the log is, or "".
  std::string path() const { return writer_ ? writer_->path() : std::string(); }

 private:
  Session(Setup setup, Clock clock, std::string last_at = {});
  static std::unique_ptr<Machine> rules_of(const Setup& setup);
  static std::unique_ptr<Machine> take_up(const Setup& setup, LogState& state);
  void rerun();
  void work_out();
  [[noreturn]] void refuse(const char* id, std::int64_t n = 0) const;  // in the table's language
  void adopt(LogState then, const std::function<void(LogWriter&)>& write, bool strict = false);
  void commit(std::vector<LogAnswer> given);
  void take(std::vector<LogAnswer> given);
  void open_seal();
  std::vector<LogAnswer> told_again() const;
  void record(const std::function<void(Recorder&)>& give);
  void give_correction(Recorder& recorder, Machine& machine, const LogAnswer& given) const;
  void follow(Recorder& recorder, Machine& machine, std::vector<LogAnswer>& waiting,
              Amended* amended = nullptr) const;
  void follow_all(Recorder& recorder, Machine& machine, Amended& amended) const;
  std::vector<LogAnswer> told_at(const std::vector<std::string>& players) const;
  void require_room(const Recorder& recorder, Machine& machine,
                    const std::vector<std::string>& players,
                    const std::vector<LogAnswer>& told) const;
  struct Replaced {
    Amended amended;
    std::vector<LogAnswer> then;
    std::unique_ptr<Machine> machine;
  };
  Replaced replaced_from(int n, int redeals,
                         const std::function<void(Recorder&, Machine&)>& give) const;
  std::string stamp(std::vector<LogAnswer>& given);
  int given() const { return static_cast<int>(answers().size()); }
  void write_down(auto record) {
    if (writer_) writer_->write(record);
    state_.apply(std::move(record));
  }
  void replace(LogAmend record, std::unique_ptr<Machine> machine);

  Setup setup_;
  Clock clock_;
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<LogWriter> writer_;
  LogState state_;
  std::vector<Said> news_;
  std::string trouble_;
};

}  // namespace narrator
