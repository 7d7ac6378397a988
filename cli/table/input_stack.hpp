// A stack of modes; keyboard input goes to the topmost.
#pragma once

#include <deque>
#include <functional>
#include <string>

#include "cli/terminal/input.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator::cli {

/// An event for a mode.
struct Event {
  enum class What {
    line,     // a line was typed
    key,      // a key was pressed, if single keys are read
    arrived,  // something other than a line has arrived
    tick,     // time has passed; `prompt` may be updated
    back,     // the screen is back after the panic key blanked it
    emptied,  // the screen was cleared; show the prompt again
  };
  What what = What::line;
  Line line{};
  bool ahead = false;        // the line was typed before it was asked for
  bool kept = false;         // the line was typed while another mode was on top
  Prompt* prompt = nullptr;  // of a tick
  std::string typed{};       // the line including leading and trailing blanks
  Key key{};

  /// Returns whether what was shown is no longer on the screen.
  bool wiped() const { return what == What::back || what == What::emptied; }
};

/// What a mode does after an event: it keeps waiting for the person, or it ends and the mode below
/// continues.
enum class EventResult { waits, done };

/// A reason for waiting for a person.
class Mode {
 public:
  virtual ~Mode() = default;

  /// Returns the current prompt: its text, whether a secret is beside it, and its completions.
  virtual WaitOptions waiting() = 0;

  virtual EventResult handle(const Event& event) = 0;

  /// Returns whether the mode takes lines that were typed while another mode was on top.
  virtual bool takes_early() const { return false; }

  /// Returns whether it wants to handle arrivals other than lines now; `any` tells whether there
  /// are some.
  virtual bool takes_arrivals(bool /*any*/) const { return false; }

  /// Returns whether the table's timer stays visible.
  virtual bool shows_timer() const { return false; }

  /// Returns whether it wants ticks while nothing else happens.
  virtual bool ticks() const { return false; }
};

/// Reads the keyboard for the topmost mode. Handles the panic key, the end of input, ticks and
/// lines that come too early for all modes.
class InputStack {
 public:
  /// Functions for everything outside the modes. Every function may be empty.
  struct Hooks {
    std::function<void()> about_to_wait{};
    std::function<void(Prompt&, bool timer)> tick{};
    std::function<bool(bool timer)> ticks{};  // whether tick is to be called regularly
    std::function<bool()> arrived{};          // whether something other than a line has arrived
    std::function<int()> arrives_at{};        // as in Waiting
    std::function<void()> blank{};            // clears the screen until it may be restored
    std::function<void()> emptied{};          // the screen was cleared; output restarts at its top
    std::string interrupted{};                // as in Waiting
    /// Returns the line with the local name of its command replaced by the standard one.
    std::function<std::string(const std::string&)> named{};
  };

  explicit InputStack(Input& input) : input_(input) {}
  void surround(Hooks around) { around_ = std::move(around); }

  /// Runs a mode on top of the others until it is done. Returns false if the input has ended; the
  /// modes below end then, too.
  bool run(Mode& mode);

  /// Returns whether nothing more is read, because the input has ended or leave() was called.
  bool over() const { return over_; }
  void leave() { over_ = true; }

  /// Keeps a line for the next mode that takes early ones.
  void keep(const Line& line) { early_.push_back(line); }

  /// Returns whether there is such a line.
  bool keeps() const { return !early_.empty(); }

  Input& input() { return input_; }

 private:
  EventResult step(Mode& mode);

  Input& input_;
  Hooks around_;
  std::deque<Line> early_;
  bool blanked_ = false;
  bool over_ = false;
};

}  // namespace narrator::cli
