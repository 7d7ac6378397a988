// Sources of the moderator's input lines, and the completions offered while typing.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/terminal/keyboard.hpp"

namespace narrator::cli {

/// A word that completes the line, and its meaning for the user ("seat 4", "undoes the last
/// answer").
struct Completion {
  std::string word;
  std::string meaning;
};

/// The possible completions. `from` is the byte offset in the line of the word they replace.
struct Completions {
  std::size_t from = 0;
  std::vector<Completion> list;
};

/// The waiting prompt, as seen by what runs meanwhile: a timer, a voice.
class Prompt {
 public:
  virtual ~Prompt() = default;
  /// Prints whole lines above the line being typed, which is left unchanged.
  virtual void print(const std::string& text) = 0;
  /// Sets the row above the prompt, which is updated in place; "" removes it. May hold colours.
  virtual void headline(const std::string& text) = 0;
  virtual void ring() = 0;  // sounds the terminal's bell
  /// Stops waiting: Input::read returns What::left. The text typed so far is restored next time.
  virtual void leave() = 0;
};

/// How to wait for the next line. Every function may be empty.
struct WaitOptions {
  /// Called before the program blocks: all pending output must be on disk and on the screen by
  /// then.
  std::function<void()> about_to_wait{};
  /// Called after each event while a person is typing, and at least every 100 ms while `ticks`
  /// returns true; never called if the lines do not come from a person.
  std::function<void(Prompt&)> idle{};
  std::function<bool()> ticks{};
  /// Returns whether an event other than a line has arrived. Polled at least ten times a
  /// second, even if no person is typing. If it returns true, reading ends with
  /// InputResult::What::left.
  std::function<bool()> arrived{};
  /// Returns a descriptor that becomes readable when such an event may have arrived, so that a line
  /// editor need not poll; -1 if there is none at present.
  std::function<int()> arrives_at{};
  /// Returns the completions for the given beginning of a line.
  std::function<Completions(const std::string&)> complete{};
  std::string prompt = "> ";
  bool secret = false;  // on a screen of its own, where Ctrl-Z hides it like Ctrl-X
  /// An empty line is ignored if it comes sooner than this after the prompt, or so soon after
  /// another Enter that the key bounced or is held down.
  std::chrono::milliseconds dead_time{0};

  /// Whether an empty line that comes so long after prompt and last Enter is ignored.
  bool too_soon(std::chrono::nanoseconds after_prompt, std::chrono::nanoseconds after_enter) const {
    constexpr std::chrono::milliseconds kRepeats{300};  // by the slowest keyboards
    return after_prompt < dead_time || after_enter < std::min(dead_time, kRepeats);
  }
  /// Enter on an empty line reveals a secret: text typed before the prompt was on the screen is
  /// discarded, and so is pasted text.
  bool uncovers = false;
  std::string interrupted{};  // shown after Ctrl-C on an empty line: another one leaves
  /// If set, single keys are read, as by a full-screen view; called to erase that view before the
  /// program is suspended. Requires can_edit_lines().
  std::function<void()> undraw{};
};

/// The result of waiting.
struct InputResult {
  enum class What {
    line,   // `line`, without its line end
    key,    // `key`, if single keys are read
    end,    // end of input, Ctrl-D, Ctrl-C twice, or a hang-up: no more input will come
    again,  // Ctrl-L, or the screen has changed: show the question again
    panic,  // Ctrl-X: the screen must be blanked at once
    left,   // after Prompt::leave, or an event other than a line has arrived
  };
  What what = What::end;
  std::string line{};
  bool ahead = false;  // the line had been typed before it was asked for
  Key key{};
};

/// A source of input lines.
class Input {
 public:
  virtual ~Input() = default;
  virtual InputResult read(const WaitOptions& waiting) = 0;
  /// Returns whether a person is typing: a refused line is then asked for again instead of ending
  /// the program.
  virtual bool interactive() const = 0;
  /// Returns whether there are lines that were typed or pasted before they were asked for.
  virtual bool typed_ahead() { return false; }
  /// Returns whether further lines have been pasted together with the last one.
  virtual bool pasted_more() { return false; }
  /// Discards what has been typed of the next line, as the question has changed meanwhile, and what
  /// an Enter shortly afterwards would send. Returns whether there was anything.
  virtual bool drop_typed() { return false; }
  /// Adds the line to the history; if `lasting`, also for later games. Never called with a secret.
  virtual void remember(const std::string& /*line*/, bool /*lasting*/) {}
};

/// Reads lines from standard input that is not a terminal.
std::unique_ptr<Input> pipe_input();

/// Supplies the given lines (`narrator tell LOG INPUT…`).
std::unique_ptr<Input> given_input(std::vector<std::string> lines);

/// Reads from a person at a terminal: with line editing, or plain lines if TERM is dumb.
std::unique_ptr<Input> terminal_input();

/// Returns the input that suits standard input.
std::unique_ptr<Input> standard_input();

/// Reads from a person's terminal with line editing. At most one object may exist.
std::unique_ptr<Input> line_editor();

}  // namespace narrator::cli
