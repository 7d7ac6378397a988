// Where the moderator's lines come from, and what can be put into them at the cursor.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/keyboard.hpp"

namespace narrator::cli {

/// Buffers standard input and cuts it at line ends (LF or CR LF).
class InputLines {
 public:
  /// The next line without its end, if it has been read whole; at the end of input, what is left.
  std::optional<std::string> take();

  /// Nothing more will come: take() gives what is left and then nothing.
  bool over() const { return over_; }

  /// Whether reading would not wait, after at most `milliseconds`.
  static bool ready(int milliseconds);

  /// Reads what there is; waits for it where there is nothing.
  void fetch();

  /// Drops everything that has come so far.
  void drop();

 private:
  std::string cut(std::size_t end, std::size_t next);

  bool over_ = false;
  std::string buffer_;
  std::size_t start_ = 0;    // of the next line
  std::size_t scanned_ = 0;  // no line end before this
};

/// A word to put in, and what it means to the person ("seat 4", "takes back the last answer").
struct Completion {
  std::string word;
  std::string meaning;
};

/// All that can stand there. `from` is where in the line the word begins that they replace (bytes).
struct Completions {
  std::size_t from = 0;
  std::vector<Completion> list;
};

/// The prompt while it waits, for what goes on meanwhile: a timer, a voice.
class Prompt {
 public:
  virtual ~Prompt() = default;
  /// Prints whole lines above the line being typed, which stays as it is.
  virtual void print(const std::string& text) = 0;
  /// One row just above the prompt, changed in place; "" takes it away. May hold colours.
  virtual void headline(const std::string& text) = 0;
  virtual void ring() = 0;  // the bell of the terminal
  /// Ends the waiting: Input::read returns What::left. What was typed so far comes back next time.
  virtual void leave() = 0;
};

/// How the next line is to be waited for. Every function may be empty.
struct Waiting {
  /// Called before the program waits: everything owed must be on disk and on the screen.
  std::function<void()> about_to_wait{};
  /// Called whenever something has happened while a person is typing, and at least every 100 ms
  /// while `ticks` says so; never for lines that are no person's.
  std::function<void(Prompt&)> idle{};
  std::function<bool()> ticks{};
  /// Whether something that is no line has come; asked ten times a second, also where no person
  /// types. Reading then ends with Typed::What::left.
  std::function<bool()> arrived{};
  /// What can stand at the end of the given beginning of a line.
  std::function<Completions(const std::string&)> complete{};
  std::string prompt = "> ";
  bool secret = false;  // on a screen of its own: Ctrl-Z hides it like Ctrl-X
  /// Enter alone is none that comes sooner after the prompt, or after another Enter: a key bounced,
  /// or is held.
  std::chrono::milliseconds dead_time{0};
  /// Enter alone shows a secret: what was typed before the prompt was on the screen is dropped, and
  /// so is what is pasted.
  bool uncovers = false;
  std::string interrupted{};  // said after Ctrl-C on an empty line: that another one leaves
  /// Set where single keys are wanted, by who draws the screen: takes away what is drawn before the
  /// program is stopped. Requires can_edit_lines().
  std::function<void()> undraw{};
};

/// What came of waiting.
struct Typed {
  enum class What {
    line,   // `line`, without its end
    key,    // `key`, where single keys are wanted
    end,    // the end of input, Ctrl-D, twice Ctrl-C, a hang-up: nothing more will come
    again,  // Ctrl-L, or the screen is another one: the question is to be shown again
    panic,  // Ctrl-X: the screen must be blanked at once
    left,   // Prompt::leave, or something that is no line has come
  };
  What what = What::end;
  std::string line{};
  bool ahead = false;  // the line was there before it was asked for
  Key key{};
};

/// A source of input lines.
class Input {
 public:
  virtual ~Input() = default;
  virtual Typed read(const Waiting& waiting) = 0;
  /// Whether a person is typing: then a refused line is asked again instead of ending the program.
  virtual bool interactive() const = 0;
  /// Whether lines are waiting that were typed or pasted before they were asked for.
  virtual bool typed_ahead() { return false; }
  /// The line may be called back; where `lasting`, in later games too. Never called with a secret.
  virtual void remember(const std::string& /*line*/, bool /*lasting*/) {}
};

/// Lines of standard input where it is no terminal.
std::unique_ptr<Input> pipe_input();

/// The given lines (`narrator tell LOG INPUT…`).
std::unique_ptr<Input> given_input(std::vector<std::string> lines);

/// A person at a terminal: with line editing, or plain lines where TERM is dumb.
std::unique_ptr<Input> terminal_input();

/// Whichever standard input is.
std::unique_ptr<Input> standard_input();

/// A person's terminal. One object while the program runs.
std::unique_ptr<Input> line_editor();

}  // namespace narrator::cli
