// Command-line options of a conversation, shared by `play`, `resume` and `tell`.
#pragma once

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/display/output.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/setup/config.hpp"
#include "cli/table/narration.hpp"
#include "cli/terminal/input.hpp"
#include "engine/session/session.hpp"

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

/// Throws Error (usage) if everybody sees the screen but it cannot be cleared.
void must_be_wiped(const ConversationFlags& options);

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

}  // namespace narrator::cli
