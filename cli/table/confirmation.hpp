// Answers worth a second look: somebody dies of them, or the game ends.
#pragma once

#include <memory>
#include <string>

#include "cli/commands/commands.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Whether a line says yes or no in the table's language; nothing when it says neither.
std::optional<bool> yes_or_no(const Session& session, const Line& line);

/// Tells which answers are to be asked about once more, and how. Keep one for a game.
class Confirmation {
 public:
  /// `tell_the_end`: whether the person may know that an answer ends the game before it is given.
  /// On a screen that everybody sees, that would tell who somebody is.
  Confirmation(Session& session, bool tell_the_end)
      : session_(session), tell_the_end_(tell_the_end) {}

  /// The sentence to ask ("Dan: sure? (y/n)"), or "" where the answer is an ordinary one. Where the
  /// rules call the question drastic, it is the same whatever comes of the answer. The answer must
  /// fit the pending question; nothing is changed.
  std::string sentence(const Answer& answer, Confirm which = Confirm::weighty);

 private:
  bool ends_the_game(const Answer& answer);
  void bring_in_step();

  Session& session_;
  const bool tell_the_end_;
  std::unique_ptr<Machine> trial_;  // where it is tried out; goes along with the session
  std::size_t given_ = 0;           // answers it was given, with the one tried out last
  std::uint64_t before_ = 0;        // the state that one was tried in
  Answer tried_;
};

}  // namespace narrator::cli
