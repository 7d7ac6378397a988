// The moderator's commands: everything that can be typed at a question and is no answer to it.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "cli/display/output.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

class Narration;

/// What a command works on.
struct Desk {
  Session& session;
  Output& output;
  Reader reader;         // for whose eyes the screen is: the moderator's, or everyone's
  bool& quit;            // set to leave the conversation
  bool& confirm;         // whether weighty answers are asked about once more
  Narration& narration;  // the voice and the timer
  std::function<bool(const std::string& sentence)> sure;  // asks, where a person is there to ask
  bool covered = false;  // what is asked must not be talked about on this screen
};

/// Carries out a command; throws Error (Exit::refused) when it cannot.
using Command = std::function<void(Desk&, const std::string& words)>;

/// All commands by name. Their help is text `command.<name>` of the interface.
const std::map<std::string, Command>& commands();

/// The name of the command that a word is, however it is written (`Undo`, full width), or "".
std::string command_named(const std::string& word);

/// The command that a word was perhaps meant to be, or "".
std::string command_near(const std::string& word);

/// An answer to the pending question, typed, led by the question's id or not; throws Error
/// (Exit::refused) with the refusal.
Answer parse(Machine& machine, const Session& session, const std::string& words);

// The commands that have a file of their own.
void undo_command(Desk& desk, const std::string& words);
void redo_command(Desk& desk, const std::string& words);
void amend_command(Desk& desk, const std::string& words);
void correct_command(Desk& desk, const std::string& words);
void claim_command(Desk& desk, const std::string& words);
void history_command(Desk& desk, const std::string& words);
void note_command(Desk& desk, const std::string& words);
void ruling_command(Desk& desk, const std::string& words);
void rename_command(Desk& desk, const std::string& words);
void seat_command(Desk& desk, const std::string& words);
void leave_command(Desk& desk, const std::string& words);
void recall_command(Desk& desk, const std::string& words);
void save_command(Desk& desk, const std::string& words);
void say_command(Desk& desk, const std::string& words);
void again_command(Desk& desk, const std::string& words);
void redeal_command(Desk& desk, const std::string& words);
void speak_command(Desk& desk, const std::string& words);
void timer_command(Desk& desk, const std::string& words);

/// Whether `redeal` would be carried out now and something was read aloud that it would repeat.
bool can_redeal(const Session& session);

}  // namespace narrator::cli
