// What `play`, `resume` and `tell` share: the options of a conversation, and resuming from a log.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/display/output.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/setup/config.hpp"
#include "cli/table/narration.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

namespace CLI {
class App;
}

namespace narrator::cli {

/// The options of a command that holds a conversation.
struct ConversationFlags {
  bool json = false;
  bool brief = false;
  std::string screen;  // "" means private, or as recorded in the log
  std::string confirm = "yes";
  Narration::Options narration{};
  bool screens = false;
  ScreensOptions served{};  // where the screens are served

  /// Adds --json and --brief to a command.
  void add_to(CLI::App& command);

  /// Adds the same, and the options for a game with people present: --screen, --confirm, --pace,
  /// --speak and --screens.
  void add_for_persons_to(CLI::App& command);

  bool shared() const { return screen == "shared"; }

  /// Returns who can see the screen.
  Reader reader() const { return {shared() ? Reader::Who::everyone : Reader::Who::moderator, 0}; }

  /// Formats the options as on a command line, omitting the screen and everything that has its
  /// default.
  std::string in_words() const;
};

/// If a person is present, takes options missing from the command line, except the screen, from the
/// config's standing options, and reports invalid ones.
void take_standing(const Config& config, ConversationFlags& options);

/// Reports the config's mistakes on standard error, starting with number `from`.
void tell_mistakes(const Config& config, std::size_t from = 0);

/// Returns whether a person is present to be asked.
bool by_a_person(const ConversationFlags& options);

/// Throws Error (usage) if everybody sees the screen but it cannot be cleared, or nobody is there
/// to be passed it.
void must_be_wiped(const ConversationFlags& options, bool interactive);

/// Creates the input. Throws Error (usage) if everybody sees the screen but it cannot be cleared.
std::unique_ptr<Input> input_for(const ConversationFlags& options);

/// Creates the output.
std::unique_ptr<Output> output_for(const ConversationFlags& options);

/// Creates the screens' server if --screens is given, otherwise returns null. Throws Error (usage).
std::unique_ptr<TableScreens> screens_for(const ConversationFlags& options);

/// Runs a session with these options; `taken_up` tells whether it is resumed or new. Throws as
/// converse(). `ask` is used to open the log for `screens`, if there are any.
void hold_conversation(Session& session, Input& input, const ConversationFlags& options,
                       bool taken_up, TableScreens* screens = nullptr,
                       const AskPassphrase& ask = {});

/// Reads a log. Throws LogError if it is damaged; the message says how to proceed. A damaged game
/// is not resumed, but the answers before the damage are intact.
LogContents read_to_go_on(const std::string& log, const AskPassphrase& ask);

/// Warns if another narrator process cannot be prevented from writing to the same log.
void tell_unlocked(const Session& session);

/// Opens the game, tells a person its current state, and runs it with these options. `rules` are
/// corrected files of house rules to use from now on. If they cannot be used, throws Refused and
/// does not resume the game.
void go_on(const LogContents& contents, const std::string& log, Input& input,
           const ConversationFlags& options, const std::vector<std::string>& rules = {},
           const AskPassphrase& ask = {});

/// Resumes the game of a log, on the screen it was started with unless the options name one.
void go_on(const std::string& log, ConversationFlags options, Input& input,
           const AskPassphrase& ask, const std::vector<std::string>& rules = {});

}  // namespace narrator::cli
