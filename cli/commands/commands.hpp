// The moderator's commands: everything that can be typed at a question other than an answer.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/completion.hpp"
#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/machine.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator {
struct Statement;
}

namespace narrator::cli {

class Countdown;
class TableScreens;
class Voice;

/// Which answers a person has to confirm.
enum class Confirm {
  nothing,
  weighty,  // those the rules call drastic, and those that end the game
  powers,   // these, and every use of a power
};

/// A game, its output, and who can see the screen: the moderator, or everyone.
struct ViewContext {
  Session& session;
  Output& output;
  Reader reader;
};

/// Everything that a command operates on.
struct CommandContext : ViewContext {
  bool& quit;        // set to true to leave the conversation
  Confirm& confirm;  // which answers have to be confirmed
  Voice& voice;
  Countdown& countdown;
  std::function<bool(const std::string& sentence)> sure;  // asks for confirmation
  bool covered = false;             // the question must not be revealed on this screen
  TableScreens* screens = nullptr;  // those of the table, or null
  std::function<void(int seat, const std::vector<std::string>& lines)> show_to{};  // one player
  std::string_view command{};  // the name of the current command
};

/// Asks for confirmation of an amendment or a change of rules. The moderator is told in advance
/// what would change, and which later answers would have to wait. On a screen that others see,
/// changed messages are not shown in advance, as they may reveal something hidden; tell_done()
/// shows them afterwards.
bool sure_of(const ViewContext& context, const AmendResult& amended, const std::string& sentence,
             const std::function<bool(const std::string&)>& sure);

/// Reports the effects of an amendment. `before` holds the answers that were in effect.
void tell_done(const ViewContext& context, const AmendResult& amended, const AnswerList& before);

/// If the deal told some person something else `before`, tells all players theirs again.
void tell_deal(const ViewContext& context, const LogState& before);

/// Reloads the files of the house rules in force, by default those given on the command line, and
/// continues under them if `sure` agrees. Throws Refused.
void reload(const ViewContext& context, const std::vector<std::string>& files,
            const std::function<bool(const std::string& sentence)>& sure);

/// Prints these texts, which show shell commands for the game's log. Requires a log.
void tell_shell_commands(Output& output, const Session& session,
                         std::initializer_list<const char*> ids);

/// The arguments of a command.
enum class ArgumentKind {
  nothing,
  perhaps,  // optional words
  words,    // at least one word; without any, text `NAME-how` says what is expected
};

/// Carries out a command. Throws Refused if that is impossible.
using Run = void(CommandContext& context, const Line& words);

/// For how long a line can be recalled with the arrow keys.
enum class HistoryScope { in_later_games, in_this_game, never };

/// The purpose of a command, by which the help groups them.
enum class Group { mend, look, write, seats, night, program };

/// A command, as one row of the table. Its help is the text `command.NAME` of the interface, and
/// its usage `usage.NAME`.
struct Command {
  std::string_view name;
  Group group = Group::program;
  std::array<std::string_view, 2> aliases{};
  Run* run;
  ArgumentKind takes = ArgumentKind::nothing;
  /// The completions of the command's argument, or of each of several; null if there are none.
  Choices (*choices)(const Session&, const Reader&) = nullptr;
  bool takes_several = false;
  /// Whether a secret question stays on the screen during the command.
  bool beside_secrets = false;
  bool only_shows = false;  // whether it leaves the game unchanged
  HistoryScope recalled = HistoryScope::in_later_games;
  bool leaves = false;  // whether it leaves, in every mode
  bool helps = false;   // whether it shows help, in modes that have more than their question
  bool names_something_new = false;  // "save binh" and "keep it" may be meant as answers
  bool takes_back = false;  // whether it undoes a ballot, if typed alone on a passed-around screen
  bool corrects = false;    // whether `amend` also accepts lines that begin with it
};

/// Returns all commands in alphabetical order.
std::span<const Command> commands();

/// Returns the command with this normalised name or alias, or nullptr.
const Command* command_named(std::string_view normalised);

/// Returns the command named by the first word, or nullptr. `words` must not be empty.
const Command* command_in(Tokens words);

/// Returns the words for commands in the texts' language, each with the command's name.
std::vector<std::pair<std::string, std::string>> own_words(const Catalogue& texts);

/// Returns whether the line is one of the words that answer the question, in any spelling but "?".
bool is_offered_word(const Line& line, const Question& question, const Catalogue& texts);

/// Returns the line with such a word at its beginning replaced by the command's name, unless it is
/// all of the line and one of the words that answer `question`, if any.
std::string with_command_named(const Catalogue& texts, const std::string& line,
                               const Question* question = nullptr);

/// Returns the command that a misspelt word was probably meant to be, or nullptr.
const Command* command_near(const std::string& word);

/// Carries out a command. Throws Refused if it does not accept `words`.
void carry_out(const Command& command, CommandContext& context, const Line& words);

/// Returns the number of answers after number `n` of the log that a person gave to the reader's
/// knowledge.
int answers_after(const Session& session, int n, const Reader& reader);

/// Throws Refused with a text and its example.
[[noreturn]] void refuse(const Session& session, const std::string& id, const Args& args = {});

/// Throws Refused with the text `NAME-how` of the current command, which says what it expects, and
/// its example.
[[noreturn]] void refuse_how(const CommandContext& context, const std::string& wrong = {});

/// Lists all answers in effect with their numbers, below the text `heading`.
void list_answers(CommandContext& context, const std::string& heading);

/// Returns the claims that the reader may see, or nothing if the rules fail on them, as such a
/// failure must not prevent an undo.
std::optional<std::vector<Statement>> claims_told(CommandContext& context);

/// Reports claims that are no longer in effect because their subject is no longer part of the game;
/// claims that were themselves undone are reported elsewhere.
void tell_lost_claims(CommandContext& context, const std::optional<std::vector<Statement>>& before);

/// Applies the correction called `what` from `offered`: the words name the player, if each player
/// has one, and the value. Throws Refused.
void set_right(CommandContext& context, std::vector<Question> offered, const std::string& what,
               Tokens words);

// The functions of the table's rows.
Run undo_command, reload_command, redo_command, amend_command, correct_command, claim_command,
    claims_command, history_command, votes_command, odds_command, write_down_command,
    rename_command, seat_command, join_command, leave_command, recall_command, say_command,
    again_command, redeal_command, speak_command, timer_command, without_command, phones_command,
    keep_command;

/// Returns whether `redeal` is possible now and would repeat something that was read aloud.
bool can_redeal(const Session& session, const Reader& reader);

/// Throws Refused if the line with the command, or the words behind it, a name for something new,
/// may be meant as an answer to the pending question: they are one, or a player who cannot be
/// chosen. What it says is for those who see that question.
void refuse_answer(const Session& session, const Command& command, const Line& line);

/// A ballot of one voter: the seat, and the index of an option.
struct OneBallot {
  int seat;
  int pick;
};

/// Parses ballots for those of `missing`, the seats without one, whom the line gives one: "dan ja",
/// "ja all". Nobody gets one because of what others say. Throws Refused.
std::vector<OneBallot> parse_missing(const std::vector<int>& missing, Session& session,
                                     const Line& line);

/// Returns whether a line with ballots names some voters alone, so that the others get what is
/// left.
bool leaves_out_voters(Session& session, const Line& line);

/// Parses an answer to the machine's question, with or without the question's id in front. Throws
/// Refused, also if the game is over.
Answer parse_pending(Machine& machine, const Session& session, const Line& line);

/// Parses an answer to a question asked instead of the machine's; if `partial`, ballots may be left
/// out, as ParserContext has it.
Answer parse_in_place(const Question& question, Machine& machine, const Session& session,
                      const Line& line, bool partial = false);

/// The same, for a line that was typed. Throws Refused, which says so if the line was probably
/// meant for another question, or is a misspelt command.
Answer parse_typed(Session& session, const Line& line, const Question& question,
                   bool partial = false);

/// Parses an answer to a question of the program's own. Throws Refused.
Answer parse_own(const Question& question, Tokens words, const ParserContext& context);

/// Returns the player denoted by all of the words. Throws Refused with what the command expects.
int seat_meant(const CommandContext& context, Tokens words);

/// Returns the players and the words of the game, for parsing.
ParserContext words_of(const Session& session);

}  // namespace narrator::cli
