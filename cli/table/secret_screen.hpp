// Keeping secrets on a screen that everybody sees: it is passed to the player they are meant for.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <vector>

#include "cli/display/output.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/table/narration.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Collects the votes on the pending question until everybody has voted.
class SecretBallots {
 public:
  explicit SecretBallots(Session& session) : session_(session) {}

  /// Returns whether the pending question takes such ballots.
  bool pending() const;

  /// Returns the voter whose turn it is. Requires pending().
  int voter() const { return one().of; }

  /// Returns the question for that voter alone. Requires pending().
  Question one() const;

  /// Records the vote of the voter whose turn it is. Returns the whole answer after the last vote.
  std::optional<Answer> cast(int pick);

  /// Records the vote of the player at a seat, for secret and open ballots alike; `typed` by the
  /// moderator, it can be typed anew. Returns the whole answer after the last vote. Requires that
  /// the vote is missing, or was typed, and that `pick` is allowed.
  std::optional<Answer> cast_by(int seat, int pick, bool typed = false);

  /// Returns the seats that have not voted yet, or for which the moderator has typed a vote.
  std::vector<int> missing(bool or_typed = false) const;

  /// Discards the most recent vote so that its voter is asked again; returns the voter's seat, or 0
  /// if there is none. Requires pending().
  int take_back();

 private:
  struct Cast {
    std::size_t place;  // the voter's index
    int pick;
    int person;  // as in LogState::persons()
    bool typed;  // by the moderator, beside those of phones
  };
  std::vector<Cast> so_far() const;
  std::size_t turn() const;

  Session& session_;
  std::string asked_;       // the question and the state of the game that the votes belong to
  std::vector<Cast> cast_;  // in order of arrival
};

/// Mediates between a conversation and its output. On a private screen everything is simply shown.
/// On a shared one, messages for certain players are shown to each of them alone, on an alternate
/// screen that is wiped afterwards, and a secret question stays covered until Enter. Between two
/// public messages the moderator takes the screen once, however much there is to tell and to ask;
/// if the rules require an acknowledgement, even if there is nothing. Hence the number of turns
/// does not reveal who is alive or which powers were used.
class SecretScreen {
 public:
  SecretScreen(Session& session, InputStack& modes, Output& output, Narration& narration,
               bool shared, TableScreens* screens = nullptr)
      : session_(session),
        modes_(modes),
        output_(output),
        narration_(narration),
        shared_(shared),
        screens_(screens),
        ballots_(session) {
    output_.show_to(reader());
  }

  /// Returns who can see the screen.
  Reader reader() const;
  bool shared() const { return shared_; }

  /// Shows all messages, waiting for Enter when the screen has to be passed, and after lines that
  /// are read aloud.
  void say(const std::vector<Message>& news);

  /// Shows the pending question, or that it is somebody's secret.
  void ask();

  /// Returns whether the pending question is a secret that is not being shown, so that no answer
  /// can be typed.
  bool covered() const { return is_secret() && !alternate_.is_open(); }

  /// The same, for a question to the moderator. Only Enter is accepted then, exactly as if there
  /// were only something to tell.
  bool awaits_moderator() const { return shared_ && covered() && session_.question()->of == 0; }

  /// Returns whether everybody who sees the screen may know who answers the pending question: not,
  /// if it is asked in secret of nobody in particular.
  bool names_who_answers() const {
    return !shared_ || !is_secret() || session_.question()->of != 0;
  }

  /// Shows the moderator, who has taken the screen, what comes of an answer given on a phone, or
  /// that nothing does.
  void open_for_moderator();

  /// Says that Enter has to be pressed before anything is typed.
  void refuse() const;

  /// Returns whether the pending question is shown on the alternate screen.
  bool uncovered() const { return alternate_.is_open(); }

  /// The same, for a question that only the moderator answers.
  bool moderators() const { return uncovered() && asks(0); }

  /// Handles Enter: uncovers a covered question, or covers an uncovered one.
  void turn();

  /// Shows the pending secret question on the alternate screen, starting a new page.
  void uncover();

