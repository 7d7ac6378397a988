// The output of a conversation: text for people, or one JSON object per line for programs.
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/session/session.hpp"
#include "engine/testimony/testimony.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// The destination of a conversation's output. It is passed everything that the moderator may see.
/// No function waits, but for the `turn` of begin_page().
class Output {
 public:
  virtual ~Output() = default;
  /// Shows messages that were said at the same time.
  virtual void say(Session& session, const std::vector<Message>& messages) = 0;
  /// Returns whether say() shows the message; brief output omits some.
  virtual bool shows(const Message&) const { return true; }
  /// Asks the pending question; there must be one.
  void ask(Session& session) { ask(session, *session.question()); }

  /// Asks `question` instead of the pending one.
  virtual void ask(Session& session, const Question& question) = 0;
  /// Shows that an input was refused, and why.
  virtual void refuse(const Refusal& refusal) = 0;
  /// Shows a message about the program rather than the game: "undone: …", "the game is kept, go on
  /// with …".
  virtual void notice(const std::string& text) = 0;
  /// Confirms that testimony was recorded.
  virtual void testimony(const Session& session, const Statement& said) = 0;
  /// Shows a contradiction that has been found.
  virtual void proof(const Session& session, const Contradiction& proof) = 0;
  /// Shows an input line that nobody saw being typed.
  virtual void echo(const std::string& line) = 0;
  /// Announces the end of the game.
  virtual void end(Session& session) = 0;
  /// Shows the whole table, for the command `status`, on a screen for `reader`.
  virtual void board(Session& session, const Reader& reader) = 0;
  /// Shows what the reader knows of the players.
  virtual void facts(Session&, const Reader&) {}
  /// Saves the current board, and shows the saved one later. The current board would be ahead if
  /// the game has gone on and not all of that has been announced yet.
  virtual void keep_board(Session&, const Reader&) {}
  virtual void show_kept_board() {}

  /// Shows what a game tells about its past for the command `what`: widgets of its report.
  virtual void told(const Session& session, std::string_view what, const Json& widgets) = 0;
  /// Shows testimony and what of it cannot be true, of one player if `seat` is not 0.
  virtual void claims(Session& session, const Reader& reader, int seat) = 0;

  /// Sets whether to omit familiar texts: those read aloud, and the announcements listed in
  /// `routine`.
  virtual void be_brief(bool, const std::vector<std::string>& /*routine*/) {}

  /// Sets who can see the screen from now on; initially the moderator. Messages not meant for them
  /// are not printed.
  virtual void show_to(const Reader&) {}

  /// Begins a page on an empty screen that must not scroll. When the page is full, `turn` is
  /// called; it returns once the screen is empty again, true if the rest may be printed, otherwise
  /// the rest of the page is dropped. Without `turn` the screen may scroll.
  virtual void begin_page(std::function<bool()>) {}
};

/// Returns an output for people: plain lines in a file or pipe, formatted text on a terminal, of
/// which `look` is asked before each drawing, so that a resize takes effect.
std::unique_ptr<Output> text_output(std::FILE* out, std::function<Terminal()> look);

/// Returns the same for standard output.
std::unique_ptr<Output> text_output();

/// Returns an output that prints JSON Lines to standard output (narrator(1), JSON) and notices to
/// standard error.
std::unique_ptr<Output> json_output();

/// Serialises a value. Never fails: invalid UTF-8 becomes U+FFFD.
JsonText json_text(const Json& value);

/// Prints {"key":value} to standard output.
void print_json_line(std::string_view key, Json value);

/// Prints {"say":…}.
void print_json_line(const Message& said, const std::vector<std::string>& names);

}  // namespace narrator::cli
