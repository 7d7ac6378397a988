// How a conversation is held, as the command line says; `play`, `resume` and `tell` share it.
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

/// What stands on the command line of those who hold a conversation.
struct ConversationFlags {
  bool json = false;
  bool brief = false;
  std::string screen;  // "" is private, or what the log says
  std::string confirm = "yes";
  Narration::Options narration{};
  bool screens = false;
  ScreensOptions served{};  // where they are

  /// Adds --json and --brief to a command.
  void add_to(CLI::App& command);

  /// The same, and what matters where persons sit: --screen, --confirm, --pace, --speak and
  /// --screens.
  void add_for_persons_to(CLI::App& command);

  bool shared() const { return screen == "shared"; }

  /// For whose eyes the screen is.
  Reader reader() const { return {shared() ? Reader::Who::everyone : Reader::Who::moderator, 0}; }

  /// As they stand on a command line, but for the screen, where they are not the usual ones.
  std::string in_words() const;
};

/// Takes what the command line does not say, but for the screen, from the standing options where a
/// person is there, and tells what is wrong with them.
void take_standing(const Config& config, ConversationFlags& options);

/// Tells the config's mistakes, from the nth on, on standard error.
void tell_mistakes(const Config& config, std::size_t from = 0);

/// Whether somebody is there to be asked.
bool by_a_person(const ConversationFlags& options);

/// Throws Error (usage) where all see a screen that cannot be wiped.
void must_be_wiped(const ConversationFlags& options);

/// Where lines come from. Throws Error (usage) where all see a screen that cannot be wiped.
std::unique_ptr<Input> input_for(const ConversationFlags& options);

/// Where the game is shown.
std::unique_ptr<Output> output_for(const ConversationFlags& options);

/// Where screens are wanted, the place where they listen; nothing else. Throws Error (usage).
std::unique_ptr<TableScreens> screens_for(const ConversationFlags& options);

/// Drives a session as the options say, one that is `taken_up` again or new; throws as converse().
/// Where there are screens, `ask` opens the log for them.
void hold_conversation(Session& session, Input& input, const ConversationFlags& options,
                       bool taken_up, TableScreens* screens = nullptr,
                       const AskPassphrase& ask = {});

}  // namespace narrator::cli