  /// Wipes and leaves the alternate screen if it is open.
  void cover();

  /// Clears the alternate screen to show the response to what was typed there.
  void begin_page();

  /// Returns whether, since the last call, the screen was wiped or the input ended before the page
  /// was complete. The rest of that page is not printed; other output is possible again.
  bool lost_page();

  /// Handles the panic key: clears the screen at once, until Enter. Afterwards only the pending
  /// prompt should be shown again; a secret question is covered.
  void blank();

  /// Records a vote in secret ballots typed in turn, and covers the screen. Returns the whole
  /// answer after the last vote. Requires casting().
  std::optional<Answer> cast(int pick);

  /// Records a vote given on a phone, or typed beside such ones; these ballots may be open.
  std::optional<Answer> cast_by(int seat, int pick, bool typed = false) {
    return ballots_.cast_by(seat, pick, typed);
  }
  std::vector<int> missing_ballots(bool or_typed = false) const {
    return ballots_.missing(or_typed);
  }

  /// Returns whether some of the pending ballots are in.
  bool has_ballots() const {
    const Question* question = session_.question();
    return question != nullptr && traits(question->form).voters &&
           ballots_.missing().size() < question->slots.size();
  }

  /// Returns whether some voter could vote on a phone.
  bool phones_may_vote() const;

  /// Shows the lines to one player alone.
  void show_to(int seat, const std::vector<std::string>& lines);

  /// Discards the last vote given in secret ballots and covers the screen; returns the voter's
  /// seat, or 0 if there is none.
  int take_back_ballot();

  /// Returns whether secret ballots that are typed in turn are pending.
  bool casting() const { return shared_ && ballots_.pending(); }

  /// Tells phones, whose server knows nothing once it is started again, whose ballots are in.
  void tell_who_has_cast() const;

  /// Returns the question for the voter whose turn it is. Requires casting().
  Question ballot() const {
    assert(casting());
    return ballots_.one();
  }

  /// Returns how to wait for input, depending on what is pending.
  WaitOptions waiting() const;

 private:
  // Messages for the player who is asked next, shown above the question.
  struct ToldWithQuestion {
    std::string at;  // the state of the game it belongs to
    std::vector<std::string> lines;
  };

  bool is_secret() const;
  // Whether a player, or the moderator, is asked next.
  bool asks(int seat) const { return is_secret() && session_.question()->of == seat; }
  void show_question();
  void open_for(int seat);
  std::string state() const;
  void print_alone(int seat, const std::vector<std::string>& lines);
  Value whose() const;
  Value called(int seat) const;
  void call(int seat);
  void pass_on(const std::vector<Message>& secrets, bool last);
  void wait_for_moderator();
  bool reads_on_phone(int seat) const;
  bool show_alone(int seat, const std::vector<std::string>& lines, bool phones = false);
  bool entered(const char* prompt, const std::function<bool()>& needless = {});

  Session& session_;
  InputStack& modes_;
  Output& output_;
  Narration& narration_;
  bool shared_;
  TableScreens* screens_;  // those of the table, or null
  SecretBallots ballots_;
  // Set by the panic key on a private screen, which then covers its question too: the number of
  // answers in effect at that time.
  std::optional<std::size_t> veiled_at_;
  std::optional<ToldWithQuestion> told_with_question_;
  std::size_t uncovered_at_ = 0;  // number of answers when the question was uncovered
  AlternateScreen alternate_;
  bool lost_page_ = false;
  bool to_be_seen_ = false;  // what is shown to one alone is shown again if it was wiped
  // Since the last public message: whether the rules wait for the moderator, and whether the
  // moderator was told or asked something in secret.
  bool awaited_ = false, had_ = false;
};

/// Returns the messages since the last answer given by a person that may have to be told once more
/// when a game is resumed: the private ones, as it is unknown whether they were seen, and if the
/// moderator is still waited for, without a script, the others, too. Those before a line of a
/// script that is known to have been read are left out: so a night that was read completely is not
/// revealed by repeating its messages.
std::vector<Message> perhaps_untold(const Session& session);

}  // namespace narrator::cli
