// What the moderator sees: text for people, or one JSON object a line for programs.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/log/log.hpp"
#include "engine/session/session.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

/// Where a conversation's output goes. Everything comes as to the moderator; nothing is waited for.
class Output {
 public:
  virtual ~Output() = default;
  /// Whether it is shown: not what a brief output leaves out.
  virtual bool say(const Said& said) = 0;
  /// Shows what was said so far, without waiting for the next question.
  virtual void tell(Session& session) = 0;
  /// The question now pending (never nullptr).
  void ask(Session& session) { ask(session, *session.question()); }

  /// The same, in place of the pending question.
  virtual void ask(Session& session, const Question& question) = 0;
  /// An input that was refused, and why.
  virtual void refuse(const Refusal& refusal) = 0;
  /// Something about the program, not the game: "undone: …", "the game is kept, go on with …".
  virtual void notice(const std::string& text) = 0;
  /// Testimony was written down.
  virtual void testimony(const Session& session, const Statement& said) = 0;
  /// A contradiction has come to light.
  virtual void proof(const Session& session, const Proof& proof) = 0;
  /// The line that was read, where nobody saw it being typed.
  virtual void echo(const std::string& line) = 0;
  /// The game is over.
  virtual void end(Session& session) = 0;
  /// The whole table, on the command `status`, on a screen for `reader`.
  virtual void board(Session& session, const Reader& reader) = 0;
  /// What the reader knows of the players.
  virtual void facts(Session&, const Reader&) {}
  /// Keeps the board as it is now, and shows what was kept: where the game has gone on meanwhile,
  /// and not all of that was told, it would be ahead.
  virtual void keep_board(Session&, const Reader&) {}
  virtual void show_kept_board() {}

  /// What a game tells of its past on the command `what`: widgets of its report.
  virtual void told(const Session& session, std::string_view what, const Json& widgets) = 0;
  /// Testimony and what of it cannot be true; of one player where `seat` is one.
  virtual void claims(Session& session, const Reader& reader, int seat) = 0;

  /// Whether to leave out what everybody knows by heart: what is read aloud, and the announcements
  /// that are `routine`.
  virtual void be_brief(bool, const std::vector<std::string>& /*routine*/) {}

  /// Whose eyes the screen is for, from here on; at first the moderator's. What is not for them is
  /// not printed, whoever hands it over.
  virtual void show_to(const Reader&) {}

  /// The screen is empty, and nothing on it may scroll away: `turn` is called where it is full, and
  /// returns when it is empty again: true where the rest may be printed. Otherwise nothing is until
  /// the next page begins. Without `turn` the screen may scroll.
  virtual void begin_page(std::function<bool()>) {}
};

/// Text on standard output.
std::unique_ptr<Output> text_output();

/// JSON Lines on standard output (narrator(1), JSON); notices go to standard error.
std::unique_ptr<Output> json_output();

}  // namespace narrator::cli
