// The moderator's commands: everything that can be typed at a question and is no answer to it.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/choices.hpp"
#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

class Countdown;
class TableScreens;
class Voice;

/// Which answers a person is asked about once more.
enum class Confirm {
  nothing,
  weighty,  // what the rules call drastic, and what ends the game
  powers,   // and every use of a power
};

/// A game, where it is shown, and for whose eyes the screen is: the moderator's, or everyone's.
struct ViewContext {
  Session& session;
  Output& output;
  Reader reader;
};

/// What a command works on.
struct CommandContext : ViewContext {
  bool& quit;        // set to leave the conversation
  Confirm& confirm;  // what is asked about once more
  Voice& voice;
  Countdown& countdown;
  std::function<bool(const std::string& sentence)> sure;  // asks, where a person is there to ask
  bool covered = false;             // what is asked must not be talked about on this screen
  TableScreens* screens = nullptr;  // of the table, where they are open
  std::function<void(int seat, const std::vector<std::string>& lines)> show_to{};  // alone
  std::string_view command{};  // the name of the one that runs
};

/// Asks whether an amendment, or other rules, are to be. The moderator is told before what would
/// change, and what was answered later and has to wait. What only would be said must not be on a
/// screen that others see, as it tells what is hidden: there tell_done() tells it once it is so.
bool sure_of(const ViewContext& context, const Amended& amended, const std::string& sentence,
             const std::function<bool(const std::string&)>& sure);

/// `before`: the answers that were in effect.
void tell_done(const ViewContext& context, const Amended& amended, const AnswerList& before);

/// Reads the files of house rules in force again, by default those of the command line, and goes on
/// under them where `sure` agrees. Throws Refused.
void reload(const ViewContext& context, const std::vector<std::string>& files,
            const std::function<bool(const std::string& sentence)>& sure);

/// What may follow a command's name.
enum class Takes {
  nothing,
  perhaps,  // words, or none
  words,    // at least one; without any, text `NAME-how` says what is expected
};

/// What carries a command out; throws Refused where it cannot.
using Run = void(CommandContext& context, const Line& words);

/// How long a line can be called back with the arrow keys.
enum class Recalled { in_later_games, in_this_game, never };

/// What a command is for, as help lists them.
enum class Group { mend, look, write, seats, night, program };

/// A command: one row of the table. Its help is text `command.NAME` of the interface, how it is
/// typed `usage.NAME`.
struct Command {
  std::string_view name;
  Group group = Group::program;
  std::array<std::string_view, 2> aliases{};
  Run* run;
  Takes takes = Takes::nothing;
  /// What can be completed behind the name, where anything can: one, or several of them.
  Choices (*choices)(const Session&, const Reader&) = nullptr;
  bool takes_several = false;
  /// A secret question stays on the screen meanwhile.
  bool beside_secrets = false;
  bool only_shows = false;  // and changes nothing
  Recalled recalled = Recalled::in_later_games;
  bool leaves = false;      // wherever it is typed
  bool helps = false;       // likewise, where there is more to tell than what is asked
  bool takes_back = false;  // typed alone, also a ballot that was cast on a screen that goes round
  bool corrects = false;    // `amend` takes a line that begins with it, too
};

/// All commands, by the alphabet.
std::span<const Command> commands();

/// The command that a folded word names, also by an alias, or nullptr.
const Command* command_named(std::string_view folded);

/// The command that the first of the words names, or nullptr. There are some.
const Command* command_in(Tokens words);

/// The words of these texts' own language that stand for commands, each with the command's name.
std::vector<std::pair<std::string, std::string>> own_words(const Catalogue& texts);

/// The line with the command's name where it begins with such a word.
std::string with_command_named(const Catalogue& texts, const std::string& line);

/// The command that a word was perhaps meant to be, or nullptr.
const Command* command_near(const std::string& word);

/// Carries a command out where `words` are what it takes; throws Refused otherwise.
void carry_out(const Command& command, CommandContext& context, const Line& words);

/// How many answers that the reader knows somebody gave come after number `n` of the log.
int answers_after(const Session& session, int n, const Reader& reader);

/// Throws Refused with the text and its example.
[[noreturn]] void refuse(const Session& session, const std::string& id, const Args& args = {});

/// Throws Refused with text `NAME-how`, what the command that runs expects, and its example.
[[noreturn]] void refuse_how(const CommandContext& context, const std::string& wrong = {});

/// Shows every answer in effect with its number, below text `heading`.
void list_answers(CommandContext& context, const std::string& heading);

/// Sets right what is called `what` among the corrections `offered`: the words name the player,
/// where there is one for each, and the value. Throws Refused.
void set_right(CommandContext& context, std::vector<Question> offered, const std::string& what,
               Tokens words);

// What the rows of the table run.
Run undo_command, reload_command, redo_command, amend_command, correct_command, claim_command,
    claims_command, history_command, votes_command, odds_command, write_down_command,
    rename_command, seat_command, join_command, leave_command, recall_command, say_command,
    again_command, redeal_command, speak_command, timer_command, without_command, phones_command;

/// Whether `redeal` would be carried out now and something was read aloud that it would repeat.
bool can_redeal(const Session& session, const Reader& reader);

}  // namespace narrator::cli
