// Secrets on a screen that everybody sees: the screen is passed to the one they are for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/display/output.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/table/modes/input_stack.hpp"
#include "cli/table/narration.hpp"
#include "cli/table/secret_ballots.hpp"
#include "cli/terminal/alternate_screen.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Stands between a conversation and its output. On a private screen everything is simply shown. On
/// a shared one, what is for some is shown to each of them alone, on a second screen that is wiped;
/// a secret question is covered until Enter. Between two lines to everybody the moderator has the
/// screen once, whatever there is to tell and to ask, and where the rules acknowledge, also if
/// there is nothing: so how often it is passed tells nobody who lives or what was used.
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

  /// For whose eyes the screen is.
  Reader reader() const;
  bool shared() const { return shared_; }

  /// Shows everything that was said, waiting for Enter where the screen has to be passed, and after
  /// lines that are read aloud.
  void say(const std::vector<Said>& news);

  /// Shows the pending question, or that it is somebody's secret.
  void ask();

  /// The pending question is a secret that is not on the screen now: no answer can be typed.
  bool covered() const { return is_secret() && !alternate_.is_open(); }

  /// Likewise, on a screen that the moderator is to take: nothing but Enter is taken, as where
  /// there is only something to tell.
  bool awaits_moderator() const { return shared_ && covered() && session_.question()->of == 0; }

  /// Says that nothing is typed before Enter.
  void refuse() const;

  /// The pending question is on the second screen.
  bool uncovered() const { return alternate_.is_open(); }

  /// Likewise, and it is nobody's but the moderator's to answer.
  bool moderators() const { return uncovered() && asks_moderator(); }

  /// Enter was pressed: a covered question is uncovered, an uncovered one covered.
  void turn();

  /// Shows the pending question, which is a secret, on the second screen, from the page's
  /// beginning.
  void uncover();

  /// Wipes and leaves the second screen, if it is open.
  void cover();

  /// On the second screen: empties it, for what was typed there to be answered.
  void begin_page();

  /// Whether the screen was wiped, or the input ended, before the page's end since this was asked
  /// last. What was left of it is not printed; from now on something else may be.
  bool lost_page();

  /// The panic key: the screen is empty at once, and until Enter. What waits is then to be shown
  /// again, and nothing else; a secret question will be covered.
  void blank();

  /// Takes a word of secret ballots that everybody types in turn, and covers the screen: the whole
  /// answer once everybody has. Requires casting().
  std::optional<Answer> cast(int pick);

  /// Likewise the word of one voter, who gave it on a phone; these ballots may be open.
  std::optional<Answer> cast_by(int seat, int pick) { return ballots_.cast_by(seat, pick); }
  std::vector<int> missing_ballots() const { return ballots_.missing(); }

  /// Shows the lines to one player alone.
  void show_to(int seat, const std::vector<std::string>& lines);

  /// Drops the word of secret ballots that was typed last and covers the screen; false where there
  /// is none.
  bool take_back_ballot();

  /// Secret ballots are pending that everybody types in turn.
  bool casting() const { return shared_ && ballots_.pending(); }

  /// What the one voter whose turn it is answers. Requires casting().
  Question ballot() const { return ballots_.one(); }

  /// How the keyboard is waited for at what is pending.
  Waiting waiting() const;

 private:
  // Told to the one player who is asked next, and shown above the question.
  struct ToldWithQuestion {
    std::string at;  // the state of the game it belongs to
    std::vector<Said> lines;
  };

  bool is_secret() const;
  bool asks_moderator() const { return is_secret() && session_.question()->of == 0; }
  void show_question();
  void open_for(int seat);
  std::string state() const;
  bool goes_with_question(int seat) const;
  void print_alone(int seat, const std::vector<Said>& lines);
  Value whose() const;
  Value called(int seat) const;
  void pass_on(const std::vector<Said>& secrets, bool last);
  void wait_for_moderator();
  bool reads_on_phone(int seat) const;
  bool show_alone(int seat, const std::vector<Said>& lines, bool phones = false);
  bool entered(const char* prompt, const std::function<bool()>& needless = {});

  Session& session_;
  InputStack& modes_;
  Output& output_;
  Narration& narration_;
  bool shared_;
  TableScreens* screens_;  // of the table, where they are open
  SecretBallots ballots_;
  // After the panic key a private screen covers its question, too: as long as this many answers
  // are in effect.
  std::optional<std::size_t> veiled_at_;
  std::optional<ToldWithQuestion> told_with_question_;
  std::size_t uncovered_at_ = 0;  // so many answers were given when the question was uncovered
  AlternateScreen alternate_;
  bool lost_page_ = false;
  // Since the last line to everybody: the rules wait for the moderator, and the moderator was
  // told or asked something in secret.
  bool awaited_ = false, had_ = false;
};

/// What was told to some of the table since the last answer of a person: whoever goes on with a
/// game cannot know whether they have seen it, but for what stood before a line of a script that is
/// known to have been read. So a night that was read to its end is not told by what is passed
/// again.
std::vector<Said> last_secrets(const Session& session);

}  // namespace narrator::cli
